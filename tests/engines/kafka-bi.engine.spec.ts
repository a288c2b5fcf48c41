import { randomUUID } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { moduleOf, topicOf } from '@embarca/contracts/bi/topics.ts'
import { allFacts } from '@embarca/contracts/facts.ts'
import type { Event } from '@embarca/contracts/kit/event.ts'
import { administering } from '@embarca/projections/adapters/kafka/check-topic.ts'
import { makeTopics } from '@embarca/services/adapters/kafka/make-topics.ts'
import { publicCopies, publicTopics } from '@embarca/services/adapters/kafka/public-copies.ts'
import { shapeOf, type Taken, takeOut } from '@embarca/services/kit/personal-fields.ts'
import { Kafka, logLevel } from 'kafkajs'
import { Compile } from 'typebox/compile'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { write } from '../ports/facts.ts'
import { openOverKafka } from './kafka/over-kafka.ts'
import type { Engine } from './start/engine.ts'
import { findKafka } from './start/kafka.ts'

const kafka = await findKafka()
const fixtures = new URL('../fixtures/facts/', import.meta.url)
const frozen = readdirSync(fixtures)
  .map((file) => JSON.parse(readFileSync(new URL(file, fixtures), 'utf8')) as Event & { schemaVersion: number })
  .filter(({ type, schemaVersion }) => schemaVersion === (allFacts[type]?.version ?? 1))

type Heard = {
  readonly topic: string
  readonly key: string
  readonly text: string
  readonly event: { type: string; id: string; recordedtime: string }
}

/** What a fact says about persons. */
const secretsOf = ({ type, data }: Event) => {
  const taken: Taken[] = []
  const shape = shapeOf(allFacts[type]!)
  if (shape) takeOut(shape, data, taken)
  return taken.flatMap(({ value }) => (typeof value === 'string' ? [{ type, value }] : []))
}

/** What a team of analysts has: the document, and a client of its own. */
const reader = (url: string, prefix: string) => {
  const document = JSON.parse(readFileSync(new URL('../../contracts/bi/asyncapi.json', import.meta.url), 'utf8'))
  const topics = Object.values<{ address: string }>(document.channels).map(({ address }) => `${prefix}${address}`)
  const client = new Kafka({ brokers: url.split(','), logLevel: logLevel.NOTHING })
  const checks = new Map(
    Object.values<{ name: string; payload: { allOf: [unknown, object] } }>(document.components.messages).map(({ name, payload }) => [
      name,
      Compile({ allOf: [document.components.schemas.envelope, payload.allOf[1]] } as never),
    ]),
  )
  return {
    topics,
    errorsOf: (event: Heard['event']) => {
      const check = checks.get(event.type)
      return check
        ? [...check.Errors(event)].map(({ instancePath, message }) => `${event.type} ${instancePath} ${message}`)
        : [`${event.type} is not in the document`]
    },
    read: async (from: Readonly<Record<string, readonly { partition: number; offset: string }[]>> = {}) => {
      const consumer = client.consumer({ groupId: `analysts-${randomUUID()}` })
      const heard: Heard[] = []
      await consumer.connect()
      await consumer.subscribe({ topics, fromBeginning: true })
      consumer.on(consumer.events.GROUP_JOIN, () => {
        for (const [topic, places] of Object.entries(from))
          for (const { partition, offset } of places) consumer.seek({ topic, partition, offset })
      })
      await consumer.run({
        eachMessage: async ({ topic, message: { key, value } }) => {
          const text = String(value)
          heard.push({ topic, key: String(key), text, event: JSON.parse(text) })
        },
      })
      return { heard, stop: () => consumer.disconnect() }
    },
  }
}

describe.skipIf(!kafka)('events for analysts, on public topics', () => {
  let engine: Engine
  let stage: Awaited<ReturnType<typeof openOverKafka>>
  let stop: () => Promise<void>
  const prefix = `public-${randomUUID().slice(0, 8)}.`
  const nameOf = (module: string) => `${prefix}${topicOf(module)}`
  const moment = (minute: number) => new Date(Date.UTC(2026, 0, 5, 12, minute)).toISOString()
  const said = frozen.filter(({ type }) => moduleOf.has(type))

  beforeAll(async () => {
    engine = await kafka!.start()
    stage = await openOverKafka(engine.url, { facts: allFacts, upcasts: {} })
    await makeTopics(stage.at, publicTopics(nameOf))
    for (const [minute, { type, data }] of frozen.entries()) {
      const stream = `frozen-${type}`
      await stage.data.events.append(write({ stream, key: stream, events: [{ type, data }], now: moment(minute) }))
    }
    const relay = stage.relay({ publish: publicCopies(nameOf) })
    stop = relay.stop
    const head = await stage.data.events.head()
    await vi.waitUntil(() => relay.reached() === head, { timeout: 30_000 })
  })
  afterAll(async () => {
    await stop()
    await stage.close()
    await engine.stop()
  })

  it('are valid by the document alone, each once, and say nothing about persons', async () => {
    const { topics, errorsOf, read } = reader(engine.url, prefix)
    expect(topics.sort()).toEqual(
      publicTopics(nameOf)
        .map(({ name }) => name)
        .sort(),
    )
    const { heard, stop: leave } = await read()
    await vi.waitUntil(() => heard.length >= said.length, { timeout: 20_000 })
    await leave()
    expect(heard.flatMap(({ event }) => errorsOf(event))).toEqual([])
    expect(new Set(heard.map(({ event }) => event.id)).size).toBe(said.length)
    expect(heard).toHaveLength(said.length)
    const secrets = said.flatMap(secretsOf)
    expect(secrets.length).toBeGreaterThan(20)
    for (const { type, value } of secrets) expect(heard.find(({ event }) => event.type.includes(`.${type}.`))?.text).not.toContain(value)
  })

  it('can be read again from a moment on', async () => {
    const { topics, read } = reader(engine.url, prefix)
    const since = moment(Math.floor(frozen.length / 2))
    const places = await administering(stage.at, async (admin) =>
      Promise.all(topics.map(async (topic) => [topic, await admin.fetchTopicOffsetsByTimestamp(topic, Date.parse(since))] as const)),
    )
    const wanted = said.filter((one) => moment(frozen.indexOf(one)) >= since)
    const { heard, stop: leave } = await read(Object.fromEntries(places))
    await vi.waitUntil(() => heard.length >= wanted.length, { timeout: 20_000 })
    await leave()
    expect(heard.every(({ event }) => event.recordedtime >= since)).toBe(true)
    expect(heard).toHaveLength(wanted.length)
  })
})
