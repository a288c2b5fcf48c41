import { setTimeout as after } from 'node:timers/promises'
import { BEFORE_ALL, type Position } from '@embarca/contracts/kit/position.ts'
import { type Brokers, kafkaClient } from '@embarca/projections/adapters/kafka/client.ts'
import { EVENTS_TOPIC, type EventsTopic } from '@embarca/projections/adapters/kafka/topic.ts'
import { type KnowsVersion, NewerEvent } from '@embarca/projections/kit/newer-event.ts'
import { traceWork } from '@embarca/projections/kit/tracing.ts'
import { SpanKind } from '@opentelemetry/api'
import type { SealedEnvelope } from '../../kit/envelope.ts'
import type { EventStore } from '../../kit/event-store.ts'
import type { Leases } from '../../kit/lease.ts'
import { lastPositions } from './last-positions.ts'
import { type Publish, recordsAfter } from './records.ts'
import { watchdog } from './watchdog.ts'
import { batchWriter } from './writer.ts'

export type KafkaRelay = Brokers & {
  readonly topic?: EventsTopic
  readonly events: Pick<EventStore, 'head'> & {
    /** Events after a position as they are stored. */
    sealed(after: Position, limit: number): Promise<readonly SealedEnvelope[]>
  }
  /** Without it, the relay polls the log five times a second. */
  readonly onCommit?: (listener: () => void) => () => void
  readonly knows: KnowsVersion
  readonly leases: Leases
  readonly publish?: Publish
  /** Called when the relay made no progress for a minute although events are waiting: the process must exit and be restarted. */
  readonly failed?: (error: Error) => void
  /** Called when the next event is newer than this program: the lease goes to another process, and this one applies for it again later. */
  readonly outdated?: (event: NewerEvent) => void
}
export type Relaying = {
  /** Whether this process runs the relay now. */
  active(): boolean
  /** The position up to which the topic holds every event, as far as this process knows. */
  reached(): Position
  stop(): Promise<void>
}

const AT_ONCE = 2_000
const POLL_MS = 200
/** Milliseconds between two watermarks while no event arrives. */
const WATERMARK_EVERY = 500
const LONGEST_PAUSE = 5_000
/** Milliseconds to finish a pending write after the lease ends. */
const STOP_LIMIT_MS = 10_000

/** Rejects when the work still runs `STOP_LIMIT_MS` milliseconds after its lease ended. */
const rejectWhenOverdue = (over: AbortSignal) =>
  new Promise<never>((_, reject) => {
    const late = () => void setTimeout(() => reject(new Error('It did not stop in time')), STOP_LIMIT_MS).unref()
    over.addEventListener('abort', late, { once: true })
  })

/** Copies events from the log to Kafka in the process that holds the lease, one batch at a time, starting at the topic's own end. */
export const kafkaRelay = (options: KafkaRelay): Relaying => {
  const { topic = EVENTS_TOPIC, events, knows, onCommit, leases, log, failed = () => {}, outdated = () => {} } = options
  let reached = BEFORE_ALL
  let active = false
  let isRelaying = false
  let wake = () => {}
  const unsubscribe = onCommit?.(() => wake())
  const progressWatch = watchdog({
    // Also covers opening the writer: the relay must not wait for ever for brokers that do not respond.
    progress: () => (isRelaying ? reached : undefined),
    head: events.head,
    suspect: (seconds) => log?.error({ reached, seconds }, 'the relay makes no progress'),
    failed: () => failed(new Error('The relay made no progress for a minute')),
  })

  /** The next events, up to the first that this program does not know. Throws `NewerEvent` when that is the next one. */
  const readNext = async (after: Position) => {
    const read = await events.sealed(after, AT_ONCE)
    const newer = read.findIndex(({ type, schemaVersion }) => !knows(type, schemaVersion))
    if (newer === 0) throw new NewerEvent(read[0]!)
    return newer < 0 ? { recorded: read, more: read.length === AT_ONCE } : { recorded: read.slice(0, newer), more: true }
  }

  /**
   * Runs from opening a writer, which fences every other one, until the lease ends, an error occurs or a later attempt replaces it.
   * A replaced attempt must not open its writer later than its successor: it would fence it.
   */
  const relay = async (over: AbortSignal) => {
    const kafka = kafkaClient({ ...options, clientId: `${options.clientId ?? 'embarca'}-relay` })
    const writer = await batchWriter(kafka, `${topic.name}.relay`)
    try {
      const records = recordsAfter(await lastPositions(kafka, topic), { ...options, topic })
      let at = records.least()
      let marked = 0
      reached = at
      active = true
      while (!over.aborted) {
        const next = await readNext(at)
        const { recorded } = next
        let { more } = next
        const due = Date.now() - marked >= WATERMARK_EVERY
        if (recorded.length > 0 || due) {
          const { batch, taken } = records.batch(recorded, recorded.at(-1)?.position ?? at, due || !more)
          const relayed = recorded.slice(0, taken)
          if (batch.length > 0) await traceWork('relay', relayed, SpanKind.PRODUCER, { 'embarca.events': taken }, () => writer.write(batch))
          if (taken < recorded.length) more = true
          else if (due || !more) marked = Date.now()
          at = recorded[taken - 1]?.position ?? at
          reached = at
        }
        if (!more) await waitForCommit(Math.min(POLL_MS, WATERMARK_EVERY))
      }
    } finally {
      active = false
      await writer.close()
    }
  }
  const waitForCommit = (ms: number) =>
    new Promise<void>((resolve) => {
      const timer = setTimeout(resolve, ms)
      wake = () => {
        clearTimeout(timer)
        resolve()
      }
    })

  const relayUntil = async (over: AbortSignal) => {
    for (let pause = 100; !over.aborted; pause = Math.min(LONGEST_PAUSE, pause * 2)) {
      const begun = Date.now()
      const replaced = new AbortController()
      isRelaying = true
      const ending = AbortSignal.any([over, replaced.signal])
      const failure = await Promise.race([relay(ending), progressWatch.stalled(), rejectWhenOverdue(ending)]).catch((error: Error) => error)
      isRelaying = false
      replaced.abort()
      if (failure instanceof NewerEvent) throw failure
      if (failure) log?.warn({ err: failure }, 'the relay restarts')
      if (Date.now() - begun > LONGEST_PAUSE) pause = 100
      if (!over.aborted) await after(pause, undefined, { signal: over }).catch(() => {})
    }
  }
  const ended = (error: unknown) => (error instanceof NewerEvent ? outdated(error) : failed(error as Error))
  const leading = leases.lead('relay', ({ over }) => relayUntil(over), ended)

  return {
    active: () => active,
    reached: () => reached,
    stop: async () => {
      unsubscribe?.()
      progressWatch.stop()
      wake()
      await leading.stop()
    },
  }
}
