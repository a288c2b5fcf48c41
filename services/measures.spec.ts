import { NewerEvent } from '@embarca/projections/kit/newer-event.ts'
import { expect, it } from 'vitest'
import { opened, portEvents, write } from '../tests/ports/events.ts'
import { memoryData } from './adapters/memory/memory-data.ts'
import type { SignedHead } from './kit/notary.ts'
import { copyMeasures, headMeasures, relayMeasures, timerMeasures } from './measures.ts'

const AT = '2026-01-05T12:00:00.000Z'
const later = (seconds: number) => () => Date.parse(AT) + seconds * 1_000
const read = async (measures: readonly { readonly name: string; read(): unknown }[]) =>
  Object.fromEntries(await Promise.all(measures.map(async (one) => [one.name.replace('embarca_', ''), await one.read()])))
const withEvents = async () => {
  const data = memoryData({ eventSchemas: portEvents })
  for (const stream of ['load-1', 'load-2']) await data.events.append(write({ stream, events: [opened()], now: AT }))
  return data
}

it('given deadlines that are due, their number and the age of the oldest are measured', async () => {
  const { timers } = await withEvents()
  const timer = (id: string, due: string) => ({
    id,
    due,
    module: 'load',
    command: { type: 'X', data: {} },
    shipperId: 's1',
    causationId: 'c',
  })
  expect(await read(timerMeasures(timers, later(90)))).toEqual({ timers_due: 0, timers_overdue_seconds: 0 })
  await timers.set(timer('a', AT))
  await timers.set(timer('b', '2026-01-06T12:00:00.000Z'))
  expect(await read(timerMeasures(timers, later(90)))).toEqual({ timers_due: 1, timers_overdue_seconds: 90 })
})

it('given a relay, the oldest event that is not in Kafka is measured, and nothing of one that stands by', async () => {
  const { events } = await withEvents()
  const relay = (reached: string, active = true) => relayMeasures(events, { active: () => active, reached: () => reached }, later(30))
  expect(await read(relay('0'))).toEqual({ relay_active: 1, relay_lag_seconds: 30 })
  expect(await read(relay('1'))).toEqual({ relay_active: 1, relay_lag_seconds: 0 })
  expect(await read(relay('-1', false))).toEqual({ relay_active: 0, relay_lag_seconds: undefined })
})

it('given a relay that waits for a newer version, what waits behind the event it does not know is measured', async () => {
  const newer = new NewerEvent({ type: 'LoadTeleported', schemaVersion: 1, recordedAt: AT })
  const log = { head: async () => '1', readAll: () => Promise.reject(newer) }
  const measures = relayMeasures(log, { active: () => true, reached: () => '0' }, later(30))
  expect(await read(measures)).toEqual({ relay_active: 1, relay_lag_seconds: 30 })
})

it('given a log that goes on after the last head, the age of that head is measured', async () => {
  const { events } = await withEvents()
  let last: SignedHead = { position: '1', hash: 'h', time: AT, signature: 'one' }
  const measures = headMeasures(events, () => last, later(240))
  expect(await read(measures)).toEqual({ head_unsigned_seconds: 0 })
  await events.append(write({ stream: 'load-3', events: [opened()] }))
  expect(await read(measures)).toEqual({ head_unsigned_seconds: 240 })
  last = { ...last, signature: 'two' }
  expect(await read(measures)).toEqual({ head_unsigned_seconds: 0 })
})

it('given a head that is not in the object store yet, its age is measured, and nothing of a process that signs nothing', async () => {
  expect(await read(copyMeasures(() => 90_000))).toEqual({ head_uncopied_seconds: 90 })
  expect(await read(copyMeasures(() => undefined))).toEqual({ head_uncopied_seconds: undefined })
})
