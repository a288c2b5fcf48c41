import { isCallFailed, isUnknownOutcome } from '../../base/failure.ts'
import { type Entry, isRepeated, laneOf, sentTogether } from './entry.ts'

type Store = {
  readonly putEntry: (id: string, entry: Entry) => Promise<void>
  readonly entries: () => Promise<unknown[]>
  readonly removeEntry: (id: string) => Promise<void>
  readonly putPhoto: (id: string, photo: Blob) => Promise<void>
  readonly photo: (id: string) => Promise<Blob | undefined>
}
type Ports = {
  readonly store: Store
  readonly userId: string
  /** Uploads a photo; answers its file id. */
  readonly upload: (entry: Entry, photo: Blob) => Promise<string>
  /** One entry, or several positions of a trip. */
  readonly send: (entries: readonly Entry[]) => Promise<unknown>
  /** Runs a job alone among the tabs of this browser. */
  readonly alone: <T>(job: () => Promise<T>) => Promise<T>
}
export type Waiting = readonly Entry[]

/** The answer may come later: no network, a server that starts, a session that must be renewed. Anything else is the server's word. */
const isLater = (thrown: unknown) =>
  !isCallFailed(thrown) || isUnknownOutcome(thrown) || thrown.status >= 500 || [401, 408, 409, 425, 429].includes(thrown.status)
/** Ids are made at the tap, and sort by its time. */
const inOrder = (entries: Waiting): Waiting => [...entries].sort((a, b) => (a.id < b.id ? -1 : 1))
const reasonOf = (thrown: unknown) => (isCallFailed(thrown) ? thrown.messages.join(' ') || thrown.message : String(thrown))

/**
 * What a driver tapped and the server has not answered yet. Entries of a trip go out in the order of the taps; a refused one keeps its
 * photo and stops only its own trip. Every entry is stored before it counts as tapped.
 */
export const createQueue = ({ store, userId, upload, send, alone }: Ports) => {
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

  const uploads = new Map<string, Promise<string>>()
  const uploaded = (entry: Entry): Promise<string> => {
    const running =
      uploads.get(entry.id) ??
      store.photo(entry.id).then((photo) => {
        if (!photo) throw new Error('Foto não encontrada neste aparelho.')
        return upload(entry, photo)
      })
    uploads.set(entry.id, running)
    running.catch(() => {}).finally(() => uploads.delete(entry.id))
    return running
  }
  const withPhoto = async (entry: Entry): Promise<Entry> => {
    if (!entry.hasPhoto || entry.fileId) return entry
    const ready = { ...entry, fileId: await uploaded(entry) }
    await change(ready)
    return ready
  }
  const lane = async (entries: Waiting) => {
    for (let left = entries; left.length > 0; ) {
      const together = sentTogether(left)
      left = left.slice(together.length)
      const group = together.flatMap(({ id }) => shown.find((one) => one.id === id) ?? [])
      const [entry] = group
      if (!entry || entry.refusal !== undefined) return
      try {
        await send(group.length > 1 ? group : [await withPhoto(entry)])
      } catch (thrown) {
        if (isLater(thrown)) return
        // A position of a trip that ended is of no use, and nobody can mend it.
        if (entry.command === 'position') for (const { id } of group) await remove(id)
        else await change({ ...(shown.find(({ id }) => id === entry.id) ?? entry), refusal: reasonOf(thrown) })
        return
      }
      for (const { id } of group) await remove(id)
    }
  }
  const drainOnce = async () => {
    await reread()
    const lanes = new Map<string, Entry[]>()
    for (const entry of shown) lanes.set(laneOf(entry), [...(lanes.get(laneOf(entry)) ?? []), entry])
    // Photos are uploaded in parallel: a slow upload holds up only the entries that need it.
    for (const entry of shown) if (entry.hasPhoto && !entry.fileId && entry.refusal === undefined) uploaded(entry).catch(() => {})
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
    /** Stores a tap, and sends it when there is a network. Answers false for a repeated tap. */
    add: async (entry: Entry, photo?: Blob): Promise<boolean> => {
      if (isRepeated(entry, [...shown, ...storing])) return false
      storing.add(entry)
      try {
        if (photo) await store.putPhoto(entry.id, photo)
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
    retry: async (entry: Entry) => {
      const { refusal: _, ...again } = entry
      await change(again)
      await drain()
    },
    /** The user gives a refused tap up; the following ones of its trip go out. */
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
export type Queue = ReturnType<typeof createQueue>
