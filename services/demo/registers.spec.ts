import { canonicalPlate, isCnh, isCnpj, isCpf, isFiscalKey, isRenavam } from '@embarca/contracts/kit/documents.ts'
import { expect, it } from 'vitest'
import { carriers, drivers, vehicles } from './fleet.ts'
import { nfeKey } from './identifiers.ts'
import { moreCarriers } from './more-carriers.ts'
import { registers } from './registers.ts'
import { shipperData } from './shipper-data.ts'

const unlike = (texts: readonly string[]) => new Set(texts).size === texts.length

it('has as many companies, drivers, vehicles and places as documented', () => {
  expect([carriers.length, drivers.length, vehicles.length]).toEqual([12, 180, 180])
  expect([...carriers, ...moreCarriers].map((one) => 'staffed' in one && one.staffed).sort()).toEqual([
    ...Array.from({ length: 28 }, () => false),
    ...Array.from({ length: 12 }, () => true),
  ])
  expect(shipperData.map(({ places }) => places.length)).toEqual([27, 27, 27])
  expect(shipperData.map(({ receivers }) => receivers.length)).toEqual([40, 40, 40])
  expect(unlike(registers.map(({ kind, fields }) => `${kind}-${fields.id}`))).toBe(true)
})

it('has valid and distinct documents', () => {
  const companies = [...carriers, ...moreCarriers, ...shipperData.flatMap(({ places }) => places)].map(({ document }) => document)
  expect(companies.filter((document) => !isCnpj(document))).toEqual([])
  expect(companies.some((document) => /[A-Z]/.test(document)) && unlike(companies)).toBe(true)
  expect(drivers.filter(({ document, phone }) => !isCpf(document) || !/^\d{11}$/.test(phone))).toEqual([])
  expect(drivers.every(({ cnhNumber }) => isCnh(cnhNumber)) && unlike(drivers.map(({ cnhNumber }) => cnhNumber))).toBe(true)
  expect(vehicles.every(({ renavam }) => isRenavam(renavam)) && unlike(vehicles.map(({ renavam }) => renavam))).toBe(true)
  const consignees = shipperData.flatMap(({ receivers }) => receivers)
  expect(consignees.filter(({ document }) => !isCnpj(document) && !isCpf(document))).toEqual([])
  expect(unlike(consignees.map(({ document }) => document))).toBe(true)
  for (const { receivers } of shipperData) expect(unlike(receivers.map(({ name, city }) => `${name} ${city}`))).toBe(true)
  const plates = vehicles.map(({ plate }) => plate)
  expect(plates.every((plate) => canonicalPlate(plate) === plate && /[A-J]/.test(plate[4]!)) && unlike(plates)).toBe(true)
})

it('writes invoices of issuers with and without letters', () => {
  for (const { shipper } of shipperData)
    expect(isFiscalKey(nfeKey(shipper.document, 'PR', '2026-11-20T12:00:00.000Z', 4_711, 31_415_926))).toBe(true)
})
