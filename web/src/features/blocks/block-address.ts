import { type BlockStatus, blockStatuses } from '@embarca/contracts/block/codes.ts'
import { type DrawerAddress, type RegisterAddress, readDrawerAddress } from '../../shared/register/address.ts'

/** Readings b1.19. */
const PAGE = 10

/** What the address of a list of blocks holds: the search, the status, and the block that is open. */
export const readBlockAddress = (given: Readonly<Record<string, unknown>>): DrawerAddress => readDrawerAddress(given, [], blockStatuses)

/** The address as the input of its query; without a status, the blocks that hold or will. */
export const blockQuery = ({ text, only }: Pick<RegisterAddress, 'text' | 'only'>) => ({
  size: PAGE,
  ...(text && { text }),
  ...(only && { status: only as BlockStatus }),
})
