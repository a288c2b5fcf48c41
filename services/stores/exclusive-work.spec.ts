import { expect, it } from 'vitest'
import { StoreUnavailable } from '../kit/event-store.ts'
import type { Leases } from '../kit/lease.ts'
import { exclusiveWork } from './exclusive-work.ts'

/** A lease that is granted at once and ends when the test says so. */
const granted = () => {
  const over = new AbortController()
  let ended: Promise<void> | undefined
  const leases: Leases = {
    lead: (_what, work, failed) => {
      ended = work({ epoch: 1, over: over.signal }).catch(failed)
      return { stop: async () => over.abort() }
    },
  }
  return { leases, end: () => over.abort(), ended: () => ended }
}
const said = () => {
  const lines: string[] = []
  const say = (kind: string) => (what: string, error: unknown) => void lines.push(`${kind} ${what}: ${(error as Error).message}`)
  return { lines, reports: { waits: say('waits'), failed: say('failed') } }
}

it('work whose store is away is reported as waiting, and other failures as failures', async () => {
  const { lines, reports } = said()
  for (const error of [new StoreUnavailable('no log'), new Error('no such field')]) {
    const { leases, ended } = granted()
    exclusiveWork(leases, reports)('reactions', () => Promise.reject(error))
    await ended()
  }
  expect(lines).toEqual(['waits reactions: no log', 'failed reactions: no such field'])
})

it('work whose lease ended while it started is stopped as soon as it has started', async () => {
  const { leases, end, ended } = granted()
  let stopped = false
  exclusiveWork(leases, said().reports)('reactions', async () => {
    end()
    return { stop: async () => void (stopped = true) }
  })
  await ended()
  expect(stopped).toBe(true)
})

it('a failure while the work stops is reported', async () => {
  const { lines, reports } = said()
  const { leases, end, ended } = granted()
  exclusiveWork(leases, reports)('exports', async () => ({ stop: () => Promise.reject(new Error('half a file')) }))
  end()
  await ended()
  expect(lines).toEqual(['failed exports: half a file'])
})
