import { isCallFailed, isUnknownOutcome } from '../failure.ts'
import type { Tap } from './tap.ts'

/** A tap of a user, and why the server refused it: its lane waits until the user decides. */
export type QueuedEntry = Tap & { readonly userId: string; readonly refusal?: string; readonly code?: string }
export type QueueRules<Entry> = {
  /** Entries of a lane go out in the order of the taps. */
  readonly laneOf: (entry: Entry) => string
  /** What goes out together with the first of a lane. */
  readonly sentTogether: (entries: readonly Entry[]) => readonly Entry[]
  /** A tap that means the same as one before it is none. */
  readonly isRepeated: (entry: Entry, others: readonly Entry[]) => boolean
  /** Of no use once it is refused, and nobody can mend it. */
  readonly isExpendable: (entry: Entry) => boolean
}
type Ports<Entry> = {
  readonly store: {
    readonly putEntry: (id: string, entry: Entry) => Promise<void>
    readonly entries: () => Promise<unknown[]>
    readonly removeEntry: (id: string) => Promise<void>
  }
  readonly userId: string
  readonly rules: QueueRules<Entry>
  /** Uploads what an entry needs before it is sent; answers the entry with what it has now, or the same one. */
  readonly prepare: (entry: Entry) => Promise<Entry>
  readonly send: (entries: readonly Entry[]) => Promise<unknown>
  /** Runs a job alone among the tabs of this browser. */
  readonly alone: <T>(job: () => Promise<T>) => Promise<T>
}

/** The answer may come later: no network, a server that starts, a session that must be renewed. Anything else is the server's word. */
const isLater = (thrown: unknown) =>
  !isCallFailed(thrown) || isUnknownOutcome(thrown) || thrown.status >= 500 || [401, 408, 409, 425, 429].includes(thrown.status)
/** Ids are made at the tap, and sort by its time. */
const inOrder = <Entry extends QueuedEntry>(entries: readonly Entry[]): readonly Entry[] =>
  [...entries].sort((a, b) => (a.id < b.id ? -1 : 1))
const reasonOf = (thrown: unknown) => (isCallFailed(thrown) ? thrown.messages.join(' ') || thrown.message : String(thrown))

/**
 * What a user tapped and the server has not answered yet. Entries of a lane go out in the order of the taps; a refused one stops only its
 * own lane. Every entry is stored before it counts as tapped.
 */
export const createOfflineQueue = <Entry extends QueuedEntry>({ store, userId, rules, prepare, send, alone }: Ports<Entry>) => {
  type Waiting = readonly Entry[]
  const listeners = new Set<() => void>()
  let shown: Waiting = []
  /** Tapped, and not stored yet: not shown, because the page says that what it shows is kept on this device. */
  const storing = new Set<Entry>()
  let others = 0
  let draining: Promise<void> | undefined
  let isAskedAgain = false

  const publish = (next: Waiting) => {
    shown = next
    for (const listener of listeners) listener()
  }
  /** Other tabs, and the page before this one, have written too. */
  const reread = async () => {
    const all = (await store.entries()) as Entry[]
    others = all.filter((entry) => entry.userId !== userId).length
    publish(inOrder(all.filter((entry) => entry.userId === userId)))
  }
  const change = async (entry: Entry) => {
    await store.putEntry(entry.id, entry)
    publish(shown.map((one) => (one.id === entry.id ? entry : one)))
  }
  const remove = async (id: string) => {
    await store.removeEntry(id)
    publish(shown.filter((one) => one.id !== id))
  }

  const preparing = new Map<string, Promise<Entry>>()
  const prepared = (entry: Entry): Promise<Entry> => {
    const running = preparing.get(entry.id) ?? prepare(entry)
    preparing.set(entry.id, running)
    running.catch(() => {}).finally(() => preparing.delete(entry.id))
    return running
  }
  const ready = async (entry: Entry): Promise<Entry> => {
    const made = await prepared(entry)
    if (made !== entry) await change(made)
    return made
  }
  const lane = async (entries: Waiting) => {
    for (let left = entries; left.length > 0; ) {
      const together = rules.sentTogether(left)
      left = left.slice(together.length)
      const group = together.flatMap(({ id }) => shown.find((one) => one.id === id) ?? [])
      const [entry] = group
      if (!entry || entry.refusal !== undefined) return
      try {
        await send(group.length > 1 ? group : [await ready(entry)])
      } catch (thrown) {
        if (isLater(thrown)) return
        if (rules.isExpendable(entry)) for (const { id } of group) await remove(id)
        else
          await change({
            ...(shown.find(({ id }) => id === entry.id) ?? entry),
            refusal: reasonOf(thrown),
            ...(isCallFailed(thrown) && { code: thrown.code }),
          })
        return
      }
      for (const { id } of group) await remove(id)
    }
  }
  const drainOnce = async () => {
    await reread()
    const lanes = new Map<string, Entry[]>()
    for (const entry of shown) lanes.set(rules.laneOf(entry), [...(lanes.get(rules.laneOf(entry)) ?? []), entry])
    // Uploads run in parallel: a slow one holds up only the entries that need it.
    for (const entry of shown) if (entry.refusal === undefined) prepared(entry).catch(() => {})
    await Promise.all([...lanes.values()].map(lane))
  }
  /** Sends what waits; asked for while it runs, it runs once more. */
  const drain = (): Promise<void> => {
    if (draining) {
      isAskedAgain = true
      return draining
    }
    draining = alone(drainOnce)
      .catch((error: unknown) => console.error(error))
      .finally(() => {
        draining = undefined
        if (!isAskedAgain) return
        isAskedAgain = false
        void drain()
      })
    return draining
  }

  return {
    /** Stores a tap, and first what belongs to it, and sends it when there is a network. Answers false for a repeated tap. */
    add: async (entry: Entry, keepFirst?: () => Promise<unknown>): Promise<boolean> => {
      if (rules.isRepeated(entry, [...shown, ...storing])) return false
      storing.add(entry)
      try {
        await keepFirst?.()
        await store.putEntry(entry.id, entry)
        publish(inOrder([...shown.filter(({ id }) => id !== entry.id), entry]))
      } finally {
        storing.delete(entry)
      }
      void drain()
      return true
    },
    drain,
    open: reread,
    /** Sends a refused tap again, as it is now. */
    retry: async (entry: Entry) => {
      const { refusal: _, code: __, ...again } = entry
      await change(again as unknown as Entry)
      await drain()
    },
    /** The user gives a refused tap up; the following ones of its lane go out. */
    discard: async (id: string) => {
      await remove(id)
      await drain()
    },
    waiting: () => shown,
    /** Entries of other users of this device: they wait for their users. */
    ofOthers: () => others,
    subscribe: (listener: () => void) => {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
  }
}
export type OfflineQueue<Entry extends QueuedEntry> = ReturnType<typeof createOfflineQueue<Entry>>
