import type { DataStores } from '@embarca/services/kit/data.ts'
import { StoreRefused } from '@embarca/services/kit/event-store.ts'
import { isUnavailable } from '@embarca/services/kit/unavailable.ts'
import { EventStoreDBClient } from '@eventstore/db-client'
import { beforeEach, describe, expect, it } from 'vitest'
import { opened, write } from '../ports/events.ts'
import { WELL_BEHAVED } from './esdb-double/behaviour.ts'
import { onDouble } from './on-double.ts'

// The double injects what a server refuses, because a real one may be shared.
describe('what EventStoreDB refuses for ever is refused at once, with the reason', () => {
  const here = onDouble({})
  let data: DataStores
  beforeEach(async () => void (data = await here.process()))
  const refusalOf = async (asked: Promise<unknown>): Promise<Error & { code: string }> => {
    const began = Date.now()
    const error = await asked.then(
      () => expect.fail('it was accepted'),
      (refusal: Error & { code: string }) => refusal,
    )
    expect(error).toBeInstanceOf(StoreRefused)
    expect(isUnavailable(error)).toBe(false)
    expect(Date.now() - began).toBeLessThan(2_000)
    return error
  }

  it('an append above the limit, before it is sent', async () => {
    const { calls } = here.double.counts()
    const long = opened('x'.repeat(1_100_000))
    const refused = await refusalOf(data.events.append(write({ events: [long] })))
    expect(refused.code).toBe('COMMAND_TOO_LARGE')
    expect(refused.message).toMatch(/^1 events of one command for .*load-1 have 1\d{6} bytes, and an append may have 1000000$/)
    expect(here.double.counts().calls - calls).toBeLessThanOrEqual(2)
    await data.events.append(write({ events: [opened('x'.repeat(900_000))] }))
  })

  it.each(['invalid', 'exhausted'] as const)('a request that the server finds %s', async (finding) => {
    here.double.behaviour.take = (stream) => (stream.startsWith(`${here.space}:`) ? finding : 'append')
    const refused = await refusalOf(data.events.append(write()))
    expect(refused).toMatchObject({ code: 'STORE_REFUSED' })
    expect(refused.message).toMatch(/^the event store refuses the request for .*load-1: /)
    here.double.behaviour.take = WELL_BEHAVED.take
    expect(await data.events.append(write())).toMatchObject({ revision: 0 })
  })

  it('everything about a stream that was deleted in the server', async () => {
    await data.events.append(write())
    const server = EventStoreDBClient.connectionString(here.double.url)
    await server.tombstoneStream(`${here.space}:load-1`)
    await server.dispose()
    const other = await here.process()
    const ask = [data, other].flatMap(({ events }) => [() => events.append(write({ expected: 0 })), () => events.read('load-1')])
    for (const one of ask) expect(await refusalOf(one())).toMatchObject({ code: 'STREAM_DELETED' })
    await data.events.append(write({ stream: 'load-2' }))
  })
})
