import type { Recorded } from '@embarca/contracts/kit/event.ts'
import type { Feed } from '@embarca/projections/kit/feed.ts'
import { beforeEach, describe, expect, it } from 'vitest'
import { type JobControls, type JobKind, jobRunner } from './job-runner.ts'

const NOW = '2026-01-05T12:00:00.000Z'
const started = (jobId: string, userId = 'ana', recordedAt = NOW) =>
  ({ type: 'ImportStarted', data: { jobId }, by: { userId }, recordedAt }) as unknown as Recorded

/** A log in memory with a feed that delivers what is recorded from now on. */
const logOf = (...streams: readonly Recorded[]) => {
  const events = new Map(streams.map((event) => [`import-${event.data.jobId}`, [event]]))
  let consume: (batch: readonly Recorded[]) => unknown = () => {}
  const feed = {
    subscribe: async (_name: string, _from: string, consumer: typeof consume) => {
      consume = consumer
      return { reached: () => '0', stop: async () => {} }
    },
  } as unknown as Feed
  const record = async (event: Recorded) => {
    events.set(`import-${event.data.jobId}`, [...(events.get(`import-${event.data.jobId}`) ?? []), event])
    await consume([event])
  }
  return { read: async (stream: string) => events.get(stream) ?? [], feed, record }
}

let outcomes: string[]
beforeEach(() => {
  outcomes = []
})

const runnerOf = (
  log: ReturnType<typeof logOf>,
  work: (event: Recorded, controls: JobControls<number>) => Promise<unknown>,
  unfinished: readonly string[] = [],
) => {
  const kind: JobKind<Recorded, number> = {
    name: 'imports',
    startedBy: 'ImportStarted',
    jobIdOf: ({ data }) => data.jobId,
    streamOf: (jobId) => `import-${jobId}`,
    isEnded: (events) => events.some(({ type }) => type === 'ImportFinished'),
    unfinished: async function* () {
      yield* unfinished
    },
    work,
    fail: async ({ data }, why) => outcomes.push(`${data.jobId} ${why}`),
    resumeWithinHours: 6,
    maxWaiting: 1,
  }
  const onProgress = (jobId: string, progress: number) => outcomes.push(`${jobId} at ${progress}`)
  const onError = (jobId: string, error: unknown) => outcomes.push(`${jobId}: ${(error as Error).message}`)
  return jobRunner({ kind, events: { read: log.read }, feed: log.feed, now: () => NOW, onProgress, onError })
}
const done = async ({ data }: Recorded) => outcomes.push(`${data.jobId} done`)
const pending = () => new Promise<never>(() => {})

describe('a job', () => {
  it('is done when its event is recorded, and shows its progress', async () => {
    const log = logOf()
    const runner = runnerOf(log, async (event, { progress }) => {
      progress(7)
      await done(event)
    })
    await runner.start('0')
    await log.record(started('one'))
    await runner.stop()
    expect(outcomes).toEqual(['one at 7', 'one done'])
  })
  it('that fails is reported and recorded as failed', async () => {
    const log = logOf()
    const runner = runnerOf(log, async () => {
      throw new Error('no such file')
    })
    await runner.start('0')
    await log.record(started('one'))
    await runner.stop()
    expect(outcomes).toEqual(['one: no such file', 'one BROKEN'])
  })
  it('is refused to a user with too many waiting, and to no other', async () => {
    const log = logOf()
    const runner = runnerOf(log, pending)
    await runner.start('0')
    for (const jobId of ['1', '2', '3', '4']) await log.record(started(jobId))
    await log.record(started('5', 'bia'))
    expect(outcomes).toEqual(['4 TOO_MANY'])
  })
  it('stops without a failure, so that the next start resumes it', async () => {
    const log = logOf()
    const runner = runnerOf(log, async (_, { check }) => {
      for (;;) {
        check()
        await new Promise((resolve) => setImmediate(resolve))
      }
    })
    await runner.start('0')
    await log.record(started('one'))
    await runner.stop()
    expect(outcomes).toEqual([])
  })
})

describe('at a start', () => {
  it('an interrupted job is resumed', async () => {
    const log = logOf(started('one'))
    const runner = runnerOf(log, done, ['one'])
    await runner.start('0')
    await runner.stop()
    expect(outcomes).toEqual(['one done'])
  })
  it('a job that the log shows as ended is not run again', async () => {
    const log = logOf(started('one'))
    await log.record({ ...started('one'), type: 'ImportFinished' } as Recorded)
    const runner = runnerOf(log, done, ['one'])
    await runner.start('0')
    await runner.stop()
    expect(outcomes).toEqual([])
  })
  it('a job interrupted hours ago is given up', async () => {
    const log = logOf(started('one', 'ana', '2026-01-05T05:59:00.000Z'))
    const runner = runnerOf(log, done, ['one'])
    await runner.start('0')
    await runner.stop()
    expect(outcomes).toEqual(['one INTERRUPTED'])
  })
})
