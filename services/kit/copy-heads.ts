import { setTimeout as pause } from 'node:timers/promises'
import type { Position } from '@embarca/contracts/kit/position.ts'
import { every } from '@embarca/projections/kit/every.ts'
import type { HeadLog, SignedHead } from './notary.ts'

type Copying = {
  /** Stores heads where this server cannot change them. */
  readonly put: (heads: readonly SignedHead[]) => Promise<void>
  /** Heads of the log after a position, at most `limit`. */
  readonly after: (position: Position, limit: number) => readonly SignedHead[]
  /** The last position that was copied, by an earlier process too. */
  readonly copied: { read(): Position; keep(position: Position): void }
  readonly failed: (error: unknown) => void
  readonly now?: () => number
}
export type CopiedHeads = {
  readonly heads: HeadLog
  /** Milliseconds since the oldest head that is not copied yet was signed; 0 when there is none. */
  uncopiedMs(): number
  stop(): Promise<void>
}

const AT_ONCE = 1_000
const TRY_EVERY = 60_000
/** A store that does not answer does not keep the process from ending: the next one copies the rest. */
const LONGEST_END = 3_000

/** Copies each head that is added. Signing never waits for a copy; what could not be copied is tried again every minute. */
export const copiedHeads = (heads: HeadLog, { put, after, copied, failed, now = Date.now }: Copying): CopiedHeads => {
  let running: Promise<void> | undefined
  let isAsked = false
  const run = async () => {
    try {
      while (isAsked) {
        isAsked = false
        for (let batch = after(copied.read(), AT_ONCE); batch.length > 0; batch = after(copied.read(), AT_ONCE)) {
          await put(batch)
          copied.keep(batch.at(-1)!.position)
        }
      }
    } catch (error) {
      failed(error)
    } finally {
      running = undefined
    }
  }
  const copy = (): Promise<void> => {
    isAsked = true
    running ??= Promise.resolve().then(run)
    return running
  }
  const trying = every(TRY_EVERY, copy)
  void copy()
  return {
    heads: {
      latest: heads.latest,
      add: (head) => {
        heads.add(head)
        void copy()
      },
    },
    uncopiedMs: () => {
      const [oldest] = after(copied.read(), 1)
      return oldest ? Math.max(0, now() - Date.parse(oldest.time)) : 0
    },
    stop: async () => {
      const last = trying.stop().then(copy)
      await Promise.race([last, pause(LONGEST_END, undefined, { ref: false })])
    },
  }
}
