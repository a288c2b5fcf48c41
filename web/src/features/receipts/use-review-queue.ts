import type { LoadCard } from '@embarca/contracts/board/routes.ts'
import { useEffect, useRef } from 'react'
import { loadBeside, queueWith, type ReviewQueue, waitingCount } from './review-queue.ts'

type More = { readonly has: boolean; readonly loading: boolean; readonly load: () => void }
type Loads = { readonly items: readonly LoadCard[]; readonly more: More }

/** What a review needs to go on from one load to another. */
export type QueueSteps = {
  /** The code of the open load, where it was listed. */
  readonly code: string | undefined
  readonly waiting: number
  /** There may be more than `waiting`: not every page was read. */
  readonly isMore: boolean
  readonly next: (() => void) | undefined
  readonly previous: (() => void) | undefined
}

/** The steps from the load `open` to those beside it in the list; the next page is read ahead of the end. */
export const useReviewQueue = ({ items, more }: Loads, open: string | undefined, onOpen: (hash: string) => void): QueueSteps => {
  const queue = useRef<ReviewQueue>([])
  /** By load; a load that left the list keeps its code. */
  const codes = useRef(new Map<string, string>())
  for (const { hashId, externalId } of items) codes.current.set(hashId, externalId)
  queue.current = open === undefined ? queueWith([], items) : queueWith(queue.current, items)
  const beside = (by: 1 | -1) => (open === undefined ? undefined : loadBeside(queue.current, items, open, by))
  const [next, previous] = [beside(1), beside(-1)]
  const readsAhead = open !== undefined && next === undefined && more.has && !more.loading
  const { load } = more
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each end that is reached
  useEffect(() => {
    if (readsAhead) load()
  }, [readsAhead])
  return {
    code: open === undefined ? undefined : codes.current.get(open),
    waiting: waitingCount(items),
    isMore: more.has,
    next: next === undefined ? undefined : () => onOpen(next),
    previous: previous === undefined ? undefined : () => onOpen(previous),
  }
}
