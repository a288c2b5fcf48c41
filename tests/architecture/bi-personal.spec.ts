import { readdirSync, readFileSync } from 'node:fs'
import { earlierVersionsOf } from '@embarca/contracts/bi/earlier-versions.ts'
import type { Schema } from '@embarca/contracts/bi/json-schema.ts'
import { moduleOf } from '@embarca/contracts/bi/topics.ts'
import { allEvents, productEvents } from '@embarca/contracts/events.ts'
import type { By, Recorded } from '@embarca/contracts/kit/event.ts'
import { asOpened, publicCopies } from '@embarca/services/adapters/kafka/public-copies.ts'
import { memoryData } from '@embarca/services/adapters/memory/memory-data.ts'
import { logger } from '@embarca/services/http/log.ts'
import { forget } from '@embarca/services/kit/forget.ts'
import { Compile } from 'typebox/compile'
import { expect, it } from 'vitest'
import { poisoned } from '../kit/poisoned.ts'

/** What a person may type, or send as an id. */
const poisons = {
  'a name': 'Maria Aparecida Quadros',
  'a first name': 'Aparecida',
  'a CPF': '529.982.247-25',
  'a CPF in digits': '52998224725',
  'a phone': '(31) 99876-5432',
  'a phone in digits': '31998765432',
  'an e-mail address': 'maria.quadros@exemplo.com.br',
  'a plate': 'QWE1R23',
  'a plate with a hyphen': 'QWE-1723',
}
const by: By = { userId: 'u1', roles: [], shipperId: 's1' }
const now = '2026-11-21T13:00:00.000Z'

/** One event of each type with the poison in every text that its schema admits, as the log recorded it: also in its stream and in the keys that clients choose. */
const recordedWith = async (poison: string): Promise<readonly Recorded[]> => {
  const { events, close } = memoryData({ ...productEvents })
  for (const [type, row] of Object.entries(allEvents)) {
    const data = poisoned(row as Schema, poison)
    const stream = `${type}-${poison}`
    await events.append({
      ...{ stream, key: stream, expected: -1, events: [{ type, data }], by, now },
      command: { scope: type, key: `${poison} ${type}`, bodyHash: '' },
      ...{ correlationId: poison, causationId: poison },
    })
  }
  const recorded = await events.readAll('-1', 10_000)
  await close?.()
  return recorded
}
const copiesOf = (recorded: readonly Recorded[]) => recorded.flatMap((event) => publicCopies(asOpened)(event).map(({ message }) => message))

it.each(Object.entries(poisons))('%s in every text field of every event reaches no BI message, key or header', async (_, poison) => {
  const recorded = await recordedWith(poison)
  expect(recorded).toHaveLength(Object.keys(allEvents).length)
  // The log holds it: the events were poisoned indeed.
  expect(recorded.filter((event) => JSON.stringify(event.data).includes(poison)).length).toBeGreaterThan(280)
  const copies = copiesOf(recorded)
  // An event may be published in an earlier version, too.
  expect(copies).toHaveLength(moduleOf.size + recorded.flatMap(earlierVersionsOf).length)
  const found = copies.filter((message) => JSON.stringify({ ...message, value: String(message.value) }).includes(poison))
  expect(found.map(({ value }) => String(value))).toEqual([])
})

it('what is published instead is what the contract says', async () => {
  const document = JSON.parse(readFileSync(new URL('../../contracts/bi/asyncapi.json', import.meta.url), 'utf8'))
  const payloads = Object.values<{ name: string; payload: { allOf: [unknown, Schema] } }>(document.components.messages)
  const schemas = new Map(payloads.map(({ name, payload }) => [name, payload.allOf[1]]))
  for (const message of copiesOf(await recordedWith(poisons['a CPF']))) {
    const event = JSON.parse(String(message.value))
    const check = Compile({ allOf: [document.components.schemas.envelope, schemas.get(event.type)!] } as never)
    expect([...check.Errors(event)].map(({ instancePath, message: fault }) => `${event.type} ${instancePath} ${fault}`)).toEqual([])
  }
})

it('no file of the contract holds anything that looks like a person’s number or plate', () => {
  const folder = new URL('../../contracts/bi/', import.meta.url)
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((file) => /\.(json|md)$/.test(file))
  expect(files.length).toBeGreaterThan(30)
  for (const file of files) {
    const text = readFileSync(new URL(file, folder), 'utf8').replace(/[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}|"retention.ms": \d+/g, '')
    expect(
      text.match(/\d{3}\.\d{3}\.\d{3}-\d{2}|\d{11}|\(\d{2}\) ?\d{4,5}-\d{4}|[\w.]+@[\w-]+\.\w+|\b[A-Z]{3}-?\d[A-Z\d]\d{2}\b/g) ?? [],
      file,
    ).toEqual([])
  }
})

it('no log line holds what a refused event was about', async () => {
  const lines: string[] = []
  const log = logger('trace', { write: (line) => lines.push(line) })
  const { events } = memoryData({ ...productEvents })
  const everything = Object.values(poisons).join(' ')
  for (const [type, row] of Object.entries(allEvents)) {
    const data = { ...(poisoned(row as Schema, poisons['a name']) as object), more: everything }
    const append = { stream: type, key: type, expected: -1, events: [{ type, data }], by, now }
    const command = { scope: type, key: type, bodyHash: '' }
    const fault = await events.append({ ...append, command, correlationId: 'c1', causationId: 'c1' }).catch((error: Error) => error)
    log.error({ err: fault, data, event: { data } }, 'an event was refused')
  }
  expect(lines).toHaveLength(Object.keys(allEvents).length)
  for (const poison of Object.values(poisons)) expect(lines.filter((line) => line.includes(poison))).toEqual([])
})

it('a forgotten person is announced by id, without the reason that was typed', async () => {
  const data = memoryData({ ...productEvents })
  await forget(data, { subject: 'd1', by, reason: 'Pedido de Maria, 529.982.247-25', now, correlationId: 'c1' })
  const [message, ...others] = copiesOf(await data.events.readAll('-1', 10))
  expect(others).toEqual([])
  const { type, subject, data: published } = JSON.parse(String(message!.value))
  expect([type, subject, published]).toEqual(['embarca.subject.SubjectForgotten.v1', 'subject-d1', { subject: 'd1', shipperId: 's1' }])
})
