import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setImmediate as turn } from 'node:timers/promises'
import { chance as chanceOf } from '@embarca/tests/kit/chance.ts'
import { afterAll, expect, it } from 'vitest'
import type { RawPage, ReadStore, ViewQuery, ViewSpec, WrittenChanges } from '../../kit/read-store.ts'
import { createBodyCache } from './body-cache.ts'
import { sqliteReadStore } from './read-store.ts'
import { tableOf } from './view-table.ts'

type Card = { readonly id: string; readonly place: string; readonly edition: number }
const spec: ViewSpec = { view: 'cards', version: 1, fields: { place: 'text' }, indexes: [['place']] }
const ask: ViewQuery = { where: { place: 'p1' }, sort: ['place', 'asc'], size: 4 }
const IDS = ['a', 'b', 'c', 'd', 'e', 'f', 'g']

const folder = mkdtempSync(join(tmpdir(), 'embarca-bodies-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))
const sentIn = ({ items }: RawPage): readonly Card[] =>
  JSON.parse(`[${typeof items === 'string' ? items : items.map((piece) => Buffer.from(piece)).join(',')}]`)

/** One connection that folds and two that read, of which only `notified` receives notifications. */
const openAll = async (name: string) => {
  const file = join(folder, `${name}.sqlite`)
  const writer = sqliteReadStore(file)
  await writer.define(spec)
  const revisions = new Map<string, number>()
  let [position, from] = [0, '0']
  let changed: WrittenChanges['changed'][number][] = []
  const put = async (id: string, card: Partial<Card>) => {
    const revision = (revisions.get(id) ?? -1) + 1
    revisions.set(id, revision)
    const source = { stream: `s-${id}`, revision, position: String(++position) }
    await writer.gather(() => writer.change<Card>('cards', id, source, (doc) => ({ ...{ id, place: 'p1', edition: 0 }, ...doc, ...card })))
    changed.push({ view: 'cards', id })
  }
  const write = async (): Promise<WrittenChanges> => {
    const lastPosition = String(position)
    await writer.batch(() => {}, { group: 'views', position: lastPosition })
    const written = { changed, from, lastPosition }
    changed = []
    from = lastPosition
    return written
  }
  /** As the runner does for documents that clients watch: their changes are published before they are written, and only then. */
  const noteBeforeWriting = (): WrittenChanges => {
    const changes = { changed, from, lastPosition: from }
    changed = []
    return changes
  }
  for (const id of IDS) await put(id, {})
  const first = await write()
  const [notified, deaf] = [sqliteReadStore(file, { readOnly: true }), sqliteReadStore(file, { readOnly: true })]
  const page = async (store: ReadStore, more: Partial<ViewQuery> = {}) => {
    await turn()
    const read = await store.rawPage('cards', { ...ask, ...more })
    return { ...read, items: sentIn(read) }
  }
  const both = async (more: Partial<ViewQuery> = {}) => [await page(notified, more), await page(deaf, more)] as const
  return {
    ...{ writer, notified, first, put, write, noteBeforeWriting, page, both },
    close: () => [writer, notified, deaf].forEach((one) => one.close()),
  }
}

it('a page of cached documents equals the page as stored: its cards, its end and whether there is more', async () => {
  const { notified, first, both, close } = await openAll('same')
  notified.noteWritten!(first)
  for (const more of [{}, { page: 2 }, { size: 3 }, { size: 7 }, { size: 20 }, { size: 0 }, { where: { place: 'nowhere' } }, { page: 9 }]) {
    const [cached, read] = await both(more)
    expect(cached).toEqual(read)
    expect((await both(more))[0]).toEqual(read)
  }
  const after = (await both())[0].next!
  const [cached, read] = await both({ after })
  expect(cached).toEqual(read)
  expect(cached.items.map(({ id }) => id)).toEqual(['e', 'f', 'g'])
  close()
})

it('a document that was notified before it was written, and read in between, is read again afterwards', async () => {
  const { notified, first, put, write, noteBeforeWriting, page, close } = await openAll('before')
  notified.noteWritten!(first)
  await put('a', { edition: 1 })
  notified.noteWritten!(noteBeforeWriting())
  expect((await page(notified)).items[0]).toMatchObject({ id: 'a', edition: 0 })
  notified.noteWritten!(await write())
  expect((await page(notified)).items[0]).toMatchObject({ id: 'a', edition: 1 })
  close()
})

it('a written document is read with or without its notification; queries after the notification see what it announced', async () => {
  const { notified, first, put, write, page, close } = await openAll('word')
  notified.noteWritten!(first)
  await page(notified)
  await put('b', { edition: 2 })
  await put('c', { place: 'elsewhere' })
  const written = await write()
  expect((await page(notified)).items.map(({ id, edition }) => `${id}${edition}`)).toEqual(['a0', 'b2', 'd0', 'e0'])
  // In one turn of the event loop: the first query opened its snapshot before the notification.
  await put('d', { edition: 3 })
  const before = notified.rawPage('cards', ask)
  const more = await write()
  notified.noteWritten!(written)
  notified.noteWritten!(more)
  expect(sentIn(await before).find(({ id }) => id === 'd')).toMatchObject({ edition: 0 })
  expect(sentIn(await notified.rawPage('cards', ask)).find(({ id }) => id === 'd')).toMatchObject({ edition: 3 })
  close()
})

it.each([1, 2, 3, 4, 5, 6])('pages are as stored whatever is folded, notified, missed and read in between (%i)', async (seed) => {
  const { notified, first, put, write, noteBeforeWriting, both, close } = await openAll(`chance-${seed}`)
  const { below: chance } = chanceOf(seed)
  notified.noteWritten!(first)
  const undelivered: WrittenChanges[] = []
  let cached = 0
  for (let step = 0; step < 400; step++) {
    const what = chance(12)
    if (what < 4) await put(IDS[chance(IDS.length)]!, { edition: step, place: chance(5) ? 'p1' : 'elsewhere' })
    else if (what === 4) undelivered.push(noteBeforeWriting())
    else if (what < 7) undelivered.push(await write())
    else if (what < 9) for (const changes of undelivered.splice(0, 1 + chance(3))) notified.noteWritten!(changes)
    else if (what === 9 && chance(6) === 0) {
      // The writer died between writing and notifying: its undelivered notifications are lost.
      await write()
      undelivered.length = 0
    }
    const [mine, stored] = await both({ size: 1 + chance(6) })
    expect(mine).toEqual(stored)
    if (undelivered.length === 0) cached++
  }
  expect(cached).toBeGreaterThan(20)
  close()
})

it('a view whose changes are not notified is not cached', async () => {
  const { notified, put, write, both, close } = await openAll('untold')
  for (const edition of [1, 2, 3]) {
    await put('a', { edition })
    notified.noteWritten!({ ...(await write()), changed: [{ view: 'others', id: 'x' }] })
    const [mine, stored] = await both()
    expect(mine).toEqual(stored)
    expect(mine.items[0]).toMatchObject({ id: 'a', edition })
  }
  close()
})

it('a view that was rebuilt is read again', async () => {
  const { writer, notified, first, both, close } = await openAll('anew')
  notified.noteWritten!(first)
  await both()
  const rebuild = await writer.rebuild({ ...spec, version: 2 })
  for (const [at, id] of IDS.entries())
    rebuild.change<Card>(id, { stream: `s-${id}`, revision: 0, position: String(at) }, () => ({ id, place: 'p1', edition: 9 }))
  await rebuild.finish()
  await expect.poll(async () => (await both())[0].items[0]?.edition).toBe(9)
  const [mine, stored] = await both()
  expect(mine).toEqual(stored)
  close()
})

it('the cache keeps no more than its limit, and drops the oldest entries first', () => {
  const table = tableOf(spec, 1)
  const bodies = createBodyCache(25)
  bodies.noteWritten({ changed: [{ view: 'cards', id: 'none' }], from: '0', lastPosition: '1' })
  expect(bodies.at('cards')).toBe('1')
  const reads: string[] = []
  const read = (id: string) => {
    reads.push(id)
    return new Uint8Array(10)
  }
  for (const ids of ['ab', 'ab', 'c', 'bc', 'a']) bodies.of(table, [...ids], read)
  expect(reads).toEqual(['a', 'b', 'c', 'a'])
})
