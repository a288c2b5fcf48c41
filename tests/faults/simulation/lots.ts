import { type ModelEffects, type ModelRules, type ObservedLoad, sum } from './observed-load.ts'

type Lot = NonNullable<ObservedLoad['lot']>

const promised = ({ agreements }: Lot) =>
  sum([...agreements.values()].filter(({ status }) => status === 'APPROVED').map(({ quota }) => quota))
const taken = ({ withdrawals }: Lot, agreementId: string) =>
  sum(
    [...withdrawals.values()].filter((one) => one.lotAgreementId === agreementId && one.status !== 'CANCELED').map(({ amount }) => amount),
  )
/** Violated invariants of a lot, checked after each of its events. */
const overdrawn = (lot: Lot) =>
  (promised(lot) > lot.total + 1e-6 && `promised ${promised(lot)} of ${lot.total}`) ||
  [...lot.agreements].flatMap(([id, { quota }]) => (taken(lot, id) > quota + 1e-6 ? [`withdrew ${taken(lot, id)} of ${quota}`] : []))[0]
const isUnderWay = ({ withdrawals }: Lot) => [...withdrawals.values()].some(({ status }) => status === 'UNDER_WAY')

const after =
  (effect: (lot: Lot, data: any) => void) =>
  (observed: ObservedLoad, data: any): string | undefined => {
    if (!observed.lot) return 'a lot that was not opened'
    effect(observed.lot, data)
    return overdrawn(observed.lot) || undefined
  }

export const lotRules: ModelRules = {
  LotAgreementApproved: after(({ agreements }, { lotAgreementId, quota }) => {
    const one = agreements.get(lotAgreementId)
    if (one) agreements.set(lotAgreementId, { ...one, quota, status: 'APPROVED' })
  }),
  LotQuotaChanged: after(({ agreements }, { lotAgreementId, quota }) => {
    const one = agreements.get(lotAgreementId)
    if (one) agreements.set(lotAgreementId, { ...one, quota })
  }),
  LotTotalChanged: after((lot, { total }) => void (lot.total = total)),
  LotWithdrawn: (observed, data) => {
    const agreement = observed.lot?.agreements.get(data.lotAgreementId)
    return (
      (observed.lot?.ended && 'withdrawn after the end') ||
      (observed.lot?.stopped.has(data.transporterId) && 'withdrawn although stopped') ||
      (agreement?.status !== 'APPROVED' && 'withdrawn without an agreement') ||
      (agreement?.transporterId !== data.transporterId && 'withdrawn from the agreement of another') ||
      (observed.lot?.withdrawals.has(data.withdrawalId) && 'two withdrawals with one id') ||
      after(({ withdrawals }, { withdrawalId, lotAgreementId, transporterId, amount }) =>
        withdrawals.set(withdrawalId, { lotAgreementId, transporterId, amount, status: 'UNDER_WAY' }),
      )(observed, data)
    )
  },
  LotWithdrawalChanged: after(({ withdrawals }, { withdrawalId, amount }) => {
    const one = withdrawals.get(withdrawalId)
    if (one) withdrawals.set(withdrawalId, { ...one, amount })
  }),
  LotWithdrawalCanceled: ({ lot }, { withdrawalId }) =>
    lot?.withdrawals.get(withdrawalId)?.status === 'CANCELED' && 'its volume was returned twice',
  LotFinished: ({ lot }) => lot && isUnderWay(lot) && 'finished with an open withdrawal',
  LotCanceled: ({ lot }) => lot && isUnderWay(lot) && 'canceled with an open withdrawal',
  LotExpired: ({ lot }) => lot && promised(lot) > 0 && 'expired with an approved quota',
}

const becomes =
  (status: 'UNDER_WAY' | 'DELIVERED' | 'CANCELED') =>
  (observed: ObservedLoad, { withdrawalId }: { withdrawalId: string }) => {
    const one = observed.lot?.withdrawals.get(withdrawalId)
    if (one) one.status = status
  }
const ended = ({ lot }: ObservedLoad) => {
  if (lot) lot.ended = true
}
export const lotEffects: ModelEffects = {
  LotOpened: (observed, { total, amountMinimum = 0, amountMaximum = 0 }) => {
    observed.lot = { total, amountMinimum, amountMaximum, ended: false, agreements: new Map(), withdrawals: new Map(), stopped: new Set() }
  },
  LotAgreementProposed: (observed, { lotAgreementId, transporterId, quota }) => {
    observed.lot?.agreements.set(lotAgreementId, { transporterId, quota, status: 'PENDING' })
    observed.answered = true
  },
  LotAgreementRefused: (observed, { lotAgreementId }) => {
    const one = observed.lot?.agreements.get(lotAgreementId)
    if (one) one.status = 'REFUSED'
  },
  LotWithdrawalsStopped: (observed, { transporterId }) => void observed.lot?.stopped.add(transporterId),
  LotWithdrawalsContinued: (observed, { transporterId }) => void observed.lot?.stopped.delete(transporterId),
  LotWithdrawalCanceled: becomes('CANCELED'),
  LotWithdrawalDelivered: becomes('DELIVERED'),
  LotWithdrawalResumed: becomes('UNDER_WAY'),
  LotFinished: ended,
  LotCanceled: ended,
  LotExpired: ended,
  LotReopened: ({ lot }) => {
    if (lot) lot.ended = false
  },
}
