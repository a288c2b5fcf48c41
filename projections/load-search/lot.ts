import type { LotStatus } from '@embarca/contracts/lot/codes.ts'
import type { LotEvent } from '@embarca/contracts/lot/events.ts'
import { exact, sum } from '@embarca/contracts/lot/volume.ts'
import type { Projector } from '../kit/projector.ts'
import type { Row } from './row.ts'

/** What a lot is looked for by: how it stands, what of it is gone, and which withdrawals are still under way. */
export type Lot = {
  readonly status: LotStatus
  readonly total: number
  readonly amounts: Readonly<Record<string, number>>
  readonly underWay: readonly string[]
}
type Withdrawal = { readonly withdrawalId: string }

const lot = (change: (lot: Lot, data: any) => Partial<Lot>) => (row: Row | undefined, fact: { readonly data: unknown }) =>
  row?.lot ? { ...row, lot: { ...row.lot, ...change(row.lot, fact.data) } } : row
const stands = (status: LotStatus) => lot(() => ({ status }))
const ended = ({ underWay }: Lot, { withdrawalId }: Withdrawal) => underWay.filter((one) => one !== withdrawalId)
const taken = ({ amounts }: Lot, { withdrawalId, amount }: Withdrawal & { amount: number }) => ({ ...amounts, [withdrawalId]: amount })

export const lotSteps: Projector<Row, LotEvent>['on'] = {
  LotOpened: (row, { data: { total } }) => row && { ...row, lot: { status: 'OPEN', total, amounts: {}, underWay: [], ...row.lot } },
  LotTotalChanged: lot((_, { total }) => ({ total })),
  LotWithdrawn: lot((one, data) => ({ amounts: taken(one, data), underWay: [...one.underWay, data.withdrawalId] })),
  LotWithdrawalChanged: lot((one, data) => ({ amounts: taken(one, data) })),
  LotWithdrawalCanceled: lot((one, data) => ({ amounts: taken(one, { ...data, amount: 0 }), underWay: ended(one, data) })),
  LotWithdrawalResumed: lot((one, data) => ({ underWay: [...ended(one, data), data.withdrawalId] })),
  LotWithdrawalDelivered: lot((one, data) => ({ underWay: ended(one, data) })),
  LotFinished: stands('FINISHED'),
  LotCanceled: stands('CANCELED'),
  LotExpired: stands('EXPIRED'),
  LotReopened: stands('OPEN'),
}

/** The fields of the view that a lot is asked by. */
export const lotSought = ({ lot }: Row) => {
  if (!lot) return {}
  const open = lot.status === 'OPEN'
  return {
    lotStatus: lot.status as string,
    flLotAvailable: open && exact(lot.total - sum(Object.values(lot.amounts))) > 0,
    flLotCanClose: open && lot.underWay.length === 0,
  }
}
