import {
  agreedTerms,
  came,
  deadline,
  given,
  has,
  load,
  lookups,
  lotCommand,
  lotEvent,
  opened,
  tania,
  took,
  wants,
} from '@embarca/tests/stories/lot-history.ts'
import { describe, it } from 'vitest'

describe('a lot', () => {
  it('opens with its offer, as its load measures', () => given().when(lotCommand('OpenLot')).then(opened()))
  it('opens once', () => given(opened()).when(lotCommand('OpenLot')).changesNothing())
  it('does not open for a load that is no lot', () =>
    given()
      .when(lotCommand('OpenLot'), { lookups: { ...lookups, load: undefined } })
      .changesNothing())
  it('shares a price for the whole out among its parts', () =>
    given()
      .when(lotCommand('OpenLot'), {
        lookups: { ...lookups, load: { ...load, terms: { ...agreedTerms, lot: {}, freightPrice: 3_000_000 } } },
      })
      .brings({ type: 'LotOpened', data: { pricePerPart: 30_000 } }))
  it('counts its price by burdens where its trucks are given', () =>
    given()
      .when(lotCommand('OpenLot'), { lookups: { ...lookups, load: { ...load, terms: { ...agreedTerms, lot: { weightBurden: 27_000 } } } } })
      .brings({ type: 'LotOpened', data: { part: 27_000 } }))
  it('expires when no transporter wants a part of it', () => {
    const late = { now: deadline }
    given(opened()).when(lotCommand('CompleteLot', { deadline }), late).then(lotEvent('LotExpired'))
    given(opened())
      .when(lotCommand('CompleteLot', { deadline: '2026-01-05T18:00:00.000Z' }), late)
      .changesNothing()
    given(opened()).when(lotCommand('CompleteLot', { deadline })).changesNothing()
  })
  it('stays when a transporter has, wants or proposed a part', () => {
    const late = { now: deadline }
    given(opened(), wants(1000)).when(lotCommand('CompleteLot', { deadline }), late).changesNothing()
    given(opened())
      .when(lotCommand('CompleteLot', { deadline }), { ...late, lookups: { ...lookups, proposed: true } })
      .changesNothing()
    given(opened(), wants(1000), lotEvent('LotAgreementRefused', { lotAgreementId: 'a-t1', transporterId: 't1', reason: 'r' }))
      .when(lotCommand('CompleteLot', { deadline }), late)
      .then(lotEvent('LotExpired'))
  })
  it('costs another price from then on, and what was agreed keeps its own', () => {
    const dearer = { lookups: { ...lookups, load: { ...load, terms: { ...agreedTerms, lot: { pricePerPart: 22_000 } } } } }
    const changed = lotEvent('LotPriceChanged', { pricePerPart: 22_000 })
    given(opened(), has(60_000)).when(lotCommand('FollowLoad'), dearer).then(changed)
    given(opened(), changed).when(lotCommand('FollowLoad'), dearer).changesNothing()
  })
  it('is weighed again, but never below what was promised', () => {
    const weighed = (weight: number) => ({ lookups: { ...lookups, load: { ...load, terms: { ...agreedTerms, weight } } } })
    given(opened())
      .when(lotCommand('FollowLoad'), weighed(90_000))
      .then(lotEvent('LotTotalChanged', { total: 90_000 }))
    given(opened(), has(60_000))
      .when(lotCommand('FollowLoad'), weighed(50_000))
      .then(lotEvent('LotTotalChanged', { total: 60_000 }))
    given(opened()).when(lotCommand('FollowLoad'), weighed(100_000)).changesNothing()
  })
})

it('limits each withdrawal by the terms of its load', () => {
  const limited = {
    lookups: {
      ...lookups,
      load: { ...load, terms: { ...agreedTerms, lot: { pricePerPart: 20_000, amountMinimum: 10, amountMaximum: 30 } } },
    },
  }
  const changed = lotEvent('LotLimitsChanged', { amountMinimum: 10, amountMaximum: 30 })
  given(opened()).when(lotCommand('FollowLoad'), limited).then(changed)
  given(opened(), changed).when(lotCommand('FollowLoad'), limited).changesNothing()
})

describe('the end of a lot', () => {
  const finished = lotEvent('LotFinished')
  it('comes when nothing is under way', () => {
    given(opened(), has(30_000), took(1), came('LotWithdrawalDelivered')).when(lotCommand('CloseLot')).then(finished)
    given(opened(), has(30_000), took(1)).when(lotCommand('CloseLot')).refused('WITHDRAWALS_UNDER_WAY')
    given(opened(), has(30_000), took(1)).when(lotCommand('CancelLot')).refused('WITHDRAWALS_UNDER_WAY')
    given(opened(), has(30_000)).when(lotCommand('CancelLot')).then(lotEvent('LotCanceled'))
    given(opened(), finished).when(lotCommand('CloseLot')).changesNothing()
  })
  it('ends withdrawals and agreements', () => {
    given(opened(), has(30_000), finished)
      .when(lotCommand('Withdraw', { amount: 1 }), tania)
      .refused('LOT_NOT_NOW')
    given(opened(), finished)
      .when(lotCommand('WantPart', { quota: 1 }), tania)
      .refused('LOT_NOT_NOW')
    given()
      .when(lotCommand('WantPart', { quota: 1 }), tania)
      .refused('LOT_UNKNOWN')
  })
  it('refuses withdrawals once its load has ended, also before it receives that', () =>
    given(opened(), has(30_000))
      .when(lotCommand('Withdraw', { amount: 1 }), { ...tania, lookups: { ...lookups, load: { ...load, status: 'FINISHED' } } })
      .refused('LOT_NOT_NOW'))
  it('is undone with the load, agreements and all', () => {
    const reopened = lotEvent('LotReopened', { deadline, reason: 'Saldo' })
    given(opened(), has(30_000), finished)
      .when(lotCommand('FollowReopening', { reason: 'Saldo' }))
      .then(reopened)
    given(opened(), has(30_000), finished, reopened)
      .when(lotCommand('Withdraw', { amount: 1 }), tania)
      .brings({ type: 'LotWithdrawn' })
    given(opened()).when(lotCommand('FollowReopening')).changesNothing()
    given(opened(), lotEvent('LotCanceled')).when(lotCommand('OpenAgain')).then(lotEvent('LotReopened'))
    given(opened(), finished)
      .when(lotCommand('OpenAgain'), { lookups: { ...lookups, load: { ...load, status: 'FINISHED' } } })
      .changesNothing()
  })
})
