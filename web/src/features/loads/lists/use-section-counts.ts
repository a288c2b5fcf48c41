import { loadSearchRoutes } from '@embarca/contracts/load-search/routes.ts'
import { useRead } from '../../../base/queries.ts'
import type { BoardAddress } from '../board-address.ts'
import { listQuery } from './list-query.ts'
import { filterOf, type ListSection } from './sections.ts'

/** The number of loads of each tab, from two requests. */
export const useSectionCounts = (address: BoardAddress) => {
  const all = useRead(loadSearchRoutes.countNew, listQuery(address), { keep: true, live: true }).data
  const delivered = useRead(
    loadSearchRoutes.countNew,
    { ...listQuery(address), deliveryStatus: ['DELIVERED'] },
    { keep: true, live: true },
  ).data
  return (section: ListSection): number | undefined => {
    const { deliveryStatus, receiptStatus } = filterOf(section)
    const [counts, values] = receiptStatus ? [delivered?.byReceiptStatus, receiptStatus] : [all?.byStatus, deliveryStatus]
    return counts && values.reduce((sum, value) => sum + (counts[value] ?? 0), 0)
  }
}
