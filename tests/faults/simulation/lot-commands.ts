import { type Chance, type CommandData, type CommandSource, load, one, reason } from './command-source.ts'
import type { ObservedLoad } from './observed-load.ts'
import { carriers, invited, staff } from './personas.ts'

const lot = (by: Parameters<typeof load>[0], data?: CommandData) => load(by, data, 'lot')
const quota = (random: Chance) => one([2_000, 4_000, 7_000, 12_000, 20_000], random)
const agreement = ({ lot }: ObservedLoad, random: Chance) => {
  const ids = [...(lot?.agreements.keys() ?? [])]
  return { lotAgreementId: ids.length ? one(ids, random) : 'nothing' }
}
const withdrawal = ({ lot }: ObservedLoad, random: Chance) => {
  const ids = [...(lot?.withdrawals.keys() ?? [])]
  return ids.length ? one(ids, random) : 'w9'
}
const anyOffer = ({ deals }: ObservedLoad) => [...deals.values()].find(({ theirs, bid }) => theirs ?? bid)

/** Commands on the agreements and withdrawals of a lot. */
export const lotCommandSources: Readonly<Record<string, CommandSource>> = {
  WantPart: lot(carriers, (_, random) => ({ quota: quota(random) })),
  AcceptLotProposal: lot(staff, (observed, random) => ({
    negotiationId: anyOffer(observed)?.theirs?.negotiationId ?? anyOffer(observed)?.bid?.negotiationId ?? 'nothing',
    quota: String(quota(random)),
  })),
  ApproveAgreement: lot(staff, agreement),
  RefuseAgreement: lot(staff, (observed, random) => ({ ...agreement(observed, random), ...reason })),
  ChangeQuota: lot(staff, (observed, random) => ({ ...agreement(observed, random), quota: String(quota(random)) })),
  StopWithdrawals: lot(staff, (_, random) => ({ transporterId: one(invited, random) })),
  ContinueWithdrawals: lot(staff, (_, random) => ({ transporterId: one(invited, random) })),
  Withdraw: lot(carriers, (_, random) => ({ amount: one([500, 1_000, 2_000, 5_000, 9_000], random) })),
  ChangeWithdrawal: lot(staff, (observed, random) => ({
    shippingLotWithdrawalId: withdrawal(observed, random),
    amount: String(one([1_000, 3_000, 8_000], random)),
  })),
  FinishLot: load(staff),
  ReopenLot: load(staff, () => reason),
  ChangeAmountMinimum: load(staff, (_, random) => ({ amount: one([500, 2_000], random) })),
  ChangeAmountMaximum: load(staff, (_, random) => ({ amount: one([4_000, 9_000], random) })),
}
