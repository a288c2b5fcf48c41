import {
  agreedTerms,
  asks,
  came,
  deadline,
  given,
  has,
  load,
  lookups,
  opened,
  says,
  tania,
  took,
  wants,
} from '@embarca/tests/kit/lot-history.ts'
import { describe, it } from 'vitest'

describe('a lot', () => {
  it('opens with its offer, as its load measures', () => given().when(asks('OpenLot')).then(opened()))
  it('opens once', () => given(opened()).when(asks('OpenLot')).changesNothing())
  it('does not open for a load that is no lot', () =>
    given()
      .when(asks('OpenLot'), { lookups: { ...lookups, load: undefined } })
      .changesNothing())
  it('shares a price for the whole out among its parts', () =>
    given()
      .when(asks('OpenLot'), { lookups: { ...lookups, load: { ...load, terms: { ...agreedTerms, lot: {}, freightPrice: 3_000_000 } } } })
      .brings({ type: 'LotOpened', data: { pricePerPart: 30_000 } }))
  it('counts its price by burdens where its trucks are given', () =>
    given()
      .when(asks('OpenLot'), { lookups: { ...lookups, load: { ...load, terms: { ...agreedTerms, lot: { weightBurden: 27_000 } } } } })
      .brings({ type: 'LotOpened', data: { part: 27_000 } }))
  it('expires when nobody wanted a part of it', () => {
    const late = { now: deadline }
    given(opened()).when(asks('CompleteLot', { deadline }), late).then(says('LotExpired'))
    given(opened())
      .when(asks('CompleteLot', { deadline: '2026-01-05T18:00:00.000Z' }), late)
      .changesNothing()
    given(opened()).when(asks('CompleteLot', { deadline })).changesNothing()
  })
  it('stays when somebody has, wants or proposed a part', () => {
    const late = { now: deadline }
    given(opened(), wants(1000)).when(asks('CompleteLot', { deadline }), late).changesNothing()
    given(opened())
      .when(asks('CompleteLot', { deadline }), { ...late, lookups: { ...lookups, proposed: true } })
      .changesNothing()
    given(opened(), wants(1000), says('LotAgreementRefused', { lotAgreementId: 'a-t1', transporterId: 't1', reason: 'r' }))
      .when(asks('CompleteLot', { deadline }), late)
      .then(says('LotExpired'))
  })
  it('costs another price from then on, and what was agreed keeps its own', () => {
    const dearer = { lookups: { ...lookups, load: { ...load, terms: { ...agreedTerms, lot: { pricePerPart: 22_000 } } } } }
    const changed = says('LotPriceChanged', { pricePerPart: 22_000 })
    given(opened(), has(60_000)).when(asks('FollowLoad'), dearer).then(changed)
    given(opened(), changed).when(asks('FollowLoad'), dearer).changesNothing()
  })
  it('is weighed again, but never below what was promised', () => {
    const weighed = (weight: number) => ({ lookups: { ...lookups, load: { ...load, terms: { ...agreedTerms, weight } } } })
    given(opened())
      .when(asks('FollowLoad'), weighed(90_000))
      .then(says('LotTotalChanged', { total: 90_000 }))
    given(opened(), has(60_000))
      .when(asks('FollowLoad'), weighed(50_000))
      .then(says('LotTotalChanged', { total: 60_000 }))
    given(opened()).when(asks('FollowLoad'), weighed(100_000)).changesNothing()
  })
})

it('limits each withdrawal as its load says', () => {
  const limited = {
    lookups: {
      ...lookups,
      load: { ...load, terms: { ...agreedTerms, lot: { pricePerPart: 20_000, amountMinimum: 10, amountMaximum: 30 } } },
    },
  }
  const changed = says('LotLimitsChanged', { amountMinimum: 10, amountMaximum: 30 })
  given(opened()).when(asks('FollowLoad'), limited).then(changed)
  given(opened(), changed).when(asks('FollowLoad'), limited).changesNothing()
})

describe('the end of a lot', () => {
  const finished = says('LotFinished')
  it('comes when nothing is under way', () => {
    given(opened(), has(30_000), took(1), came('LotWithdrawalDelivered')).when(asks('CloseLot')).then(finished)
    given(opened(), has(30_000), took(1)).when(asks('CloseLot')).refused('WITHDRAWALS_UNDER_WAY')
    given(opened(), has(30_000), took(1)).when(asks('CancelLot')).refused('WITHDRAWALS_UNDER_WAY')
    given(opened(), has(30_000)).when(asks('CancelLot')).then(says('LotCanceled'))
    given(opened(), finished).when(asks('CloseLot')).changesNothing()
  })
  it('ends withdrawals and agreements', () => {
    given(opened(), has(30_000), finished)
      .when(asks('Withdraw', { amount: 1 }), tania)
      .refused('LOT_NOT_NOW')
    given(opened(), finished)
      .when(asks('WantPart', { quota: 1 }), tania)
      .refused('LOT_NOT_NOW')
    given()
      .when(asks('WantPart', { quota: 1 }), tania)
      .refused('LOT_UNKNOWN')
  })
  it('is refused by who hears it before the lot does', () =>
    given(opened(), has(30_000))
      .when(asks('Withdraw', { amount: 1 }), { ...tania, lookups: { ...lookups, load: { ...load, status: 'FINISHED' } } })
      .refused('LOT_NOT_NOW'))
  it('is undone with the load, agreements and all', () => {
    const reopened = says('LotReopened', { deadline, reason: 'Saldo' })
    given(opened(), has(30_000), finished)
      .when(asks('FollowReopening', { reason: 'Saldo' }))
      .then(reopened)
    given(opened(), has(30_000), finished, reopened)
      .when(asks('Withdraw', { amount: 1 }), tania)
      .brings({ type: 'LotWithdrawn' })
    given(opened()).when(asks('FollowReopening')).changesNothing()
    given(opened(), says('LotCanceled')).when(asks('OpenAgain')).then(says('LotReopened'))
    given(opened(), finished)
      .when(asks('OpenAgain'), { lookups: { ...lookups, load: { ...load, status: 'FINISHED' } } })
      .changesNothing()
  })
})
