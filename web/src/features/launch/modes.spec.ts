import { auctionDurations } from '@embarca/contracts/load/codes.ts'
import { describe, expect, it } from 'vitest'
import { hours } from './AuctionFields.tsx'
import { checkForm } from './check.ts'
import { costOf } from './cost.ts'
import { fromForm } from './from-form.ts'
import { auction, draftContext, fob, good, lot, now, rules } from './launch.fixture.ts'
import type { LaunchText } from './launch-text.ts'
import { toForm } from './to-form.ts'

const wrong = (text: LaunchText) => Object.keys(checkForm(text, rules, now))
const form = (text: LaunchText, byBurden = false) => toForm(text, 'WEIGHT', byBurden)

it.each(['NORMAL', 'QUOTATION', 'AUCTION', 'TO_COMBINE'] as const)('%s requires only its own price', (type) => {
  const unpriced: LaunchText = { ...good(), type, freightPrice: '' }
  expect(wrong(unpriced)).toEqual(type === 'NORMAL' ? ['freightPrice'] : type === 'AUCTION' ? ['auction.initialBid'] : [])
})

it.each(['0', '-5', 'mil', '2.000.000,00'])('a price of %s is an error at its field', (freightPrice) =>
  expect(wrong({ ...good(), freightPrice })).toEqual(['freightPrice']),
)

describe('an auction', () => {
  it('is sent in minutes and has no extension by default (R098)', () => {
    expect(form(auction())).toMatchObject({ type: 'AUCTION', duration: 90, auction: { initialBid: 430_000, reductionPercentage: 1.5 } })
    expect(form(auction()).auction).not.toHaveProperty('extension')
    expect(form({ ...auction(), extend: true }).auction).toMatchObject({ extension: 2 })
    expect(form(auction())).not.toHaveProperty('freightPrice')
  })
  it('shows its durations as hours (R097)', () =>
    expect(auctionDurations.map(hours)).toEqual([
      ...['0h01', '0h05', '0h10', '0h15', '0h30', '1h00', '1h30'],
      ...['2h00', '2h30', '3h00', '3h30', '4h00', '4h30', '5h00'],
    ]))
  it('refuses a reduction of 100 %', () => expect(wrong({ ...auction(), reduction: '100' })).toEqual(['auction.reductionPercentage']))
})

describe('a lot', () => {
  it('sends tons as kilograms unless the shipper counts by burden (R176)', () => {
    expect(form(lot()).lot).toEqual({ pricePerPart: 8500, amountMinimum: 27_000, amountMaximum: 300_000 })
    const trucks: LaunchText = { ...lot(), weightBurden: '27', amountMinimum: '1', amountMaximum: '10' }
    expect(form(trucks, true).lot).toMatchObject({ amountMinimum: 27_000, amountMaximum: 270_000, weightBurden: 27_000 })
    expect(fromForm(form(trucks, true), { ...draftContext, byBurden: true })).toMatchObject({ amountMaximum: '10', weightBurden: '27' })
    expect(Object.keys(checkForm({ ...trucks, amountMaximum: '34' }, { ...rules, byBurden: true }, now))).toEqual(['lot.amountMaximum'])
  })
  it('sends volumes unchanged (R175)', () => {
    const { lot: parts } = toForm(lot(), 'CUBAGE')
    expect(parts).toMatchObject({ amountMinimum: 27, amountMaximum: 300 })
    expect(fromForm(toForm(lot(), 'CUBAGE'), { ...draftContext, measure: 'CUBAGE' })).toMatchObject({
      measure: '900',
      amountMaximum: '300',
    })
  })
  it('needs a total, and parts that fit into it', () => {
    expect(wrong({ ...lot(), measure: '' })).toEqual(['measure'])
    expect(wrong({ ...lot(), amountMaximum: '901' })).toEqual(['lot.amountMaximum'])
    expect(wrong({ ...lot(), amountMinimum: '301' })).toEqual(['lot.amountMaximum'])
  })
  it('computes its total from the price per ton', () =>
    expect(costOf(lot(), false)).toMatchObject({ label: 'Total do lote', price: 7_650_000 }))
})

describe('a FOB load', () => {
  it('is offered to nobody, and incomplete plates are dropped (R030, R044, R178)', () => {
    const { target, transporterId, driver, vehicle, duration } = form(fob())
    expect(target).toMatchObject({ flAll: false, transporterIds: [] })
    expect({ transporterId, driver, vehicle, duration }).toEqual({
      transporterId: 't1',
      driver: { cpf: '11144477735', name: 'José Souza', phone: '11988887777' },
      vehicle: { plates: ['ABC1D23'] },
      duration: undefined,
    })
  })
  it('shows at their fields: an incomplete plate, a wrong CPF and a repeated plate', () => {
    expect(wrong(fob())).toEqual(['vehicle.plates.1'])
    const { carrier } = fob()
    expect(wrong({ ...fob(), carrier: { ...carrier, cpf: '111.111.111-11', plates: ['ABC1D23', 'ABC1D23'] } })).toEqual([
      'driver.cpf',
      'vehicle.plates.1',
    ])
    expect(wrong({ ...fob(), carrier: { cpf: '', name: '', phone: '', plates: [''] } })).toEqual(['transporterId'])
  })
})

it('fields of another mode keep their text, but are neither checked nor sent', () => {
  const before: LaunchText = { ...lot(), type: 'TO_COMBINE', pricePerPart: 'a ver', initialBid: '0', replicated: true }
  expect(wrong(before)).toEqual([])
  expect(form(before)).not.toHaveProperty('groupReplicate')
  expect(form({ ...lot(), type: 'AUCTION', initialBid: '90' }).lot).not.toHaveProperty('pricePerPart')
})

it('accepts drivers as the only participants', () => {
  const text: LaunchText = { ...good(), toAll: false }
  expect(wrong(text)).toEqual(['target'])
  expect(wrong({ ...text, toDrivers: 'SOME', driverIds: ['d1'] })).toEqual([])
  expect(form({ ...text, toDrivers: 'ALL' }).target).toMatchObject({ flAll: false, flAllDriver: true })
})

it('sends the days of copies', () => {
  const copied: LaunchText = { ...good(), replicated: true, copies: '3', copyCollect: '26/11/2026', copyDeliver: '27/11/2026' }
  expect(wrong(copied)).toEqual([])
  expect(form(copied)).toMatchObject({
    replicateShippingType: 'GROUP',
    groupReplicate: { amount: 3, originDate: '26/11/2026', destinationDate: '27/11/2026' },
  })
  expect(wrong({ ...copied, copies: '51', copyDeliver: '25/11/2026' })).toEqual(['groupReplicate.amount', 'groupReplicate.destinationDate'])
})

it('a profile may require a file', () =>
  expect(checkForm(good(), { ...rules, needsFile: true }, now)).toEqual({ attachments: 'Este perfil de carga exige um anexo.' }))

it('PRIMARIZED waits for the decision (R173)', () =>
  expect(form({ ...good(), freightType: 'PRIMARIZED' }).acceptType).toBe('WAIT_DURATION'))

it.each([auction, lot, fob])('%o is restored from a draft as it was typed', (text) => {
  const typed: LaunchText = { ...text(), extend: text === auction }
  const { origins: _, destinations: __, carrier, externalId: ___, ...back } = fromForm(form(typed), draftContext)
  expect(typed).toMatchObject({ ...back, freightPrice: typed.freightPrice })
  expect(carrier.transporter).toEqual(typed.carrier.transporter)
})
