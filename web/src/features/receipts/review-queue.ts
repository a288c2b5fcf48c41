import type { LoadCard } from '@embarca/contracts/board/routes.ts'

/** The loads that a reviewer walks through, in the order of the list; loads that leave the list keep their place. */
export type ReviewQueue = readonly string[]
type QueuedLoad = Pick<LoadCard, 'hashId' | 'receiptStatus' | 'receiptsApproved' | 'destinations'>

/** The queue after the list was read again: known loads stay where they are, new ones follow. */
export const queueWith = (before: ReviewQueue, listed: readonly Pick<LoadCard, 'hashId'>[]): ReviewQueue => {
  const added = listed.map(({ hashId }) => hashId).filter((hash) => !before.includes(hash))
  return added.length > 0 ? [...before, ...added] : before
}

/** Receipts of a load that arrived and are not approved; a refused one waits for the driver, not for the reviewer. */
export const waitingIn = ({ destinations, receiptsApproved = 0, receiptStatus }: QueuedLoad): number => {
  const arrived = destinations.filter(({ reached }) => reached).length
  return Math.max(0, arrived - receiptsApproved - (receiptStatus === 'REFUSED' ? 1 : 0))
}

/** The next load after this one, or before it, in which a receipt waits; undefined at the ends. */
export const loadBeside = (queue: ReviewQueue, listed: readonly QueuedLoad[], from: string, by: 1 | -1): string | undefined => {
  const waiting = new Set(listed.filter((load) => waitingIn(load) > 0).map(({ hashId }) => hashId))
  const at = queue.indexOf(from)
  const beyond = by === 1 ? queue.slice(at + 1) : queue.slice(0, Math.max(0, at)).reverse()
  return beyond.find((hash) => waiting.has(hash))
}

/** How many receipts of the listed loads wait. */
export const waitingCount = (listed: readonly QueuedLoad[]): number => listed.reduce((sum, load) => sum + waitingIn(load), 0)
