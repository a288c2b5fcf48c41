import { randomUUID } from 'node:crypto'
import { isDuplicateKey } from '@embarca/projections/adapters/mongodb/catalogue.ts'
import type { Db } from 'mongodb'
import type { Leadership, Leases } from '../../kit/lease.ts'
import { exponentialPause } from '../../kit/outage.ts'

/** `beats` grows while the holder is alive. */
type StoredLease = { readonly _id: string; readonly holder: string; readonly epoch: number; readonly beats: number }
export type LeaseTiming = {
  /** Milliseconds between two heartbeats. */
  readonly beat: number
  /** Milliseconds without a heartbeat after which the lease is lost; the holder gives up before another process takes over. */
  readonly timeout: number
}

const NO_HOLDER = ''
/** Milliseconds until this process applies for a lease again under which its work failed, by failures in a row. */
const afterFailure = exponentialPause(1_000, 30_000)
const DEFAULT_TIMING: LeaseTiming = { beat: 1_000, timeout: 6_000 }

/**
 * Leases in a collection. Clocks of different processes are never compared: a waiting process measures how long the holder has been
 * silent.
 */
export const mongoLeases = (db: Db, { beat, timeout }: LeaseTiming = DEFAULT_TIMING): Leases => {
  const leases = db.collection<StoredLease>('leases')
  const sleep = (signal: AbortSignal, ms = beat) =>
    new Promise<void>((resolve) => {
      const timer = setTimeout(done, ms)
      function done() {
        clearTimeout(timer)
        signal.removeEventListener('abort', done)
        resolve()
      }
      if (signal.aborted) done()
      else signal.addEventListener('abort', done)
    })

  const take = async (what: string, me: string, found: StoredLease | null): Promise<number | undefined> => {
    if (!found) {
      await leases.insertOne({ _id: what, holder: me, epoch: 1, beats: 0 }).catch((error: unknown) => {
        if (!isDuplicateKey(error)) throw error
      })
      return (await leases.findOne({ _id: what }))?.holder === me ? 1 : undefined
    }
    const { epoch, beats, holder } = found
    const { matchedCount } = await leases.updateOne(
      { _id: what, epoch, beats, holder },
      { $set: { holder: me, epoch: epoch + 1, beats: 0 } },
    )
    return matchedCount === 1 ? epoch + 1 : undefined
  }
  /** The epoch of this process once it gets the lease; undefined when it was stopped before. */
  const wait = async (what: string, me: string, stopped: AbortSignal): Promise<number | undefined> => {
    let last = null as StoredLease | null
    let since = performance.now()
    for (; !stopped.aborted; await sleep(stopped))
      try {
        const found = await leases.findOne({ _id: what })
        if (found?.epoch !== last?.epoch || found?.beats !== last?.beats) since = performance.now()
        last = found
        const isFree = !found || found.holder === NO_HOLDER || performance.now() - since > timeout
        const epoch = isFree ? await take(what, me, found) : undefined
        if (epoch !== undefined) return epoch
      } catch {
        since = performance.now()
      }
    return undefined
  }
  /** Sends heartbeats until it is stopped or has lost the lease. */
  const keepAlive = async (what: string, me: string, epoch: number, until: AbortSignal): Promise<void> => {
    let renewed = performance.now()
    for (; !until.aborted && performance.now() - renewed < timeout / 2; await sleep(until))
      try {
        const began = performance.now()
        const { matchedCount } = await leases.updateOne({ _id: what, holder: me, epoch }, { $inc: { beats: 1 } })
        if (matchedCount === 0) return
        renewed = began
      } catch {}
  }

  return {
    lead: (what, work, failed) => {
      const me = randomUUID()
      const stopping = new AbortController()
      /** Whether the work ended without an error. */
      const leadOnce = async (epoch: number): Promise<boolean> => {
        const over = new AbortController()
        const report = (error: unknown) => {
          failed(error)
          return false
        }
        const working = work({ epoch, over: over.signal } satisfies Leadership).then(() => true, report)
        const ended = new AbortController()
        void working.then(() => ended.abort())
        await keepAlive(what, me, epoch, AbortSignal.any([stopping.signal, ended.signal]))
        over.abort()
        const succeeded = await working
        await leases.updateOne({ _id: what, holder: me, epoch }, { $set: { holder: NO_HOLDER } }).catch(() => {})
        return succeeded
      }
      const run = async () => {
        for (let failures = 0; !stopping.signal.aborted; ) {
          const epoch = await wait(what, me, stopping.signal)
          if (epoch === undefined) continue
          failures = (await leadOnce(epoch)) ? 0 : failures + 1
          if (failures > 0) await sleep(stopping.signal, afterFailure(failures))
        }
      }
      const running = run()
      return {
        stop: () => {
          stopping.abort()
          return running
        },
      }
    },
  }
}
