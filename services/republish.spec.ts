import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { productEvents } from '@embarca/contracts/events.ts'
import { form, people, world } from '@embarca/tests/stories/world.ts'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { openData } from './adapters/sqlite/open-data.ts'
import { readConfig } from './config.ts'
import { republish } from './republish.ts'

const NOW = '2026-01-05T12:00:00.000Z'
let folder: string
beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'republish-'))
  const data = openData(folder, { ...productEvents })
  const here = await world(NOW, data)
  for (const observation of ['Ligar para Maria, 31 99876-5432', 'Portaria 2'])
    await here.ask('load', people.ana, { type: 'LaunchLoad', data: { ...form(), observation } })
  await data.close()
})
afterEach(() => rmSync(folder, { recursive: true, force: true }))

const again = (request: Parameters<typeof republish>[1]) => republish(readConfig({ DATA_DIR: folder }), request, {})
const eventsIn = (file: string) =>
  readFileSync(file, 'utf8')
    .split('\n')
    .filter(Boolean)
    .map((line) => JSON.parse(line))

it('given a folder with loads, when their topic is published again into files, each event is a line, in order and without typed text', async () => {
  const target = join(folder, 'bi')
  const published = await again({ modules: ['load', 'negotiation'], folder: target })
  expect(readdirSync(target).sort()).toEqual(['embarca.load.ndjson', 'embarca.negotiation.ndjson'])
  const events = eventsIn(join(target, 'embarca.load.ndjson'))
  expect(events).toHaveLength(published)
  expect(events.filter(({ type }) => type === 'embarca.load.LoadLaunched.v1')).toHaveLength(2)
  const positions = events.map(({ position }) => Number(position))
  expect(positions).toEqual([...positions].sort((a, b) => a - b))
  expect(JSON.stringify(events)).not.toMatch(/Maria|99876|Portaria/)
})
it('leaves out what was recorded before an instant', async () => {
  const target = join(folder, 'bi')
  expect(await again({ modules: ['load'], folder: target, since: NOW })).toBeGreaterThan(0)
  expect(await again({ modules: ['load'], folder: target, since: '2026-01-06T00:00:00.000Z' })).toBe(0)
  expect(eventsIn(join(target, 'embarca.load.ndjson'))).toEqual([])
})
it('refuses a module without a topic, and topics without brokers', async () => {
  await expect(again({ modules: ['block'], folder })).rejects.toThrow('No topic is of block')
  await expect(again({ modules: ['load'] })).rejects.toThrow('KAFKA_BROKERS is not set')
})
