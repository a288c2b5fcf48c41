import type { Recorded } from '@embarca/contracts/kit/event.ts'
import type { Position } from '@embarca/contracts/kit/position.ts'
import type { Feed, Subscription } from '@embarca/projections/kit/feed.ts'
import type { EventStore } from './event-store.ts'
import { fairQueue } from './fair-queue.ts'
import { exponentialPause, outageWait, Stopped } from './outage.ts'

/** Why a job ended without its result. */
export type JobFailure = 'BROKEN' | 'INTERRUPTED' | 'TOO_MANY'

/** What a running job may call. */
export type JobControls<Progress> = {
  /** Rejects the job's work when the runner stops: call it often. */
  readonly check: () => void
  readonly progress: (progress: Progress) => void
}

/** One kind of background work: an event starts a job, a later event of the same stream ends it. */
export type JobKind<Started extends Recorded = Recorded, Progress = unknown> = {
  /** The consumer's name at the feed. */
  readonly name: string
  readonly startedBy: Started['type']
  readonly jobIdOf: (started: Started) => string
  readonly streamOf: (jobId: string) => string
  readonly isEnded: (events: readonly Recorded[]) => boolean
  /** Ids of the jobs that a view shows as running, the oldest first: they are resumed at the next start. */
  readonly unfinished: () => AsyncIterable<string>
  /** Does the work and records the result; a second run gives the same result. */
  readonly work: (started: Started, controls: JobControls<Progress>) => Promise<unknown>
  /** Records that there is no result. */
  readonly fail: (started: Started, why: JobFailure) => Promise<unknown>
  /** Hours after which an interrupted job is no longer resumed. */
  readonly resumeWithinHours: number
  /** Jobs of one user that may wait. */
  readonly maxWaiting: number
}

export type JobSetting<Started extends Recorded, Progress> = {
  readonly kind: JobKind<Started, Progress>
  readonly events: Pick<EventStore, 'read'>
  readonly feed: Feed
  readonly now: () => string
  readonly onProgress: (jobId: string, progress: Progress) => void
  readonly onError: (jobId: string, error: unknown) => void
}
export type JobRunner = { start(from: Position): Promise<void>; stop(): Promise<void> }

const CONCURRENT = 2
const HOUR = 3_600_000

/** The pause between two attempts while a store is away: each attempt repeats the work. */
const whileAway = exponentialPause(1_000, 60_000)

/**
 * Runs the jobs of one kind in the background, a few at a time, fairly among users. A job that a stop or a crash interrupted is resumed
 * at the next start.
 */
export const jobRunner = <Started extends Recorded, Progress>(setting: JobSetting<Started, Progress>): JobRunner => {
  const { kind, events, feed, now, onProgress, onError } = setting
  const known = new Set<string>()
  let stopped = false
  let subscription: Subscription | undefined

  const check = () => {
    if (stopped) throw new Stopped('stopped')
  }
  // An unavailable store is not a failure of the job.
  const outage = outageWait((error) => onError('', error), whileAway)
  const isLate = ({ recordedAt }: Started) => Date.parse(now()) - Date.parse(recordedAt) > kind.resumeWithinHours * HOUR
  const failBroken = (started: Started, jobId: string, error: unknown) => {
    onError(jobId, error)
    return outage.while(() => kind.fail(started, 'BROKEN')).catch((second) => onError(jobId, second))
  }
  const queue = fairQueue<Started>(CONCURRENT, kind.maxWaiting, async (started) => {
    const jobId = kind.jobIdOf(started)
    try {
      const controls = { check, progress: (progress: Progress) => onProgress(jobId, progress) }
      await outage.while(() => (isLate(started) ? kind.fail(started, 'INTERRUPTED') : kind.work(started, controls)))
    } catch (error) {
      if (!(error instanceof Stopped)) await failBroken(started, jobId, error)
    } finally {
      known.delete(jobId)
    }
  })

  const accept = async (jobId: string) => {
    if (known.has(jobId)) return
    known.add(jobId)
    let isQueued = false
    try {
      isQueued = await queued(jobId)
    } finally {
      // A job that could not be queued is accepted when its event is received again.
      if (!isQueued) known.delete(jobId)
    }
  }
  /** Queues the job; false when it has ended already or is failed here. */
  const queued = async (jobId: string): Promise<boolean> => {
    const stream = await events.read(kind.streamOf(jobId))
    const started = stream[0] as Started | undefined
    if (!started || kind.isEnded(stream)) return false
    const late = isLate(started)
    if (!late && queue.add(started.by.userId, started)) return true
    await kind.fail(started, late ? 'INTERRUPTED' : 'TOO_MANY')
    return false
  }

  return {
    start: async (from) => {
      for await (const jobId of kind.unfinished()) await accept(jobId)
      const consume = async (batch: readonly Recorded[]) => {
        for (const event of batch) await accept(kind.jobIdOf(event as Started))
      }
      subscription = await feed.subscribe(kind.name, from, consume, { types: [kind.startedBy] })
    },
    stop: async () => {
      stopped = true
      outage.end()
      await subscription?.stop()
      await queue.stop()
    },
  }
}
