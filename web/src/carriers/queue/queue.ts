import { createOfflineQueue } from '../../base/offline/queue.ts'
import { type Entry, isExpendable, isRepeated, laneOf, sentTogether } from './entry.ts'

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

/** What a driver tapped and the server has not answered yet: a refused entry keeps its photo. */
export const createQueue = ({ store, userId, upload, send, alone }: Ports) => {
  const prepare = async (entry: Entry): Promise<Entry> => {
    if (!entry.hasPhoto || entry.fileId) return entry
    const photo = await store.photo(entry.id)
    if (!photo) throw new Error('Foto não encontrada neste aparelho.')
    return { ...entry, fileId: await upload(entry, photo) }
  }
  const rules = { laneOf, sentTogether, isRepeated, isExpendable }
  const queue = createOfflineQueue<Entry>({ store, userId, rules, prepare, send, alone })
  return {
    ...queue,
    add: (entry: Entry, photo?: Blob) => queue.add(entry, photo && (() => store.putPhoto(entry.id, photo))),
  }
}
export type Queue = ReturnType<typeof createQueue>
