import { createPublicKey } from 'node:crypto'
import { readdirSync, readFileSync, rmSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { subjectEvents } from '@embarca/contracts/subject/events.ts'
import type { AnyProjector } from '@embarca/projections/kit/projector.ts'
import { startProjecting } from '@embarca/projections/kit/runner.ts'
import { notaryFiles, readHeads } from '@embarca/services/adapters/disk/heads-file.ts'
import { dataFiles, openData } from '@embarca/services/adapters/sqlite/open-data.ts'
import { storedEvents } from '@embarca/services/adapters/sqlite/stored-events.ts'
import { forget } from '@embarca/services/kit/forget.ts'
import { verifyLog } from '@embarca/services/kit/verify-log.ts'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { driven, opened, portEvents, write } from '../ports/events.ts'
import { temporaryFolder } from '../ports/stores.ts'

const NAME = 'Wanderleyson Quirino'
const by = { userId: 'u1', roles: ['embarca_admin'], shipperId: 's1' }
type Card = { readonly id: string; readonly shipperId: string; readonly driverName?: string; readonly codes?: readonly string[] }

/** A view that shows the driver and is searchable by the driver's name in both text indexes. */
const cards = {
  spec: {
    view: 'cards',
    version: 1,
    fields: { shipperId: 'text', driverName: 'text', codes: 'many' },
    indexes: [['shipperId', 'driverName']],
    search: { words: ['driverName'], parts: ['codes'] },
  },
  id: ({ stream }: { stream: string }) => stream,
  on: {
    Opened: (_doc: Card | undefined, event: { stream: string }) => ({ id: event.stream, shipperId: 's1' }),
    Driven: (doc: Card | undefined, event: { stream: string; data: { driverName: string } }) => ({
      ...doc,
      id: event.stream,
      shipperId: 's1',
      driverName: event.data.driverName,
      codes: [event.data.driverName],
    }),
  },
} as unknown as AnyProjector

let folder: string
beforeEach(() => void (folder = temporaryFolder()))
afterEach(() => rmSync(folder, { recursive: true, force: true }))

const files = (at: string): string[] =>
  readdirSync(at).flatMap((name) => (statSync(join(at, name)).isDirectory() ? files(join(at, name)) : [join(at, name)]))
/** Files that contain a text, ignoring case. */
const holding = (text: string) =>
  files(folder).filter((file) => readFileSync(file).toString('latin1').toLowerCase().includes(text.toLowerCase()))

it('forgets a driver: the chain still verifies, and no file, view or search contains the name', async () => {
  const data = openData(folder, { eventSchemas: { ...portEvents, ...subjectEvents } })
  const projecting = await startProjecting({
    projectors: [cards],
    store: data.views,
    log: { ...data.events, streamsNaming: data.streamsNaming },
    feed: data.feed,
  })
  for (let n = 0; n < 5; n++)
    await data.events.append(write({ stream: `load-${n}`, events: [opened(), driven(n < 3 ? 'd1' : 'd2', n < 3 ? NAME : 'Maria Souza')] }))
  const search = async (text: string) =>
    (await data.views.page<Card>('cards', { where: { shipperId: 's1' }, sort: ['driverName', 'asc'], size: 10, text })).items
      .map(({ id }) => id)
      .sort()
  await vi.waitFor(async () => expect(await search('wanderley quir')).toEqual(['load-0', 'load-1', 'load-2']))
  expect(holding('Wanderleyson').every((file) => file.includes('views.sqlite'))).toBe(true)
  expect(holding('Wanderleyson').length).toBeGreaterThan(0)

  const given = { subject: 'd1', by, reason: 'pedido do titular', now: new Date().toISOString(), correlationId: 'c1' }
  expect(await forget(data, given)).toEqual(['load-0', 'load-1', 'load-2'])
  expect(await forget(data, given)).toHaveLength(3)

  await vi.waitFor(async () => expect(await search('dado removido')).toEqual(['load-0', 'load-1', 'load-2']))
  expect(await search('wanderleyson')).toEqual([])
  expect(await search('maria')).toEqual(['load-3', 'load-4'])
  expect(JSON.stringify(await data.events.readAll('-1'))).not.toContain('Wanderleyson')
  await vi.waitFor(async () => expect(projecting.lastPosition()).toBe(await data.events.head()))
  for (const piece of ['wanderleyson', 'quirino', 'wanderl']) expect(holding(piece)).toEqual([])

  await projecting.stop()
  await data.close()
  for (const piece of ['wanderleyson', 'quirino']) expect(holding(piece)).toEqual([])
  const result = verifyLog(
    storedEvents(dataFiles(folder).log),
    readHeads(notaryFiles(folder).heads),
    createPublicKey(readFileSync(notaryFiles(folder).publicKey)),
  )
  expect(result).toMatchObject({ findings: [], events: 11 })
  expect([...storedEvents(dataFiles(folder).log)].filter(({ stream }) => stream === 'subject-d1')).toHaveLength(1)
})
