import { setTimeout as after } from 'node:timers/promises'
import { BEFORE_ALL, type Position } from '@embarca/contracts/kit/position.ts'
import { type Brokers, kafkaClient } from '@embarca/projections/adapters/kafka/client.ts'
import { FACTS, type FactsTopic } from '@embarca/projections/adapters/kafka/topic.ts'
import type { Codec } from '../../kit/codec.ts'
import type { EventStore } from '../../kit/event-store.ts'
import type { Leases } from '../../kit/lease.ts'
import { lastPositions } from './last-positions.ts'
import { type Publish, recordsAfter } from './records.ts'
import { watchdog } from './watchdog.ts'
import { turnWriter } from './writer.ts'

export type KafkaRelay = Brokers & {
  readonly topic?: FactsTopic
  readonly events: Pick<EventStore, 'readAll' | 'head'>
  /** Without it, the log is looked at five times a second. */
  readonly onCommit?: (hear: () => void) => () => void
  readonly codec: Pick<Codec, 'sealAgain'>
  readonly leases: Leases
  readonly publish?: Publish
  /** It stood still for a minute although there was more to carry: the process must end and be started again. */
  readonly failed?: (error: Error) => void
}
export type Relaying = {
  /** Whether this process carries now. */
  active(): boolean
  /** Up to where the topic holds every fact, as far as this process wrote it. */
  reached(): Position
  stop(): Promise<void>
}

const AT_ONCE = 2_000
const LOOK = 200
/** Milliseconds between two watermarks when nothing happens. */
const MARK = 500
const MOST_PATIENCE = 5_000
/** Milliseconds to finish what is being written. */
const LONG_OVER = 10_000

/** Rejects when somebody who should have stopped a while ago still has not. */
const longOver = (over: AbortSignal) =>
  new Promise<never>((_, reject) => {
    const late = () => void setTimeout(() => reject(new Error('It did not stop in time')), LONG_OVER).unref()
    over.addEventListener('abort', late, { once: true })
  })

/** Carries facts from the log to Kafka: the process whose turn it is, from where the topic itself ends, one turn at a time. */
export const kafkaRelay = (options: KafkaRelay): Relaying => {
  const { topic = FACTS, events, onCommit, leases, log, failed = () => {} } = options
  let reached = BEFORE_ALL
  let active = false
  let carrying = false
  let ring = () => {}
  const deaf = onCommit?.(() => ring())
  const dog = watchdog({
    // Also while it opens what it writes with: brokers that never answer are no reason to wait for ever.
    progress: () => (carrying ? reached : undefined),
    head: events.head,
    suspect: (seconds) => log?.error({ reached, seconds }, 'the relay stands still'),
    failed: () => failed(new Error('The relay stood still for a minute')),
  })

  /** From opening a writer, which ends every other one, until the turn is over or something fails. */
  const carry = async (over: AbortSignal) => {
    const kafka = kafkaClient({ ...options, clientId: `${options.clientId ?? 'embarca'}-relay` })
    const writer = await turnWriter(kafka, `${topic.name}.relay`)
    try {
      const records = recordsAfter(await lastPositions(kafka, topic), { ...options, topic })
      let at = records.least()
      let marked = 0
      reached = at
      active = true
      while (!over.aborted) {
        const facts = await events.readAll(at, AT_ONCE)
        const due = Date.now() - marked >= MARK
        let more = facts.length === AT_ONCE
        if (facts.length > 0 || due) {
          const { turn, taken } = records.turn(facts, facts.at(-1)?.position ?? at, due || !more)
          if (turn.length > 0) await writer.write(turn)
          if (taken < facts.length) more = true
          else if (due || !more) marked = Date.now()
          at = facts[taken - 1]?.position ?? at
          reached = at
        }
        if (!more) await rung(Math.min(LOOK, MARK))
      }
    } finally {
      active = false
      await writer.close()
    }
  }
  const rung = (ms: number) =>
    new Promise<void>((resolve) => {
      const timer = setTimeout(resolve, ms)
      ring = () => {
        clearTimeout(timer)
        resolve()
      }
    })

  const leading = leases.lead('relay', async ({ over }) => {
    for (let patience = 100; !over.aborted; patience = Math.min(MOST_PATIENCE, patience * 2)) {
      const begun = Date.now()
      carrying = true
      await Promise.race([carry(over), dog.bitten(), longOver(over)]).catch((error: Error) =>
        log?.warn({ err: error }, 'the relay begins again'),
      )
      carrying = false
      if (Date.now() - begun > MOST_PATIENCE) patience = 100
      if (!over.aborted) await after(patience, undefined, { signal: over }).catch(() => {})
    }
  })

  return {
    active: () => active,
    reached: () => reached,
    stop: async () => {
      deaf?.()
      dog.stop()
      ring()
      await leading.stop()
    },
  }
}
