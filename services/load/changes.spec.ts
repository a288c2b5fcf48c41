import { loadTrip } from '@embarca/tests/stories/load-trip.ts'
import { form, people, type World, world } from '@embarca/tests/stories/world.ts'
import { beforeEach, describe, expect, it } from 'vitest'
import { NotFound } from '../kit/scope.ts'

const { ana, bia, zeca, tania, tito } = people
let here: World
let load: Awaited<ReturnType<typeof loadTrip>>
beforeEach(async () => {
  here = await world()
  load = await loadTrip(here)
})
const linked = async () => {
  await load.accepted()
  await load.bound()
  await load.confirmed()
}
const receipts = async () => (await here.events.read(`receipts-${load.delivery}`)).map(({ type, data }) => ({ type, data }))
const delivery = (type: string, data: object) => here.execute('load', ana, { type, data: { id: load.delivery, reason: 'x', ...data } })

describe('receipts follow the load', () => {
  it('to another date', async () => {
    await linked()
    await load.load('ChangeDeliveryDate', ana, { destinationId: load.drops[0], deliveryDate: '09/01/2026 09:00:00' })
    expect((await receipts()).slice(1)).toMatchObject([
      { type: 'ReceiptExpectationChanged', data: { receiptId: load.drops[0], expectedAt: '2026-01-09T12:00:00.000Z' } },
    ])
  })
  it('to another place', async () => {
    await linked()
    const { origins, destinations } = form()
    await load.load('ChangeRoute', ana, { origins, destinations: destinations.slice(0, 1), reason: 'x' })
    expect((await receipts()).slice(1)).toMatchObject([{ type: 'ReceiptsExpected', data: { receipts: [{ receiptId: load.drops[0] }] } }])
  })
  it('to another driver', async () => {
    await linked()
    await delivery('ChangeDriver', { driverId: 'd2' })
    expect((await receipts()).slice(1)).toMatchObject([{ type: 'ReceiptsExpected', data: { driverId: 'd2' } }])
  })
  it('and none are expected of a driver who has not agreed', async () => {
    await load.accepted()
    await load.bound()
    await delivery('ChangeDriver', { driverId: 'd2' })
    await load.load('ChangeDeliveryDate', ana, { destinationId: load.drops[0], deliveryDate: '09/01/2026 09:00:00' })
    expect(await receipts()).toEqual([])
  })
})

describe('a load that gets another transporter', () => {
  it('disappears for the old transporter, and appears for the new one', async () => {
    await linked()
    await delivery('ChangeTransporter', { transporterId: 't2' })
    expect(await load.status()).toBe('ASSIGNED_TO_TRANSPORTER')
    const byWhomItLeft = here.ask('load', tania, { type: 'BindDriver', data: { id: load.id, driverId: 'd1', vehicleIds: ['v1'] } })
    await expect(byWhomItLeft).rejects.toMatchObject({ code: 'NOT_FOUND' })
    await load.load('BindDriver', tito, { driverId: 'd3', vehicleIds: ['v3'] })
    expect(await load.status()).toBe('WAITING_DRIVER_ACCEPT')
  })
  it('goes only to a transporter that works for the shipper', async () => {
    await load.accepted()
    const request = here.ask('load', ana, { type: 'ChangeTransporter', data: { id: load.id, transporterId: 't3', reason: 'x' } })
    expect(await request).toMatchObject({ refused: 'TARGET_UNKNOWN' })
  })
})

describe('a changed code', () => {
  it('cannot be another load’s, and the old one is free again', async () => {
    const other = await loadTrip(here, { externalId: 'OUTRA' })
    const rename = (id: string, externalId: string) => here.ask('load', ana, { type: 'RenameLoad', data: { id, externalId } })
    expect(await rename(load.id, 'outra')).toMatchObject({ refused: 'EXTERNAL_ID_TAKEN' })
    await rename(other.id, 'NOVA')
    expect(await rename(load.id, 'outra')).not.toHaveProperty('refused')
  })
})

describe('a raised price', () => {
  const raise = (by = ana) => here.ask('load', by, { type: 'ChangePrice', data: { id: load.id, freightPrice: 1_100_000, reason: 'x' } })
  it('exceeds the limit only for a user who approves hirings', async () => {
    await load.accepted()
    expect(await raise()).toMatchObject({ refused: 'PRICE_NEEDS_APPROVAL' })
    expect(await raise(bia)).not.toHaveProperty('refused')
  })
})

describe('a load launched again', () => {
  const again = (by = ana) => here.ask('load', by, { type: 'RelaunchLoad', data: { id: load.id, ...form() } })
  it('is a new one, offered like any other', async () => {
    expect(await again()).toMatchObject({ refused: 'LOAD_NOT_ENDED' })
    await load.load('CancelLoad', ana, { reason: 'x' })
    const accepted = await again()
    const stream = 'stream' in accepted ? accepted.stream : ''
    expect(stream).not.toBe(`load-${load.id}`)
    expect(await here.eventTypes(stream)).toEqual(['LoadLaunched', 'LoadOffered'])
  })
  it('does not exist for another shipper', async () => {
    await load.load('CancelLoad', ana, { reason: 'x' })
    await expect(again(zeca)).rejects.toThrow(NotFound)
  })
})
