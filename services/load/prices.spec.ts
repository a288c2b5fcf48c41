import type { Actor } from '@embarca/contracts/kit/event.ts'
import { nothingFound } from '@embarca/tests/kit/load-lookups.ts'
import { someone, specification } from '@embarca/tests/kit/specification.ts'
import { acceptedBy, company, everyStatus, hired, offered } from '@embarca/tests/stories/load-history.ts'
import { describe, it } from 'vitest'
import { loads } from './index.ts'
import type { LoadCommand } from './types.ts'

const given = specification(loads, nothingFound)
const change = (freightPrice: number, over: object = {}) =>
  ({ type: 'ChangePrice', data: { id: 'L1', freightPrice, reason: 'Pedágio novo', ...over } }) as LoadCommand
const limit = { ...nothingFound, register: { ...nothingFound.register, approvalAbove: 800_000 } }
const admin: Actor = { ...someone, roles: ['shipper_admin'] }
const changed = (freightPrice: number, over: object = {}) =>
  ({ type: 'PriceChanged', data: { loadId: 'L1', freightPrice, approvalRequired: false, reason: 'Pedágio novo', ...over } }) as const

describe('the price of an open offer', () => {
  it('changes, with its calculation, and is what the next transporter accepts', () => {
    given(...offered())
      .when(change(700_000, { tollAxisPrice: 48_000, referenceFreight: 750_000, reductionAbsolute: 50_000 }))
      .then(changed(700_000, { tollPrice: 48_000, referenceValue: 750_000, reductionAbsolute: 50_000 }))
    given(...offered(), changed(700_000))
      .when({ type: 'AcceptOffer', data: { id: 'L1' } }, { lookups: { ...nothingFound, carrier: company } })
      .brings({ type: 'OfferAccepted', data: { price: 700_000 } }, { type: 'TransporterAssigned', data: { price: 700_000 } })
  })
  it('says what a user confirmed who moved it far from the lane’s median', () => {
    const priceConfirmed = { median: 430_000, loads: 12 }
    given(...offered())
      .when(change(7_000_000, { priceConfirmed }))
      .then(changed(7_000_000, { priceConfirmed }))
    given(...offered(), changed(7_000_000, { priceConfirmed }))
      .when(change(700_000))
      .then(changed(700_000))
  })
  it('is refused when absurd, toll and reference too', () => {
    given(...offered())
      .when(change(1_000_000_01))
      .refused('PRICE_TOO_HIGH', 'freightPrice')
    given(...offered())
      .when(change(700_000, { tollAxisPrice: 1_000_000_01, referenceFreight: 1_000_000_01 }))
      .refused('PRICE_TOO_HIGH', 'tollAxisPrice', 'referenceFreight')
  })
  it('decides again whether a hiring needs approval', () => {
    given(...offered())
      .when(change(900_000), { lookups: limit })
      .then(changed(900_000, { approvalRequired: true }))
    given(...offered(), changed(900_000, { approvalRequired: true }))
      .when({ type: 'AcceptOffer', data: { id: 'L1' } }, { lookups: { ...nothingFound, carrier: company } })
      .brings({ type: 'OfferAccepted' }, { type: 'TransporterAssigned', data: { status: 'WAITING_APPROVE' } })
  })
  it('stays once a transporter accepted it', () => {
    given(...offered({ acceptType: 'WAIT_DURATION' }), acceptedBy())
      .when(change(700_000))
      .refused('OFFER_ALREADY_ACCEPTED')
    given(...everyStatus.OFFER_COMPLETED)
      .when(change(700_000))
      .refused('OFFER_ALREADY_ACCEPTED')
  })
  it('is above zero', () =>
    given(...offered())
      .when(change(0))
      .refused('PRICE_MISSING', 'freightPrice'))
  it('belongs to a delivery of this load', () =>
    given(...offered())
      .when(change(700_000, { deliveryId: 'L2-1' }))
      .refused('DELIVERY_UNKNOWN'))
})

describe('the price of a hired load', () => {
  it('is what its transporter is paid', () => {
    given(...hired(), changed(750_000)).is({ transporter: { ...company, price: 750_000 }, terms: { freightPrice: 750_000 } })
  })
  it('rises above the limit only for a user who approves hirings', () => {
    given(...hired())
      .when(change(900_000), { lookups: limit })
      .refused('PRICE_NEEDS_APPROVAL')
    given(...hired())
      .when(change(900_000), { lookups: limit, by: admin })
      .brings({ type: 'PriceChanged', data: { approvalRequired: true } })
    given(...hired(), changed(950_000))
      .when(change(900_000), { lookups: limit })
      .brings({ type: 'PriceChanged' })
  })
  it('stays while it waits for approval, and once the load ended', () => {
    for (const status of ['WAITING_APPROVE', 'FINISHED', 'CANCELED', 'EXPIRED'] as const)
      given(...everyStatus[status])
        .when(change(700_000))
        .refused('LOAD_NOT_NOW')
  })
})
