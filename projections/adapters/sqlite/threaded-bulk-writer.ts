import { once } from 'node:events'
import type { Worker } from 'node:worker_threads'
import type { ViewSpec } from '../../kit/read-store.ts'
import { startWorker } from '../../kit/start-worker.ts'
import type { BulkDocuments, BulkWriter } from './bulk-writer.ts'

/** What a thread that writes is told: documents of a table, or that nothing more comes and its indexes are to be made. */
export type BulkWriteMessage = {
  readonly spec: ViewSpec
  readonly generation: number
  /** What all documents come to, for both threads. */
  readonly sum: SharedArrayBuffer | undefined
  readonly documents?: BulkDocuments
}
/** Everything given before is to stand in the file. */
export const SETTLE = 'settle'
/** Nothing more comes. */
export const STOP = 'stop'
/** What one thing asked for counts: its documents, or one where there are none. */
export const sizeOf = ({ documents }: BulkWriteMessage): number => documents?.ids.length ?? 1

/**
 * Places in what both threads see: how much of what was asked is written, how much of it stands in the file, both in documents, and
 * whether something went wrong.
 */
export const WRITTEN = 0
export const COMMITTED = 1
export const FAILED = 2

/** Whoever folds is never further ahead: what waits to be written stands in memory. Views folded together have much to write at once. */
const MAX_WAITING = 12_000
/** Milliseconds for one piece of work, an index of a large view among them. */
const TIMEOUT_MS = 120_000

type Thread = {
  readonly worker: Worker
  readonly state: Int32Array
  /** Called whenever something is done, or nothing more will be. */
  readonly waiting: Set<() => void>
  requested: number
  users: number
  failure: string | undefined
}
/** One for each file, however many views are folded together. */
const threads = new Map<string, Thread>()

const started = (file: string): Thread => {
  const state = new Int32Array(new SharedArrayBuffer(12))
  const worker = startWorker(new URL('./bulk-writer.worker.ts', import.meta.url), { workerData: { file, state } })
  const thread: Thread = { worker, state, waiting: new Set(), requested: 0, users: 0, failure: undefined }
  const look = () => {
    for (const one of [...thread.waiting]) one()
  }
  const fails = (reason: string) => {
    thread.failure ??= reason
    if (threads.get(file) === thread) threads.delete(file)
    look()
  }
  worker.on('message', ({ failed }: { failed?: string }) => (failed === undefined ? look() : fails(failed)))
  worker.on('error', (error: Error) => fails(error.message))
  worker.on('exit', () => fails('The thread that writes has ended'))
  // Nobody is kept from ending by a thread that waits for work.
  worker.unref()
  return thread
}

const check = ({ state, failure }: Thread) => {
  if (failure !== undefined || Atomics.load(state, FAILED)) throw new Error(failure ?? 'What is folded anew could not be written')
}
/** Asleep until so much of what was asked is done; throws when it will not be. */
const waitFor = (thread: Thread, place: typeof WRITTEN | typeof COMMITTED, count: number) => {
  const { state } = thread
  for (let done = Atomics.load(state, place); done < count; done = Atomics.load(state, place))
    if (Atomics.wait(state, place, done, TIMEOUT_MS) === 'timed-out') throw new Error('What is folded anew is not written')
  check(thread)
}
const settle = (thread: Thread, count: number) => {
  if (Atomics.load(thread.state, COMMITTED) < count) thread.worker.postMessage(SETTLE)
  waitFor(thread, COMMITTED, count)
}

/** Whoever writes to a file that a thread writes to lets it come to an end before: it would hardly ever find the file free. */
export const settleBulkWriter = (file: string | null): void => {
  const thread = file === null ? undefined : threads.get(file)
  if (thread) settle(thread, thread.requested)
}

/** Writes in a thread of its own, while whoever folds goes on. */
export const threadedBulkWriter = (file: string, table: Pick<BulkWriteMessage, 'spec' | 'generation' | 'sum'>): BulkWriter => {
  const thread = threads.get(file) ?? started(file)
  threads.set(file, thread)
  thread.users += 1
  const { worker, state } = thread
  let mine = 0
  const say = (message: BulkWriteMessage) => {
    check(thread)
    mine = thread.requested += sizeOf(message)
    worker.postMessage(message)
  }
  return {
    write: (documents) => {
      waitFor(thread, WRITTEN, thread.requested - MAX_WAITING)
      say({ ...table, documents })
    },
    settled: () => settle(thread, mine),
    index: async () => {
      say(table)
      const last = mine
      worker.ref()
      await new Promise<void>((resolve) => {
        const look = () => {
          if (Atomics.load(state, COMMITTED) < last && thread.failure === undefined) return
          thread.waiting.delete(look)
          resolve()
        }
        thread.waiting.add(look)
        look()
      })
      if (thread.waiting.size === 0) worker.unref()
      check(thread)
    },
    end: async () => {
      thread.users -= 1
      if (thread.users > 0 || threads.get(file) !== thread) return
      threads.delete(file)
      worker.ref()
      const gone = once(worker, 'exit')
      worker.postMessage(STOP)
      await gone
    },
  }
}
