import { expect, it, vi } from 'vitest'
import type { Leases } from '../kit/lease.ts'
import { holdLease } from './hold-lease.ts'

/** One lease that a test grants and ends. */
const lease = () => {
  const over = new AbortController()
  let work: Parameters<Leases['lead']>[1] = async () => {}
  const leases: Leases = {
    lead: (_what, given) => {
      work = given
      return { stop: async () => over.abort() }
    },
  }
  return { leases, grant: () => work({ epoch: 1, over: over.signal }), end: () => over.abort() }
}
const reports = () => ({ waits: vi.fn(), lost: vi.fn() })

it('given a lease that is granted, it is held until it is given back, and nothing was lost', async () => {
  const { leases, grant } = lease()
  const said = reports()
  const { held, stop } = holdLease(leases, 'views', said)
  const working = grant()
  await held
  await stop()
  await working
  expect(said.lost).not.toHaveBeenCalled()
})

it('given a lease that ends by itself, the holder is said to have lost it', async () => {
  const { leases, grant, end } = lease()
  const said = reports()
  const { held } = holdLease(leases, 'views', said)
  const working = grant()
  await held
  end()
  await working
  expect(said.lost).toHaveBeenCalledWith(new Error('the lease of views was lost'))
})

it('given a lease that another process holds, the wait is reported', async () => {
  vi.useFakeTimers()
  const said = reports()
  const { stop } = holdLease(lease().leases, 'views', said)
  await vi.advanceTimersByTimeAsync(2_000)
  expect(said.waits).toHaveBeenCalledOnce()
  await stop()
  vi.useRealTimers()
})
