import { withdrawalLoad } from '@embarca/contracts/lot/codes.ts'
import type { lotRoutes } from '@embarca/contracts/lot/routes.ts'
import type { Views } from '../kit/read-store.ts'
import { listOf, pageOf, type Readers } from '../kit/readers.ts'
import { LOADS } from '../shared/found-loads.ts'
import type { LotDocument, WithdrawalDocument } from './document.ts'
import { agreementShown, lotShown, type PartCard, withdrawalShown } from './shown.ts'

const lotOf = (views: Views, id: string) => views.get<LotDocument>('lot', id)
const newestFirst = (withdrawals: readonly WithdrawalDocument[]) => [...withdrawals].reverse()
/** The withdrawals with the status of their loads. */
const shownIn = (views: Views, lot: LotDocument, withdrawals: readonly WithdrawalDocument[]) =>
  Promise.all(
    withdrawals.map(async (one) =>
      withdrawalShown(lot, one, await views.get<PartCard>(LOADS, withdrawalLoad(lot.loadId, one.withdrawalId))),
    ),
  )

export const lotReaders: Readers<typeof lotRoutes> = {
  lot: async ({ id }, { views, now }) => {
    const lot = await lotOf(views, id)
    return lot && lotShown(lot, now)
  },
  byTransporter: async ({ id, transporterId }, { views }) => {
    const lot = await lotOf(views, id)
    if (!lot) return undefined
    const agreement = lot.agreements.findLast((one) => one.transporterId === transporterId)
    const own = lot.withdrawals.filter((one) => one.transporterId === transporterId)
    return {
      ...(agreement && { agreement: agreementShown(lot, agreement) }),
      withdrawals: await shownIn(views, lot, newestFirst(own)),
    }
  },
  reductions: async ({ id }, { views }) => {
    const lot = await lotOf(views, id)
    return lot?.agreements.filter(({ status }) => status === 'APPROVED').map((agreement) => agreementShown(lot, agreement))
  },
  withdrawals: async ({ id, ...paging }, { views }) => {
    const lot = await lotOf(views, id)
    if (!lot) return undefined
    const { page, size } = pageOf(paging)
    const all = newestFirst(lot.withdrawals)
    const some = await shownIn(views, lot, all.slice((page - 1) * size, page * size))
    return listOf(some, { hasMore: all.length > page * size }, { page, size })
  },
}
