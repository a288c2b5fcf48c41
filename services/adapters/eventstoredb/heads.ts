import { EMPTY, type Head } from '../../kit/envelope.ts'
import { ABSENT, StaleRevision } from '../../kit/event-store.ts'
import type { Beside } from './facts.ts'
import type { Names } from './names.ts'
import type { Server } from './server.ts'

const MOST_KEPT = 50_000

/** Where streams end. Others write too: what is remembered is good enough to append on, for the append names its revision. */
export const headsOn = (server: Server, names: Names) => {
  const kept = new Map<string, Head>()
  return {
    /** The head a write expects; throws `StaleRevision` when the stream stands elsewhere. */
    expected: async (stream: string, revision: number): Promise<Head> => {
      const known = kept.get(stream)
      if (known?.revision === revision) return known
      if (revision === ABSENT && !known) return EMPTY
      const [last] = await server.last(names.facts(stream), 1)
      const actual = last?.revision ?? ABSENT
      if (actual !== revision) throw new StaleRevision(stream, actual)
      return last ? { revision, hash: (last.metadata as Beside).hash } : EMPTY
    },
    keep: (stream: string, head: Head): void => {
      if (kept.size >= MOST_KEPT && !kept.has(stream)) kept.delete(kept.keys().next().value!)
      kept.set(stream, head)
    },
    forget: (stream: string): void => void kept.delete(stream),
  }
}
