import { BEFORE_ALL, type Position } from '@embarca/contracts/kit/position.ts'
import type { Codec } from '../../kit/codec.ts'
import { chained, digestOf, EMPTY, type Head, openBody, type Prepared, prepare } from '../../kit/envelope.ts'
import { type Answer, type Append, ClaimTaken, type EventStore, KeyReused, StaleRevision } from '../../kit/event-store.ts'
import { memoryProofs } from './proofs.ts'

/** The log in memory, for tests and simulations: same rules and same bytes as the durable ones. */
export const memoryEventStore = (codec: Codec) => {
  const log: { body: string; hash: string }[] = []
  const streams = new Map<string, Head & { positions: number[] }>()
  const answers = new Map<string, Answer>()
  const holders = new Map<string, string>()
  const naming = new Map<string, Set<string>>()
  const keyed = new Map<string, Set<string>>()
  const listeners = new Set<(head: Position) => void>()
  const head = () => (log.length ? String(log.length - 1) : BEFORE_ALL)
  const open = (position: number) => openBody(codec, log[position]!.body, log[position]!.hash)

  const checkClaims = ({ stream, claims }: Append) => {
    for (const name of claims?.take ?? []) {
      const holder = claims?.release?.includes(name) && holders.get(name) === stream ? undefined : holders.get(name)
      if (holder !== undefined && holder !== stream) throw new ClaimTaken(name, holder)
    }
  }
  const claim = ({ stream, claims }: Append) => {
    for (const name of claims?.release ?? []) if (holders.get(name) === stream) holders.delete(name)
    for (const name of claims?.take ?? []) holders.set(name, stream)
  }
  const record = (prepared: Prepared) => {
    const { stream, key, expected } = prepared.write
    const before = streams.get(stream) ?? { ...EMPTY, positions: [] }
    if (before.revision !== expected) throw new StaleRevision(stream, before.revision)
    checkClaims(prepared.write)
    const { rows, head: after } = chained(prepared, before, log.length)
    streams.set(stream, { ...after, positions: [...before.positions, ...rows.map((_, index) => log.length + index)] })
    log.push(...rows)
    keyed.set(key, (keyed.get(key) ?? new Set()).add(stream))
    claim(prepared.write)
    for (const subject of prepared.sealedEvents.flatMap(({ subjects }) => subjects))
      naming.set(subject, (naming.get(subject) ?? new Set()).add(stream))
    return after.revision
  }

  const store: EventStore = {
    read: async (stream, from = 0) => (streams.get(stream)?.positions ?? []).slice(from).map(open),
    append: async (write) => {
      const prepared = prepare(codec, write)
      const { bodyHash } = write.command
      const before = answers.get(prepared.digest)
      if (before && before.bodyHash !== bodyHash) throw new KeyReused(write.command.key)
      if (before) return accepted(before)
      const revision = record(prepared)
      const position = String(streams.get(write.stream)?.positions.at(-1) ?? BEFORE_ALL)
      const answer = { stream: write.stream, revision, position, bodyHash }
      answers.set(prepared.digest, answer)
      for (const listener of listeners) listener(head())
      return accepted(answer)
    },
    isOnlyWriter: true,
    streamsOf: async (key) => [...(keyed.get(key) ?? [])],
    answered: async (command) => answers.get(digestOf(command)),
    readAll: async (after, limit = 1_000) =>
      log.slice(Number(after) + 1, Number(after) + 1 + limit).map((_, index) => open(Number(after) + 1 + index)),
    head: async () => head(),
  }
  return {
    ...store,
    streamsNaming: async (subject: string) => [...(naming.get(subject) ?? [])],
    onCommit: (listener: (head: Position) => void) => {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
    /** The stored bytes, for tests that check that a value is not in them. */
    stored: () => log.map(({ body }) => body),
    proofs: memoryProofs(log, (stream) => streams.get(stream)?.positions ?? []),
  }
}

const accepted = ({ stream, revision, position }: Answer) => ({ stream, revision, position })
