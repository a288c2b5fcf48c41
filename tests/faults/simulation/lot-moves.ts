import { carriers, invited, staff } from './cast.ts'
import type { Seen } from './seen.ts'
import { type Data, type Luck, load, one, reason, type Way } from './way.ts'

const lot = (by: Parameters<typeof load>[0], data?: Data) => load(by, data, 'lot')
const quota = (luck: Luck) => one([2_000, 4_000, 7_000, 12_000, 20_000], luck)
const agreement = ({ lot }: Seen, luck: Luck) => {
  const ids = [...(lot?.agreements.keys() ?? [])]
  return { lotAgreementId: ids.length ? one(ids, luck) : 'nothing' }
}
const withdrawal = ({ lot }: Seen, luck: Luck) => {
  const ids = [...(lot?.withdrawals.keys() ?? [])]
  return ids.length ? one(ids, luck) : 'w9'
}
const word = ({ deals }: Seen) => [...deals.values()].find(({ theirs, bid }) => theirs ?? bid)

/** What is agreed on a volume, and taken from it. */
export const lotWays: Readonly<Record<string, Way>> = {
  WantPart: lot(carriers, (_, luck) => ({ quota: quota(luck) })),
  AcceptLotProposal: lot(staff, (seen, luck) => ({
    negotiationId: word(seen)?.theirs?.negotiationId ?? word(seen)?.bid?.negotiationId ?? 'nothing',
    quota: String(quota(luck)),
  })),
  ApproveAgreement: lot(staff, agreement),
  RefuseAgreement: lot(staff, (seen, luck) => ({ ...agreement(seen, luck), ...reason })),
  ChangeQuota: lot(staff, (seen, luck) => ({ ...agreement(seen, luck), quota: String(quota(luck)) })),
  StopWithdrawals: lot(staff, (_, luck) => ({ transporterId: one(invited, luck) })),
  ContinueWithdrawals: lot(staff, (_, luck) => ({ transporterId: one(invited, luck) })),
  Withdraw: lot(carriers, (_, luck) => ({ amount: one([500, 1_000, 2_000, 5_000, 9_000], luck) })),
  ChangeWithdrawal: lot(staff, (seen, luck) => ({
    shippingLotWithdrawalId: withdrawal(seen, luck),
    amount: String(one([1_000, 3_000, 8_000], luck)),
  })),
  FinishLot: load(staff),
  ReopenLot: load(staff, () => reason),
  ChangeAmountMinimum: load(staff, (_, luck) => ({ amount: one([500, 2_000], luck) })),
  ChangeAmountMaximum: load(staff, (_, luck) => ({ amount: one([4_000, 9_000], luck) })),
}
