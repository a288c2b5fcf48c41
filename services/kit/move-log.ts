import { BEFORE_ALL, type Position } from '@embarca/contracts/kit/position.ts'
import type { Answer } from './event-store.ts'
import type { StoredFact } from './verify-log.ts'

/** What a command was told, by the first half of its digest. */
export type Told = {
  readonly digest: string
  readonly stream: string
  readonly revision: number
  readonly position: number
  readonly bodyHash: string
}
/** All that a log holds, as it lies there. */
export type Contents = {
  facts(): Iterable<StoredFact>
  /** Names that one stream holds. */
  claims(): Iterable<{ readonly name: string; readonly stream: string }>
  people(): Iterable<{ readonly subject: string; readonly stream: string }>
  told(): Iterable<Told>
}
/** Where a log is put, byte for byte; everything may be said twice. */
export type Destination = {
  facts(): AsyncGenerator<StoredFact & { readonly place: Position }>
  /** Facts of one stream that follow on each other; answers where the last stands now. */
  add(facts: readonly StoredFact[]): Promise<Position>
  tell(digest: string, answer: Answer): Promise<void>
  hold(name: string, stream: string): Promise<void>
  note(subject: string, stream: string): Promise<void>
}

/** A server takes so much in one append, at most. */
const MOST_FACTS = 100
const MOST_BYTES = 500_000

export type Moved = { readonly there: number; readonly added: number }

/**
 * Copies a log to another server: facts in their order, and with them what commands were told; then who holds which name and which
 * streams named whom. Begun again, it goes on behind what is there; throws when something else is there.
 */
export const moveLog = async (from: Contents, into: Destination, say: (facts: number) => void = () => {}): Promise<Moved> => {
  const told = byPosition(from.told())
  const pass = async (last: StoredFact, place: string) => {
    for (const { digest, stream, revision, bodyHash } of told.get(last.position) ?? [])
      await into.tell(digest, { stream, revision, bodyHash, position: place })
    if (last.position % 1_000 === 999) say(last.position + 1)
  }
  const there = into.facts()
  let present = 0
  let added = 0
  let run: StoredFact[] = []
  const flush = async () => {
    if (!run.length) return
    const adding = run
    run = []
    await pass(adding.at(-1)!, await into.add(adding))
    added += adding.length
  }

  for (const { digest, stream, revision, bodyHash } of told.get(Number(BEFORE_ALL)) ?? [])
    await into.tell(digest, { stream, revision, bodyHash, position: BEFORE_ALL })
  let reached = false
  for (const fact of from.facts()) {
    const next = reached ? undefined : await there.next()
    if (next && !next.done) {
      if (next.value.hash !== fact.hash || next.value.stream !== fact.stream)
        throw new Error(`fact ${fact.position} on the server is another one (${next.value.stream}): it does not hold a copy of this log`)
      present += 1
      await pass(fact, next.value.place)
      continue
    }
    reached = true
    if (run.length && !continues(run, fact)) await flush()
    run.push(fact)
    if (told.has(fact.position)) await flush()
  }
  await flush()
  if (!reached && !(await there.next()).done) throw new Error('the server holds more facts than this log: it has been written since')

  for (const { name, stream } of from.claims()) await into.hold(name, stream)
  for (const { subject, stream } of from.people()) await into.note(subject, stream)
  return { there: present, added }
}

const continues = (run: readonly StoredFact[], { stream, body }: StoredFact) =>
  run[0]!.stream === stream && run.length < MOST_FACTS && run.reduce((sum, one) => sum + one.body.length, body.length) < MOST_BYTES

const byPosition = (all: Iterable<Told>) => {
  const found = new Map<number, Told[]>()
  for (const one of all) found.set(one.position, [...(found.get(one.position) ?? []), one])
  return found
}
