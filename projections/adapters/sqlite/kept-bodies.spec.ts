import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setImmediate as turn } from 'node:timers/promises'
import { chance as chanceOf } from '@embarca/tests/kit/chance.ts'
import { afterAll, expect, it } from 'vitest'
import type { Ask, RawPage, ReadStore, ViewSpec, Written } from '../../kit/read-store.ts'
import { keptBodies } from './kept-bodies.ts'
import { sqliteReadStore } from './read-store.ts'
import { tableOf } from './view-table.ts'

type Card = { readonly id: string; readonly place: string; readonly said: number }
const spec: ViewSpec = { view: 'cards', version: 1, fields: { place: 'text' }, indexes: [['place']] }
const ask: Ask = { where: { place: 'p1' }, sort: ['place', 'asc'], size: 4 }
const IDS = ['a', 'b', 'c', 'd', 'e', 'f', 'g']

const folder = mkdtempSync(join(tmpdir(), 'embarca-bodies-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))
const sentIn = ({ items }: RawPage): readonly Card[] =>
  JSON.parse(`[${typeof items === 'string' ? items : items.map((piece) => Buffer.from(piece)).join(',')}]`)

/** Who folds, in one connection; who reads and is told of it, and who reads and is told nothing, each in another. */
const openAll = async (name: string) => {
  const file = join(folder, `${name}.sqlite`)
  const writer = sqliteReadStore(file)
  await writer.define(spec)
  const revisions = new Map<string, number>()
  let [position, from] = [0, '0']
  let changed: Written['changed'][number][] = []
  const put = async (id: string, card: Partial<Card>) => {
    const revision = (revisions.get(id) ?? -1) + 1
    revisions.set(id, revision)
    const source = { stream: `s-${id}`, revision, position: String(++position) }
    await writer.gather(() => writer.change<Card>('cards', id, source, (doc) => ({ ...{ id, place: 'p1', said: 0 }, ...doc, ...card })))
    changed.push({ view: 'cards', id })
  }
  const write = async (): Promise<Written> => {
    const seenTo = String(position)
    await writer.batch(() => {}, { group: 'views', position: seenTo })
    const written = { changed, from, seenTo }
    changed = []
    from = seenTo
    return written
  }
  /** As the runner does with what people watch: it is told before it is written, and not again. */
  const tellFirst = (): Written => {
    const told = { changed, from, seenTo: from }
    changed = []
    return told
  }
  for (const id of IDS) await put(id, {})
  const first = await write()
  const [told, deaf] = [sqliteReadStore(file, { readOnly: true }), sqliteReadStore(file, { readOnly: true })]
  const page = async (store: ReadStore, more: Partial<Ask> = {}) => {
    await turn()
    const read = await store.rawPage('cards', { ...ask, ...more })
    return { ...read, items: sentIn(read) }
  }
  const both = async (more: Partial<Ask> = {}) => [await page(told, more), await page(deaf, more)] as const
  return { ...{ writer, told, first, put, write, tellFirst, page, both }, close: () => [writer, told, deaf].forEach((one) => one.close()) }
}

it('a page of kept documents is the page as it was read: its cards, its end and whether there is more', async () => {
  const { told, first, both, close } = await openAll('same')
  told.told!(first)
  for (const more of [{}, { page: 2 }, { size: 3 }, { size: 7 }, { size: 20 }, { size: 0 }, { where: { place: 'nowhere' } }, { page: 9 }]) {
    const [kept, read] = await both(more)
    expect(kept).toEqual(read)
    expect((await both(more))[0]).toEqual(read)
  }
  const after = (await both())[0].next!
  const [kept, read] = await both({ after })
  expect(kept).toEqual(read)
  expect(kept.items.map(({ id }) => id)).toEqual(['e', 'f', 'g'])
  close()
})

it('what was told before it was written, and read meanwhile, is read again afterwards', async () => {
  const { told, first, put, write, tellFirst, page, close } = await openAll('before')
  told.told!(first)
  await put('a', { said: 1 })
  told.told!(tellFirst())
  expect((await page(told)).items[0]).toMatchObject({ id: 'a', said: 0 })
  told.told!(await write())
  expect((await page(told)).items[0]).toMatchObject({ id: 'a', said: 1 })
  close()
})

it('what was written is read, whether or not word of it has come; questions asked after the word are asked of what it tells', async () => {
  const { told, first, put, write, page, close } = await openAll('word')
  told.told!(first)
  await page(told)
  await put('b', { said: 2 })
  await put('c', { place: 'elsewhere' })
  const written = await write()
  expect((await page(told)).items.map(({ id, said }) => `${id}${said}`)).toEqual(['a0', 'b2', 'd0', 'e0'])
  // In one turn of the loop: a moment was opened before the word came.
  await put('d', { said: 3 })
  const before = told.rawPage('cards', ask)
  const more = await write()
  told.told!(written)
  told.told!(more)
  expect(sentIn(await before).find(({ id }) => id === 'd')).toMatchObject({ said: 0 })
  expect(sentIn(await told.rawPage('cards', ask)).find(({ id }) => id === 'd')).toMatchObject({ said: 3 })
  close()
})

it.each([1, 2, 3, 4, 5, 6])('whatever is folded, told, missed and read in between, pages are as they are stored (%i)', async (seed) => {
  const { told, first, put, write, tellFirst, both, close } = await openAll(`chance-${seed}`)
  const { below: chance } = chanceOf(seed)
  told.told!(first)
  const onItsWay: Written[] = []
  let kept = 0
  for (let step = 0; step < 400; step++) {
    const what = chance(12)
    if (what < 4) await put(IDS[chance(IDS.length)]!, { said: step, place: chance(5) ? 'p1' : 'elsewhere' })
    else if (what === 4) onItsWay.push(tellFirst())
    else if (what < 7) onItsWay.push(await write())
    else if (what < 9) for (const word of onItsWay.splice(0, 1 + chance(3))) told.told!(word)
    else if (what === 9 && chance(6) === 0) {
      // Whoever writes died between writing and saying so: nothing of what it said since is heard.
      await write()
      onItsWay.length = 0
    }
    const [mine, stored] = await both({ size: 1 + chance(6) })
    expect(mine).toEqual(stored)
    if (onItsWay.length === 0) kept++
  }
  expect(kept).toBeGreaterThan(20)
  close()
})

it('of a view whose changes are not told nothing is kept', async () => {
  const { told, put, write, both, close } = await openAll('untold')
  for (const said of [1, 2, 3]) {
    await put('a', { said })
    told.told!({ ...(await write()), changed: [{ view: 'others', id: 'x' }] })
    const [mine, stored] = await both()
    expect(mine).toEqual(stored)
    expect(mine.items[0]).toMatchObject({ id: 'a', said })
  }
  close()
})

it('a view that is folded anew is read anew', async () => {
  const { writer, told, first, both, close } = await openAll('anew')
  told.told!(first)
  await both()
  const rebuild = await writer.rebuild({ ...spec, version: 2 })
  for (const [at, id] of IDS.entries())
    rebuild.change<Card>(id, { stream: `s-${id}`, revision: 0, position: String(at) }, () => ({ id, place: 'p1', said: 9 }))
  await rebuild.finish()
  await expect.poll(async () => (await both())[0].items[0]?.said).toBe(9)
  const [mine, stored] = await both()
  expect(mine).toEqual(stored)
  close()
})

it('no more is kept than there is room for, and what was longest in it goes first', () => {
  const table = tableOf(spec, 1)
  const bodies = keptBodies(25)
  bodies.told({ changed: [{ view: 'cards', id: 'none' }], from: '0', seenTo: '1' })
  expect(bodies.at('cards')).toBe('1')
  const asked: string[] = []
  const read = (id: string) => {
    asked.push(id)
    return new Uint8Array(10)
  }
  for (const ids of ['ab', 'ab', 'c', 'bc', 'a']) bodies.of(table, [...ids], read)
  expect(asked).toEqual(['a', 'b', 'c', 'a'])
})
