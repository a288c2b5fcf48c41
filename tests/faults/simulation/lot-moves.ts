import { type Chance, type CommandData, type CommandSource, load, one, reason } from './command-source.ts'
import type { ObservedLoad } from './observed-load.ts'
import { carriers, invited, staff } from './personas.ts'

const lot = (by: Parameters<typeof load>[0], data?: CommandData) => load(by, data, 'lot')
const quota = (luck: Chance) => one([2_000, 4_000, 7_000, 12_000, 20_000], luck)
const agreement = ({ lot }: ObservedLoad, luck: Chance) => {
  const ids = [...(lot?.agreements.keys() ?? [])]
  return { lotAgreementId: ids.length ? one(ids, luck) : 'nothing' }
}
const withdrawal = ({ lot }: ObservedLoad, luck: Chance) => {
  const ids = [...(lot?.withdrawals.keys() ?? [])]
  return ids.length ? one(ids, luck) : 'w9'
}
const anyOffer = ({ deals }: ObservedLoad) => [...deals.values()].find(({ theirs, bid }) => theirs ?? bid)

/** What is agreed on a volume, and taken from it. */
export const lotCommandSources: Readonly<Record<string, CommandSource>> = {
  WantPart: lot(carriers, (_, luck) => ({ quota: quota(luck) })),
  AcceptLotProposal: lot(staff, (observed, luck) => ({
    negotiationId: anyOffer(observed)?.theirs?.negotiationId ?? anyOffer(observed)?.bid?.negotiationId ?? 'nothing',
    quota: String(quota(luck)),
  })),
  ApproveAgreement: lot(staff, agreement),
  RefuseAgreement: lot(staff, (observed, luck) => ({ ...agreement(observed, luck), ...reason })),
  ChangeQuota: lot(staff, (observed, luck) => ({ ...agreement(observed, luck), quota: String(quota(luck)) })),
  StopWithdrawals: lot(staff, (_, luck) => ({ transporterId: one(invited, luck) })),
  ContinueWithdrawals: lot(staff, (_, luck) => ({ transporterId: one(invited, luck) })),
  Withdraw: lot(carriers, (_, luck) => ({ amount: one([500, 1_000, 2_000, 5_000, 9_000], luck) })),
  ChangeWithdrawal: lot(staff, (observed, luck) => ({
    shippingLotWithdrawalId: withdrawal(observed, luck),
    amount: String(one([1_000, 3_000, 8_000], luck)),
  })),
  FinishLot: load(staff),
  ReopenLot: load(staff, () => reason),
  ChangeAmountMinimum: load(staff, (_, luck) => ({ amount: one([500, 2_000], luck) })),
  ChangeAmountMaximum: load(staff, (_, luck) => ({ amount: one([4_000, 9_000], luck) })),
}
