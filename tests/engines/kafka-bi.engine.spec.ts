import { randomUUID } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { earlierVersionsOf } from '@embarca/contracts/bi/earlier-versions.ts'
import { moduleOf, topicOf } from '@embarca/contracts/bi/topics.ts'
import { allEvents, allUpcasts } from '@embarca/contracts/events.ts'
import type { Event } from '@embarca/contracts/kit/event.ts'
import { withAdmin } from '@embarca/projections/adapters/kafka/check-topic.ts'
import { boundTopics, makeTopics } from '@embarca/services/adapters/kafka/make-topics.ts'
import { publicCopies, publicTopics, withoutKeys } from '@embarca/services/adapters/kafka/public-copies.ts'
import { republishTopics } from '@embarca/services/adapters/kafka/republish-topics.ts'
import { shapeOf, type Taken, takeOut } from '@embarca/services/kit/personal-fields.ts'
import { ConfigResourceTypes, Kafka, logLevel } from 'kafkajs'
import { Compile } from 'typebox/compile'
import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import { write } from '../ports/events.ts'
import { openOverKafka } from './kafka/over-kafka.ts'
import type { Engine } from './start/engine.ts'
import { findKafka } from './start/kafka.ts'
import { describeOn } from './start/suite.ts'

const kafka = await findKafka()
const fixtures = new URL('../fixtures/events/', import.meta.url)
const frozen = readdirSync(fixtures)
  .map((file) => JSON.parse(readFileSync(new URL(file, fixtures), 'utf8')) as Event & { schemaVersion: number })
  .filter(({ type, schemaVersion }) => schemaVersion === (allEvents[type]?.version ?? 1))

type ReceivedRecord = {
  readonly topic: string
  readonly key: string
  readonly text: string
  readonly event: { type: string; id: string; recordedtime: string }
}

/** The personal values in an event. */
const secretsOf = ({ type, data }: Event) => {
  const taken: Taken[] = []
  const shape = shapeOf(allEvents[type]!)
  if (shape) takeOut(shape, data, taken)
  return taken.flatMap(({ value }) => (typeof value === 'string' ? [{ type, value }] : []))
}

/** An external reader: only the AsyncAPI document and a Kafka client. */
const reader = (url: string, prefix: string, suffix = '') => {
  const document = JSON.parse(readFileSync(new URL('../../contracts/bi/asyncapi.json', import.meta.url), 'utf8'))
  const topics = Object.values<{ address: string }>(document.channels).map(({ address }) => `${prefix}${address}${suffix}`)
  const client = new Kafka({ brokers: url.split(','), logLevel: logLevel.NOTHING })
  const checks = new Map(
    Object.values<{ name: string; payload: { allOf: [unknown, object] } }>(document.components.messages).map(({ name, payload }) => [
      name,
      Compile({ allOf: [document.components.schemas.envelope, payload.allOf[1]] } as never),
    ]),
  )
  return {
    topics,
    errorsOf: (event: ReceivedRecord['event']) => {
      const check = checks.get(event.type)
      return check
        ? [...check.Errors(event)].map(({ instancePath, message }) => `${event.type} ${instancePath} ${message}`)
        : [`${event.type} is not in the document`]
    },
    read: async (from: Readonly<Record<string, readonly { partition: number; offset: string }[]>> = {}) => {
      const consumer = client.consumer({ groupId: `analysts-${randomUUID()}` })
      const received: ReceivedRecord[] = []
      await consumer.connect()
      await consumer.subscribe({ topics, fromBeginning: true })
      consumer.on(consumer.events.GROUP_JOIN, () => {
        for (const [topic, places] of Object.entries(from))
          for (const { partition, offset } of places) consumer.seek({ topic, partition, offset })
      })
      await consumer.run({
        eachMessage: async ({ topic, message: { key, value } }) => {
          const text = String(value)
          received.push({ topic, key: String(key), text, event: JSON.parse(text) })
        },
      })
      return { received, stop: () => consumer.disconnect() }
    },
  }
}

