import { comparePositions, type Position } from '@embarca/contracts/kit/position.ts'
import { every } from '@embarca/projections/kit/every.ts'
import { type AllStreamSubscription, END, streamNameFilter } from '@eventstore/db-client'
import type { EventStoreDbLog } from './log.ts'
import type { Names } from './names.ts'
import { type EventStoreDbServer, recordOf } from './server.ts'

/** Milliseconds between checks of the subscription against the log: a dropped subscription may raise no error. */
const CHECKED_EVERY = 2_000

type CommitNotifierOptions = {
  readonly server: EventStoreDbServer
  readonly names: Names
  readonly log: EventStoreDbLog
  /** Events up to this position cause no notification. */
  readonly from: Position
  readonly checkedEvery?: number | undefined
}

/** Notifies listeners with the position of the last recorded event, whichever process recorded it. */
export const commitNotifier = ({ server, names, log, from, checkedEvery = CHECKED_EVERY }: CommitNotifierOptions) => {
  const listeners = new Set<(head: Position) => void>()
  let last = from
  let subscription: AllStreamSubscription | undefined
  let closed = false

  const notify = (position: Position) => {
    if (comparePositions(position, last) <= 0) return false
    last = position
    for (const listener of [...listeners]) listener(position)
    return true
  }
  const subscribe = () => {
    if (closed) return
    const mine = server.client.subscribeToAll({ fromPosition: END, filter: streamNameFilter({ prefixes: [names.prefix] }) })
    subscription = mine
    mine.on('data', ({ event }) => event && log.isOurs(recordOf(event)) && notify(String(event.position.commit)))
    mine.on('error', () => clearSubscription(mine))
    mine.on('end', () => clearSubscription(mine))
  }
  const clearSubscription = (mine: AllStreamSubscription) => {
    if (subscription === mine) subscription = undefined
  }
  const check = async () => {
    const before = subscription
    const head = await log.head().catch(() => undefined)
    if (closed || head === undefined) return
    const missed = notify(head)
    if (missed && before && before === subscription) {
      subscription = undefined
      void before.unsubscribe().catch(() => {})
    }
    if (!subscription) subscribe()
  }
  subscribe()
  const checking = every(checkedEvery, check)
  return {
    notify,
    /** The position of the last known event. */
    last: () => last,
    onCommit: (listener: (head: Position) => void) => {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
    close: () => {
      closed = true
      void checking.stop()
      listeners.clear()
      void subscription?.unsubscribe().catch(() => {})
    },
  }
}
export type CommitNotifier = ReturnType<typeof commitNotifier>
