import { type Effects, type Rules, type Seen, sum } from './seen.ts'

type Lot = NonNullable<Seen['lot']>

const promised = ({ agreements }: Lot) =>
  sum([...agreements.values()].filter(({ status }) => status === 'APPROVED').map(({ quota }) => quota))
const taken = ({ withdrawals }: Lot, agreementId: string) =>
  sum(
    [...withdrawals.values()].filter((one) => one.lotAgreementId === agreementId && one.status !== 'CANCELED').map(({ amount }) => amount),
  )
/** What is wrong with a lot as a whole, after any of its facts. */
const overdrawn = (lot: Lot) =>
  (promised(lot) > lot.total + 1e-6 && `promised ${promised(lot)} of ${lot.total}`) ||
  [...lot.agreements].flatMap(([id, { quota }]) => (taken(lot, id) > quota + 1e-6 ? [`withdrew ${taken(lot, id)} of ${quota}`] : []))[0]
const underWay = ({ withdrawals }: Lot) => [...withdrawals.values()].some(({ status }) => status === 'UNDER_WAY')

const after =
  (effect: (lot: Lot, data: any) => void) =>
  (seen: Seen, data: any): string | undefined => {
    if (!seen.lot) return 'a lot that was not opened'
    effect(seen.lot, data)
    return overdrawn(seen.lot) || undefined
  }

export const lotRules: Rules = {
  LotAgreementApproved: after(({ agreements }, { lotAgreementId, quota }) => {
    const one = agreements.get(lotAgreementId)
    if (one) agreements.set(lotAgreementId, { ...one, quota, status: 'APPROVED' })
  }),
  LotQuotaChanged: after(({ agreements }, { lotAgreementId, quota }) => {
    const one = agreements.get(lotAgreementId)
    if (one) agreements.set(lotAgreementId, { ...one, quota })
  }),
  LotTotalChanged: after((lot, { total }) => void (lot.total = total)),
  LotWithdrawn: (seen, data) => {
    const agreement = seen.lot?.agreements.get(data.lotAgreementId)
    return (
      (seen.lot?.ended && 'withdrawn after the end') ||
      (seen.lot?.stopped.has(data.transporterId) && 'withdrawn although stopped') ||
      (agreement?.status !== 'APPROVED' && 'withdrawn without an agreement') ||
      (agreement?.transporterId !== data.transporterId && 'withdrawn from the agreement of another') ||
      (seen.lot?.withdrawals.has(data.withdrawalId) && 'two withdrawals of one name') ||
      after(({ withdrawals }, { withdrawalId, lotAgreementId, transporterId, amount }) =>
        withdrawals.set(withdrawalId, { lotAgreementId, transporterId, amount, status: 'UNDER_WAY' }),
      )(seen, data)
    )
  },
  LotWithdrawalChanged: after(({ withdrawals }, { withdrawalId, amount }) => {
    const one = withdrawals.get(withdrawalId)
    if (one) withdrawals.set(withdrawalId, { ...one, amount })
  }),
  LotWithdrawalCanceled: ({ lot }, { withdrawalId }) =>
    lot?.withdrawals.get(withdrawalId)?.status === 'CANCELED' && 'its volume came back twice',
  LotFinished: ({ lot }) => lot && underWay(lot) && 'finished with a withdrawal under way',
  LotCanceled: ({ lot }) => lot && underWay(lot) && 'canceled with a withdrawal under way',
  LotExpired: ({ lot }) => lot && promised(lot) > 0 && 'expired although it was promised',
}

const becomes =
  (status: 'UNDER_WAY' | 'DELIVERED' | 'CANCELED') =>
  (seen: Seen, { withdrawalId }: { withdrawalId: string }) => {
    const one = seen.lot?.withdrawals.get(withdrawalId)
    if (one) one.status = status
  }
const ended = ({ lot }: Seen) => {
  if (lot) lot.ended = true
}
export const lotEffects: Effects = {
  LotOpened: (seen, { total, amountMinimum = 0, amountMaximum = 0 }) => {
    seen.lot = { total, amountMinimum, amountMaximum, ended: false, agreements: new Map(), withdrawals: new Map(), stopped: new Set() }
  },
  LotAgreementProposed: (seen, { lotAgreementId, transporterId, quota }) => {
    seen.lot?.agreements.set(lotAgreementId, { transporterId, quota, status: 'PENDING' })
    seen.answered = true
  },
  LotAgreementRefused: (seen, { lotAgreementId }) => {
    const one = seen.lot?.agreements.get(lotAgreementId)
    if (one) one.status = 'REFUSED'
  },
  LotWithdrawalsStopped: (seen, { transporterId }) => void seen.lot?.stopped.add(transporterId),
  LotWithdrawalsContinued: (seen, { transporterId }) => void seen.lot?.stopped.delete(transporterId),
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
