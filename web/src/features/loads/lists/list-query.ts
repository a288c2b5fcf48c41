import type { BoardAddress } from '../board-address.ts'
import { filtersSent, readFilters } from '../filter-address.ts'
import { filterOf, type ListSection } from './sections.ts'

/** The filters that every tab applies. */
export const listQuery = (address: BoardAddress) => ({
  ...filtersSent(readFilters(address)),
  ...(address.text && { text: address.text }),
  ...(address.hiringType && { hiringType: [...address.hiringType] }),
})

/** The query of a tab, newest first. */
export const sectionQuery = (address: BoardAddress, section: ListSection) => {
  const { deliveryStatus, receiptStatus } = filterOf(section, address.deliveryStatus)
  return { ...listQuery(address), deliveryStatus: [...deliveryStatus], ...(receiptStatus && { receiptStatus: [...receiptStatus] }) }
}
