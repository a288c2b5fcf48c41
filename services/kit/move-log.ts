import { BEFORE_ALL, type Position } from '@embarca/contracts/kit/position.ts'
import type { Answer } from './event-store.ts'
import type { StoredEvent } from './verify-log.ts'

/** The recorded answer of a command, by the first half of its digest. */
export type CommandAnswer = {
  readonly digest: string
  readonly stream: string
  readonly revision: number
  readonly position: number
  readonly bodyHash: string
}
/** Everything that a log holds, as stored. */
export type LogContents = {
  events(): Iterable<StoredEvent>
  /** Names that one stream holds. */
  claims(): Iterable<{ readonly name: string; readonly stream: string }>
  people(): Iterable<{ readonly subject: string; readonly stream: string }>
  commandAnswers(): Iterable<CommandAnswer>
}
/** Receives a log, byte for byte; every write is idempotent. */
export type LogDestination = {
  /** `from`: only that event, if it is still there, and those after it. */
  events(from?: { readonly position: number; readonly place: Position }): AsyncGenerator<StoredEvent & { readonly place: Position }>
  /** Consecutive events of one stream; returns the position of the last. */
  add(events: readonly StoredEvent[]): Promise<Position>
  recordAnswer(digest: string, answer: Answer): Promise<void>
  hold(name: string, stream: string): Promise<void>
  note(subject: string, stream: string): Promise<void>
}

/** Limits of one append at the server. */
const MAX_EVENTS = 100
const MAX_BYTES = 500_000

export type MoveResult = { readonly there: number; readonly added: number }

/**
 * Copies a log to another server: the events in order together with the answers of their commands, then the claims and the streams that
 * name people. A second run continues after what is there; throws when the server has something else.
 */
export const moveLog = async (
  from: LogContents,
  into: LogDestination,
  onProgress: (events: number) => void = () => {},
): Promise<MoveResult> => {
  const answers = byPosition(from.commandAnswers())
  const pass = async (last: StoredEvent, place: string) => {
    for (const { digest, stream, revision, bodyHash } of answers.get(last.position) ?? [])
      await into.recordAnswer(digest, { stream, revision, bodyHash, position: place })
    if (last.position % 1_000 === 999) onProgress(last.position + 1)
  }
  const there = into.events()
  let present = 0
  let added = 0
  let run: StoredEvent[] = []
  const flush = async () => {
    if (!run.length) return
    const adding = run
    run = []
    await pass(adding.at(-1)!, await into.add(adding))
    added += adding.length
  }

  for (const { digest, stream, revision, bodyHash } of answers.get(Number(BEFORE_ALL)) ?? [])
    await into.recordAnswer(digest, { stream, revision, bodyHash, position: BEFORE_ALL })
  let reached = false
  for (const event of from.events()) {
    const next = reached ? undefined : await there.next()
    if (next && !next.done) {
      if (next.value.hash !== event.hash || next.value.stream !== event.stream)
        throw new Error(`event ${event.position} on the server differs (${next.value.stream}): it does not hold a copy of this log`)
      present += 1
      await pass(event, next.value.place)
      continue
    }
    reached = true
    if (run.length && !continues(run, event)) await flush()
    run.push(event)
    if (answers.has(event.position)) await flush()
  }
  await flush()
  if (!reached && !(await there.next()).done) throw new Error('the server has more events than this log: it has been written since')

  for (const { name, stream } of from.claims()) await into.hold(name, stream)
  for (const { subject, stream } of from.people()) await into.note(subject, stream)
  return { there: present, added }
}

const continues = (run: readonly StoredEvent[], { stream, body }: StoredEvent) =>
  run[0]!.stream === stream && run.length < MAX_EVENTS && run.reduce((sum, one) => sum + one.body.length, body.length) < MAX_BYTES

const byPosition = (all: Iterable<CommandAnswer>) => {
  const found = new Map<number, CommandAnswer[]>()
  for (const one of all) found.set(one.position, [...(found.get(one.position) ?? []), one])
  return found
}
