import type { Leases } from '../kit/lease.ts'
import type { Stoppable } from './stores.ts'

type Reports = {
  /** The lease is not free yet. */
  readonly waits: () => void
  /** It ended before it was given back. */
  readonly lost: (error: Error) => void
}

/** Milliseconds within which a free lease is had. */
const SOON_MS = 2_000

/** Waits for a lease and keeps it until `stop`. */
export const holdLease = (leases: Leases, what: string, { waits, lost }: Reports): Stoppable & { readonly held: Promise<void> } => {
  let isStopping = false
  let begin = () => {}
  const held = new Promise<void>((resolve) => {
    begin = resolve
  })
  const waiting = setTimeout(waits, SOON_MS)
  const hold = async (over: AbortSignal) => {
    clearTimeout(waiting)
    begin()
    await new Promise<void>((resolve) => over.addEventListener('abort', () => resolve(), { once: true }))
    if (!isStopping) lost(new Error(`the lease of ${what} was lost`))
  }
  const { stop } = leases.lead(
    what,
    ({ over }) => hold(over),
    () => {},
  )
  return {
    held,
    stop: () => {
      isStopping = true
      clearTimeout(waiting)
      return stop()
    },
  }
}
