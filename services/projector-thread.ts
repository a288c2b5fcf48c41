import type { Worker } from 'node:worker_threads'
import type { Position } from '@embarca/contracts/kit/position.ts'
import { every } from '@embarca/projections/kit/every.ts'
import type { Parked } from '@embarca/projections/kit/parked.ts'
import type { Rebuilt } from '@embarca/projections/kit/rebuild.ts'
import type { Told } from '@embarca/projections/kit/runner.ts'
import { startWorker } from '@embarca/projections/kit/start-worker.ts'
import { startCheckpoints } from './adapters/sqlite/checkpoints.ts'
import { dataFiles } from './adapters/sqlite/open-data.ts'
import { answerRequests } from './folder-requests.ts'
import type { Committed } from './kit/committed.ts'
import type { FromProjectors, ToProjectors } from './projector-messages.ts'

export type ProjectorThread = {
  /** Call it after each commit. */
  readonly wake: (head?: Position, committed?: Committed) => void
  rebuild(views: readonly string[]): Promise<readonly Rebuilt[]>
  /** Milliseconds between the last folded fact and now while there are others to fold; 0 when there are none. */
  lag(): number
  parked(): readonly Parked[]
  stop(): Promise<void>
}
type Options = {
  readonly folder: string
  readonly masterKey?: string
  readonly tell: (told: Told) => void
  /** Up to where the views stand when the thread starts. */
  readonly ready?: (seenTo: Position) => void
  readonly alarm?: (parked: Parked) => void
  /** The thread died or says nothing; another is started. */
  readonly failed?: (error: Error) => void
}

const SECOND = 1_000
/** So many facts reach the thread sooner by hand; more of them it reads from the log itself. */
const FEW = 16
const AGAIN = SECOND
/** The thread says something every second. When it does not, that is told, and then it is started anew. */
const SUSPECT = 15 * SECOND
const DEAD = 30 * SECOND

/** Folds the views of a data folder in a thread of its own, so that commands and queries do not wait. Answers once they stand. */
export const startProjectorThread = async ({ folder, masterKey, tell, ready, alarm, failed }: Options): Promise<ProjectorThread> => {
  let worker: Worker
  let late = 0
  let stopping = false
  let parked: Parked[] = []
  let tickets = 0
  let heardAt = Date.now()
  let stands = false
  const waiting = new Map<number, { resolve: (rebuilt: readonly Rebuilt[]) => void; reject: (error: Error) => void }>()
  const say = (message: ToProjectors) => worker.postMessage(message)

  const hear = (message: FromProjectors) => {
    if (message.type === 'folded') return tell(message)
    if (message.type === 'lag') late = message.ms
    if (message.type === 'parked') {
      parked = [...parked, message.parked]
      alarm?.(message.parked)
    }
    if (message.type === 'rebuilt') {
      const { ticket, rebuilt, failed: reason } = message
      const isAnew = ({ view }: Parked) => rebuilt?.some((one) => one.view === view)
      if (rebuilt) parked = [...parked.filter((one) => !isAnew(one)), ...rebuilt.flatMap((one) => one.parked)]
      if (rebuilt) waiting.get(ticket)?.resolve(rebuilt)
      else waiting.get(ticket)?.reject(new Error(reason))
      waiting.delete(ticket)
    }
  }
  const startAgain = () => void setTimeout(() => !stopping && void start().catch(() => {}), AGAIN)
  const started = () => {
    try {
      return startWorker(new URL('./projector.worker.ts', import.meta.url), { workerData: { folder, masterKey } })
    } catch (error) {
      // No thread, so none that could end: without descriptors or memory there may be one later.
      startAgain()
      throw error
    }
  }
  const start = () =>
    new Promise<void>((resolve, reject) => {
      let cause: Error | undefined
      worker = started()
      worker.on('message', (message: FromProjectors) => {
        heardAt = Date.now()
        if (message.type !== 'ready') return hear(message)
        stands = true
        parked = [...message.parked]
        ready?.(message.seenTo)
        resolve()
      })
      worker.on('error', (error: Error) => {
        cause = error
      })
      worker.on('exit', () => {
        stands = false
        if (stopping) return
        const died = cause ?? new Error('The projectors stopped')
        for (const { reject: refuse } of waiting.values()) refuse(died)
        waiting.clear()
        failed?.(died)
        reject(died)
        startAgain()
      })
    })
  await start().catch((error) => {
    stopping = true
    throw error
  })
  const { log, views } = dataFiles(folder)
  const checkpoints = startCheckpoints([log, views])

  // Folding a whole view anew takes as long as it takes.
  const silence = () => (stands && waiting.size === 0 ? Date.now() - heardAt : 0)
  const watching = every(5 * SECOND, () => {
    if (silence() > DEAD) void worker.terminate()
    else if (silence() > SUSPECT) failed?.(new Error('The projectors have been silent for 15 seconds'))
  })
  const rebuild = (views: readonly string[]) =>
    new Promise<readonly Rebuilt[]>((resolve, reject) => {
      waiting.set(++tickets, { resolve, reject })
      say({ type: 'rebuild', ticket: tickets, views })
    })
  const stopAnswering = answerRequests(folder, 'rebuilds', rebuild, (error) => failed?.(error as Error))
  return {
    wake: (_head, committed) =>
      say({ type: 'wake', ...(committed && committed.rows.length <= FEW && { handed: { after: committed.after, rows: committed.rows } }) }),
    rebuild,
    lag: () => Math.max(late, silence() - 2 * SECOND),
    parked: () => parked,
    stop: async () => {
      await Promise.all([watching.stop(), stopAnswering(), checkpoints.stop()])
      stopping = true
      if (!stands) return void (await worker.terminate())
      const gone = new Promise((resolve) => worker.once('exit', resolve))
      say({ type: 'stop' })
      await gone
    },
  }
}
