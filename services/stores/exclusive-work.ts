import type { Leases } from '../kit/lease.ts'
import { isUnavailable } from '../kit/unavailable.ts'
import type { Stoppable, Stores } from './stores.ts'

type Reports = {
  /** The work could not start, because a store is away: it is tried again. */
  readonly waits: (what: string, error: unknown) => void
  /** The work failed for another reason: this process cannot do it. */
  readonly failed: (what: string, error: unknown) => void
}

const aborted = (signal: AbortSignal) =>
  new Promise<void>((resolve) => {
    // The lease may have ended while the work still started: then no further event comes.
    if (signal.aborted) resolve()
    else signal.addEventListener('abort', () => resolve(), { once: true })
  })

/** Runs work in the process that holds its lease, and says what failed under it. */
export const exclusiveWork =
  (leases: Leases, { waits, failed }: Reports): Stores['exclusively'] =>
  (what: string, start: () => Promise<Stoppable>) =>
    leases.lead(
      what,
      async ({ over }) => {
        const working = await start()
        await aborted(over)
        await working.stop()
      },
      (error) => (isUnavailable(error) ? waits(what, error) : failed(what, error)),
    )