describeOn('events for analysts, on public topics', { Kafka: kafka }, () => {
  let engine: Engine
  let cluster: Awaited<ReturnType<typeof openOverKafka>>
  let stop: () => Promise<void>
  const prefix = `public-${randomUUID().slice(0, 8)}.`
  const nameOf = (module: string) => `${prefix}${topicOf(module)}`
  const instantOf = (minute: number) => new Date(Date.UTC(2026, 0, 5, 12, minute)).toISOString()
  const publicEvents = frozen.filter(({ type }) => moduleOf.has(type))
  /** What is published of them: those of earlier versions that are published, too, twice. */
  const copiesOf = (events: typeof publicEvents) =>
    events.length + events.flatMap((one) => earlierVersionsOf({ type: one.type, recordedAt: instantOf(frozen.indexOf(one)) })).length

  beforeAll(async () => {
    engine = await kafka!.start()
    cluster = await openOverKafka(engine.url, { events: allEvents, upcasts: allUpcasts })
    await makeTopics(cluster.at, publicTopics(nameOf))
    for (const [minute, { type, data }] of frozen.entries()) {
      const stream = `frozen-${type}`
      await cluster.data.events.append(write({ stream, key: stream, events: [{ type, data }], now: instantOf(minute) }))
    }
    const relay = cluster.relay({ publish: publicCopies(withoutKeys(cluster.codec), nameOf) })
    stop = relay.stop
    const head = await cluster.data.events.head()
    await vi.waitUntil(() => relay.reached() === head, { timeout: 30_000 })
  })
  afterAll(async () => {
    await stop()
    await cluster.close()
    await engine.stop()
  })

  it('are valid by the document alone, arrive once, and hold no personal values', async () => {
    const { topics, errorsOf, read } = reader(engine.url, prefix)
    expect(topics.sort()).toEqual(
      publicTopics(nameOf)
        .map(({ name }) => name)
        .sort(),
    )
    const { received, stop: leave } = await read()
    await vi.waitUntil(() => received.length >= copiesOf(publicEvents), { timeout: 20_000 })
    await leave()
    expect(received.flatMap(({ event }) => errorsOf(event))).toEqual([])
    expect(new Set(received.map(({ event }) => event.id)).size).toBe(publicEvents.length)
    expect(received).toHaveLength(copiesOf(publicEvents))
    const secrets = publicEvents.flatMap(secretsOf)
    expect(secrets.length).toBeGreaterThan(20)
    for (const { type, value } of secrets) {
      // A house number of two digits is part of many other numbers.
      const written = value.length < 5 ? JSON.stringify(value) : value
      expect(received.find(({ event }) => event.type.includes(`.${type}.`))?.text).not.toContain(written)
    }
  })

  it('can be read again from a given instant', async () => {
    const { topics, read } = reader(engine.url, prefix)
    const since = instantOf(Math.floor(frozen.length / 2))
    const places = await withAdmin(cluster.at, async (admin) =>
      Promise.all(topics.map(async (topic) => [topic, await admin.fetchTopicOffsetsByTimestamp(topic, Date.parse(since))] as const)),
    )
    const expected = publicEvents.filter((one) => instantOf(frozen.indexOf(one)) >= since)
    const { received, stop: leave } = await read(Object.fromEntries(places))
    await vi.waitUntil(() => received.length >= copiesOf(expected), { timeout: 20_000 })
    await leave()
    expect(received.every(({ event }) => event.recordedtime >= since)).toBe(true)
    expect(received).toHaveLength(copiesOf(expected))
  })
  it('are published again from the log into topics of another name: the same events, once', async () => {
    const suffix = '.again'
    const modules = [...new Set(moduleOf.values())]
    const again = (module: string) => `${nameOf(module)}${suffix}`
    const into = { modules, nameOf: again, topics: publicTopics(again, 14), stampedAt: Date.now() }
    expect(await republishTopics(cluster.at, cluster.data.events, into)).toBe(copiesOf(publicEvents))
    await expect(republishTopics(cluster.at, cluster.data.events, into)).rejects.toThrow('holds records already')

    const [first, second] = [reader(engine.url, prefix), reader(engine.url, prefix, suffix)]
    const [before, after] = [await first.read(), await second.read()]
    const complete = () => Math.min(before.received.length, after.received.length) >= copiesOf(publicEvents)
    await vi.waitUntil(complete, { timeout: 30_000 })
    await Promise.all([before.stop(), after.stop()])
    const textsByKey = (received: readonly ReceivedRecord[]) => received.map(({ key, text }) => `${key} ${text}`).sort()
    expect(textsByKey(after.received)).toEqual(textsByKey(before.received))
  })

  it('lose their endlessness when an earlier version made their topic, and keep an operator’s other settings', async () => {
    const name = `${prefix}endless`
    await makeTopics(cluster.at, [{ name, parts: 1 }])
    const settings = () =>
      withAdmin(cluster.at, async (admin) => {
        const { resources } = await admin.describeConfigs({
          includeSynonyms: false,
          resources: [{ type: ConfigResourceTypes.TOPIC, name }],
        })
        return Object.fromEntries(resources[0]!.configEntries.map(({ configName, configValue }) => [configName, configValue]))
      })
    // A topic takes a moment until every broker knows it.
    const before = await vi.waitFor(settings, { timeout: 10_000, interval: 200 })
    expect(before['retention.ms']).toBe('-1')
    const topics = [{ name, parts: 1, days: 400 }]
    await vi.waitFor(async () => expect(await boundTopics(cluster.at, topics)).toEqual([name]), { timeout: 10_000 })
    await vi.waitFor(async () => expect(await settings()).toEqual({ ...before, 'retention.ms': String(400 * 86_400_000) }))
    expect(await boundTopics(cluster.at, [{ name, parts: 1, days: 30 }])).toEqual([])
  })
})
