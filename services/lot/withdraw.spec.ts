import type { LoadLifecycleStatus } from '@embarca/contracts/load/codes.ts'
import { came, given, has, lookups, lotCommand, lotEvent, opened, tania, took, wants } from '@embarca/tests/stories/lot-history.ts'
import { describe, it } from 'vitest'

describe('a withdrawal', () => {
  const withdraw = (amount: number) => lotCommand('Withdraw', { amount })
  it('takes a part of the quota at its price', () => given(opened(), has(60_000)).when(withdraw(27_000), tania).then(took(27_000, 1)))
  it('is numbered after those before it, the canceled ones too', () =>
    given(opened(), has(60_000), took(27_000), came('LotWithdrawalCanceled', 1, { reason: 'r' }))
      .when(withdraw(60_000), tania)
      .brings({ type: 'LotWithdrawn', data: { withdrawalId: 'w2', externalId: 'CG-20377/2', amount: 60_000 } }))
  it('never takes more than the quota has left', () => {
    given(opened(), has(60_000), took(27_000)).when(withdraw(33_000), tania).brings({ type: 'LotWithdrawn' })
    given(opened(), has(60_000), took(27_000)).when(withdraw(33_000.001), tania).refused('WITHDRAWAL_ABOVE_QUOTA')
  })
  it('keeps to the minimum and the maximum, but for the last rest', () => {
    const limits = opened({ amountMinimum: 10_000, amountMaximum: 30_000 })
    given(limits, has(60_000)).when(withdraw(30_001), tania).refused('WITHDRAWAL_ABOVE_MAXIMUM')
    given(limits, has(60_000)).when(withdraw(9999), tania).refused('WITHDRAWAL_BELOW_MINIMUM')
    given(limits, has(35_000), took(28_000)).when(withdraw(7000), tania).brings({ type: 'LotWithdrawn' })
  })
  it('needs an approved agreement', () => {
    given(opened()).when(withdraw(1), tania).refused('NO_AGREEMENT')
    given(opened(), wants(1000)).when(withdraw(1), tania).refused('NO_AGREEMENT')
  })
  it('waits while the shipper stopped the transporter', () => {
    const stopped = lotEvent('LotWithdrawalsStopped', { transporterId: 't1' })
    given(opened(), has(1000))
      .when(lotCommand('StopWithdrawals', { transporterId: 't1' }))
      .then(stopped)
    given(opened(), has(1000), stopped).when(withdraw(1), tania).refused('WITHDRAWAL_STOPPED')
    given(opened(), has(1000), stopped)
      .when(lotCommand('StopWithdrawals', { transporterId: 't1' }))
      .refused('ALREADY_STOPPED')
    given(opened(), has(1000), stopped)
      .when(lotCommand('ContinueWithdrawals', { transporterId: 't1' }))
      .then(lotEvent('LotWithdrawalsContinued', { transporterId: 't1' }))
    given(opened(), has(1000))
      .when(lotCommand('ContinueWithdrawals', { transporterId: 't1' }))
      .refused('NOT_STOPPED')
  })
  it('changes until it was collected', () => {
    const change = (amount: string) => lotCommand('ChangeWithdrawal', { shippingLotWithdrawalId: 'w1', amount })
    const at = (withdrawnLoad: LoadLifecycleStatus) => ({ lookups: { ...lookups, withdrawnLoad } })
    const before = given(opened(), has(30_000), took(20_000))
    before.when(change('25000'), at('IN_COLLECT')).then(came('LotWithdrawalChanged', 1, { amount: 25_000, price: 500_000 }))
    before.when(change('30000,5'), at('IN_COLLECT')).refused('WITHDRAWAL_ABOVE_QUOTA')
    before.when(change('25000'), at('COLLECT_DONE')).refused('WITHDRAWAL_COLLECTED')
    before.when(change('20000'), at('IN_COLLECT')).changesNothing()
    given(opened(), has(30_000)).when(change('1'), at('IN_COLLECT')).refused('WITHDRAWAL_UNKNOWN')
    given(opened(), has(30_000), took(1), came('LotWithdrawalDelivered')).when(change('2'), at('IN_COLLECT')).refused('WITHDRAWAL_ENDED')
  })
  it('that is canceled returns its volume, once', () => {
    const back = lotCommand('ReturnWithdrawal', { withdrawalId: 'w1', reason: 'Quebra' })
    const canceled = came('LotWithdrawalCanceled', 1, { reason: 'Quebra' })
    given(opened(), has(30_000), took(30_000)).when(back).then(canceled)
    given(opened(), has(30_000), took(30_000), canceled).when(back).changesNothing()
    given(opened(), has(30_000), took(30_000), canceled).when(withdraw(30_000), tania).brings({ type: 'LotWithdrawn' })
    given().when(back).changesNothing()
  })
  it('is delivered, and sometimes is not after all', () => {
    const [delivered, resumed] = [came('LotWithdrawalDelivered'), came('LotWithdrawalResumed')]
    const [note, resume] = [lotCommand('NoteDelivered', { withdrawalId: 'w1' }), lotCommand('NoteResumed', { withdrawalId: 'w1' })]
    given(opened(), has(1), took(1)).when(note).then(delivered)
    given(opened(), has(1), took(1), delivered).when(note).changesNothing()
    given(opened(), has(1), took(1), delivered).when(resume).then(resumed)
    given(opened(), has(1), took(1), delivered, resumed).when(note).then(delivered)
  })
})
