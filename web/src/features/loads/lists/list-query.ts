import type { BoardAddress } from '../board-address.ts'
import { filtersSent, readFilters } from '../filter-address.ts'
import { keptIn, type Section } from './sections.ts'

/** What every tab is narrowed by. */
export const listQuery = (address: BoardAddress) => ({
  ...filtersSent(readFilters(address)),
  ...(address.text && { text: address.text }),
  ...(address.hiringType && { hiringType: [...address.hiringType] }),
})

/** What a tab asks the server, newest first. */
export const sectionQuery = (address: BoardAddress, section: Section) => {
  const { deliveryStatus, receiptStatus } = keptIn(section, address.deliveryStatus)
  return { ...listQuery(address), deliveryStatus: [...deliveryStatus], ...(receiptStatus && { receiptStatus: [...receiptStatus] }) }
}
