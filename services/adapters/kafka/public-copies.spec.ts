import { readFileSync } from 'node:fs'
import { publicSchemas } from '@embarca/contracts/bi/async-api.ts'
import { earlierVersions } from '@embarca/contracts/bi/earlier-versions.ts'
import { moduleOf } from '@embarca/contracts/bi/topics.ts'
import { productEvents } from '@embarca/contracts/events.ts'
import type { Recorded } from '@embarca/contracts/kit/event.ts'
import { Compile } from 'typebox/compile'
import { expect, it } from 'vitest'
import { codecOf } from '../../kit/codec.ts'
import { memoryKeys } from '../memory/keys.ts'
import { asOpened, publicCopies, withoutKeys } from './public-copies.ts'
import { recordsAfter } from './records.ts'

const example = (type: string, version: number) =>
  JSON.parse(readFileSync(new URL(`../../../tests/fixtures/events/${type}.v${version}.json`, import.meta.url), 'utf8')) as Recorded
const codec = codecOf(productEvents.eventSchemas, memoryKeys(), productEvents.upcasts)
const recordedAs = (type: string, version: number, recordedAt: string) =>
  ({
    ...{ id: 'e1', key: 'k', stream: 's', revision: 0, position: '1', by: { shipperId: 's1' }, correlationId: 'c1', causationId: 'c1' },
    ...{ type, schemaVersion: version, data: example(type, version).data, recordedAt, occurredAt: recordedAt },
  }) as Recorded
const published = (event: Recorded) =>
  publicCopies(withoutKeys(codec))(event).map(
    ({ message }) => JSON.parse(String(message.value)) as { type: string; id: string; data: object },
  )
const versionIn = ({ type }: { readonly type: string }) => Number(type.slice(type.lastIndexOf('.v') + 2))

const earlier = Object.entries(earlierVersions).flatMap(([type, all]) => all.map((one) => [type, one] as const))
const presentOf = (type: string) => productEvents.eventSchemas[type]!.version ?? 1

it.each(earlier)('%s comes in both versions through the announced day, the earlier first, and in one from the next day on', (type, one) => {
  const last = recordedAs(type, presentOf(type), `${one.until}T23:59:59.999Z`)
  const next = recordedAs(type, presentOf(type), new Date(Date.parse(one.until) + 86_400_000).toISOString())
  expect(published(last).map(versionIn)).toEqual([one.version, presentOf(type)])
  expect(new Set(published(last).map(({ id }) => id)).size).toBe(1)
  expect(published(next).map(versionIn)).toEqual([presentOf(type)])
})

it.each(earlier)('%s is valid by the contract in both, whichever version was recorded', (type, one) => {
  const schemas = publicSchemas()[moduleOf.get(type)!]!
  for (const version of [one.version, presentOf(type)])
    for (const copy of published(recordedAs(type, version, '2026-11-21T13:00:00.000Z')))
      expect([...Compile(schemas[`${type}.v${versionIn(copy)}`] as never).Errors(copy.data)]).toEqual([])
})

it('the first binding is left out of the earlier version of DedicatedLoadHeld, as it was, and named in the present one', () => {
  for (const version of [1, 2]) {
    const [before, now] = published(recordedAs('DedicatedLoadHeld', version, '2026-11-21T13:00:00.000Z'))
    expect(before!.data).not.toHaveProperty('binding')
    expect(now!.data).toMatchObject({ ...before!.data, binding: 1 })
  }
  const again = { ...recordedAs('DedicatedLoadHeld', 2, '2026-11-21T13:00:00.000Z') }
  const copies = published({ ...again, data: { ...again.data, binding: 2 } })
  expect(copies.map(({ data }) => data)).toMatchObject([{ binding: 2 }, { binding: 2 }])
})

it('the relay writes both versions into one partition, in one batch with the event', () => {
  const event = recordedAs('DedicatedLoadHeld', 2, '2026-11-21T13:00:00.000Z')
  const { batch } = recordsAfter(new Map(), { topic: { name: 'events', parts: 3 }, publish: publicCopies(asOpened) }).batch(
    [event],
    '1',
    false,
  )
  expect(batch.map(({ topic, messages }) => [topic, messages.length])).toEqual([
    ['events', 1],
    ['embarca.dedicated', 2],
  ])
  expect(new Set(batch[1]!.messages.map(({ partition }) => partition)).size).toBe(1)
})
