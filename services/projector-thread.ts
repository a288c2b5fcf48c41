import type { Worker } from 'node:worker_threads'
import type { Position } from '@embarca/contracts/kit/position.ts'
import type { DeadLetteredStream } from '@embarca/projections/kit/dead-letters.ts'
import { every } from '@embarca/projections/kit/every.ts'
import type { Rebuilt } from '@embarca/projections/kit/rebuild.ts'
import type { ProjectionUpdate } from '@embarca/projections/kit/runner.ts'
import { startWorker } from '@embarca/projections/kit/start-worker.ts'
import { startCheckpoints } from './adapters/sqlite/checkpoints.ts'
import { dataFiles } from './adapters/sqlite/open-data.ts'
import { answerRequests } from './folder-requests.ts'
import type { Committed } from './kit/committed.ts'
import type { FromProjectors, ToProjectors } from './projector-messages.ts'
import type { TracingSettings } from './start-tracing.ts'

export type ProjectorThread = {
  /** Call it after each commit. */
  readonly wake: (head?: Position, committed?: Committed) => void
  rebuild(views: readonly string[]): Promise<readonly Rebuilt[]>
  /** Age in milliseconds of the oldest event that the views have not folded; 0 when there is none. */
  lag(): number
  deadLettered(): readonly DeadLetteredStream[]
  stop(): Promise<void>
}
type Options = {
  readonly folder: string
  readonly masterKey?: string
  readonly tracing?: TracingSettings
  readonly publish: (update: ProjectionUpdate) => void
  /** Called with the position of the views when the thread starts. */
  readonly ready?: (lastPosition: Position) => void
  readonly alarm?: (deadLettered: DeadLetteredStream) => void
  /** The thread died or is silent; another one is started. */
  readonly failed?: (error: Error) => void
}

const SECOND = 1_000
/** Up to this many events are passed to the thread directly, which is faster; the thread reads larger batches from the log itself. */
const MAX_PASSED = 16
const RESTART_AFTER = SECOND
/** Milliseconds of silence until the thread is reported, and then until it is restarted. It sends a message every second. */
const REPORT_AFTER = 15 * SECOND
const KILL_AFTER = 30 * SECOND

/**
 * Projects the views of a data folder in a separate thread, so that commands and queries do not wait. Resolves once the views are current.
 */
export const startProjectorThread = async ({
  folder,
  masterKey,
  tracing,
  publish,
  ready,
  alarm,
  failed,
}: Options): Promise<ProjectorThread> => {
  let worker: Worker
  let lagMs = 0
  let stopping = false
  let deadLettered: DeadLetteredStream[] = []
  let requests = 0
  let lastMessageAt = Date.now()
  let isReady = false
  const waiting = new Map<number, { resolve: (rebuilt: readonly Rebuilt[]) => void; reject: (error: Error) => void }>()
  const send = (message: ToProjectors) => worker.postMessage(message)

  const receive = (message: FromProjectors) => {
    if (message.type === 'projected') return publish(message)
    if (message.type === 'lag') lagMs = message.ms
    if (message.type === 'dead-lettered') {
      deadLettered = [...deadLettered, message.deadLettered]
      alarm?.(message.deadLettered)
    }
    if (message.type === 'rebuilt') {
      const { requestId, rebuilt, failed: reason } = message
      const isRebuilt = ({ view }: DeadLetteredStream) => rebuilt?.some((one) => one.view === view)
      if (rebuilt) deadLettered = [...deadLettered.filter((one) => !isRebuilt(one)), ...rebuilt.flatMap((one) => one.deadLetters)]
      if (rebuilt) waiting.get(requestId)?.resolve(rebuilt)
      else waiting.get(requestId)?.reject(new Error(reason))
      waiting.delete(requestId)
    }
  }
  const startAgain = () => void setTimeout(() => !stopping && void start().catch(() => {}), RESTART_AFTER)
  const started = () => {
    try {
      return startWorker(new URL('./projector.worker.ts', import.meta.url), { workerData: { folder, masterKey, tracing } })
    } catch (error) {
      // No thread started, so no exit event will come: retry later, when descriptors or memory may be available.
      startAgain()
      throw error
    }
  }
  const start = () =>
    new Promise<void>((resolve, reject) => {
      let cause: Error | undefined
      worker = started()
      worker.on('message', (message: FromProjectors) => {
        lastMessageAt = Date.now()
        if (message.type !== 'ready') return receive(message)
        isReady = true
        deadLettered = [...message.deadLettered]
        ready?.(message.lastPosition)
        resolve()
      })
      worker.on('error', (error: Error) => {
        cause = error
      })
      worker.on('exit', () => {
        isReady = false
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

  // A rebuild of a whole view has no time limit.
  const silence = () => (isReady && waiting.size === 0 ? Date.now() - lastMessageAt : 0)
  const watching = every(5 * SECOND, () => {
    if (silence() > KILL_AFTER) void worker.terminate()
    else if (silence() > REPORT_AFTER) failed?.(new Error('The projectors have been silent for 15 seconds'))
  })
  const rebuild = (views: readonly string[]) =>
    new Promise<readonly Rebuilt[]>((resolve, reject) => {
      waiting.set(++requests, { resolve, reject })
      send({ type: 'rebuild', requestId: requests, views })
    })
  const stopAnswering = answerRequests(folder, 'rebuilds', rebuild, (error) => failed?.(error as Error))
  return {
    wake: (_head, committed) =>
      send({
        type: 'wake',
        ...(committed && committed.rows.length <= MAX_PASSED && { committed: { after: committed.after, rows: committed.rows } }),
      }),
    rebuild,
    lag: () => Math.max(lagMs, silence() - 2 * SECOND),
    deadLettered: () => deadLettered,
    stop: async () => {
      await Promise.all([watching.stop(), stopAnswering(), checkpoints.stop()])
      stopping = true
      if (!isReady) return void (await worker.terminate())
      const gone = new Promise((resolve) => worker.once('exit', resolve))
      send({ type: 'stop' })
      await gone
    },
  }
}
