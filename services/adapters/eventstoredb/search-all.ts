import { BEFORE_ALL, type Position } from '@embarca/contracts/kit/position.ts'
import { type AllStreamRecordedEvent, type EventStoreDBClient, type ReadPosition, START, streamNameFilter } from '@eventstore/db-client'

/**
 * `next`: the event that was found. Without one, there is none before `reached`, where there may be one; `isComplete`: nor anywhere else,
 * as of the start of the search.
 */
export type Search<Event> = { readonly next?: Event; readonly reached: Position; readonly isComplete: boolean }
type SearchOptions = {
  readonly prefix: string
  readonly from: ReadPosition
  /** Milliseconds without progress after which the search ends. */
  readonly patience: number
}

/** Events that the server passes over before it reports how far it is. */
const WINDOW = 500

/**
 * The first event after a position whose stream has a prefix. The driver filters subscriptions only, so this is a subscription that ends
 * with its first event, or when it has caught up.
 */
export const searchAll = (client: EventStoreDBClient, { prefix, from, patience }: SearchOptions) =>
  new Promise<Search<AllStreamRecordedEvent>>((resolve, reject) => {
    let reached = from === START ? BEFORE_ALL : String((from as { commit: bigint }).commit)
    const end = (search?: Search<AllStreamRecordedEvent>) => {
      clearTimeout(timer)
      void subscription.unsubscribe().catch(() => {})
      if (search) resolve(search)
    }
    const waitAgain = () => setTimeout(() => end({ reached, isComplete: false }), patience)
    const filter = streamNameFilter({
      prefixes: [prefix],
      maxSearchWindow: WINDOW,
      checkpointReached: async (_, { commit }) => {
        reached = String(commit)
        clearTimeout(timer)
        timer = waitAgain()
      },
    })
    const subscription = client.subscribeToAll({ fromPosition: from, filter })
    let timer = waitAgain()
    subscription.on('data', ({ event }) => event && end({ next: event, reached, isComplete: false }))
    subscription.on('caughtUp', () => end({ reached, isComplete: true }))
    subscription.on('error', (error) => {
      end()
      reject(error)
    })
  })
