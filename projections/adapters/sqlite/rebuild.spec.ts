import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, it } from 'vitest'
import { hashOf } from '../../kit/canonical.ts'
import type { Rebuild, ViewSpec } from '../../kit/read-store.ts'
import { openDatabase } from './database.ts'
import { sqliteReadStore } from './read-store.ts'

/** More than a rebuild keeps in memory. */
const MANY = 4_000
const folder = mkdtempSync(join(tmpdir(), 'embarca-rebuild-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))

const specOf = (view: string): ViewSpec => ({ view, version: 1, fields: { place: 'text', day: 'number' }, indexes: [['place', 'day']] })
const ids = Array.from({ length: MANY }, (_, at) => `L${at}`)
type Doc = { readonly place: string; readonly day: number }

/** Every document twice, the second time long after the first. */
const foldAll = (rebuild: Rebuild) => {
  for (const revision of [0, 1])
    for (const [at, id] of ids.entries())
      rebuild.change<Doc>(id, { stream: `load-${id}`, revision, position: String(revision * MANY + at) }, (doc) =>
        doc ? { ...doc, day: doc.day + 1 } : { place: `p${at % 7}`, day: at },
      )
}
const expected = hashOf(ids.map((id, at) => [id, { place: `p${at % 7}`, day: at + 1 }] as const))

const indexesIn = (file: string, view: string) => {
  const db = openDatabase(file, { readOnly: true })
  const found = db.prepare(`SELECT name FROM sqlite_master WHERE type = 'index' AND name LIKE '${view}_g2_by_%'`).all()
  db.close()
  return found.length
}

it.each([['alone', ['board']] as const, ['with others', ['board', 'history', 'otif']] as const])(
  'a large view rebuilt %s has every document, found by its index',
  async (_, views) => {
    const file = join(folder, `${views.length}.sqlite`)
    const store = sqliteReadStore(file)
    for (const view of views) await store.define(specOf(view))
    const begun = await Promise.all(views.map((view) => store.rebuild(specOf(view))))
    for (const rebuild of begun) foldAll(rebuild)
    for (const [at, rebuild] of begun.entries()) {
      const { hash } = await rebuild.finish({ group: 'views', position: String(2 * MANY) })
      expect(hash).toBe(expected)
      const view = views[at]!
      const page = await store.page<Doc>(view, { where: { place: 'p3' }, sort: ['day', 'asc'], size: 2 })
      expect(page.items.map(({ day }) => day)).toEqual([4, 11])
      expect(indexesIn(file, view)).toBe(1)
    }
    store.close()
  },
)

it('single-event documents are all written, however many, and in their own order next to a document of many events', async () => {
  const file = join(folder, 'lines.sqlite')
  const store = sqliteReadStore(file)
  await store.define(specOf('lines'))
  const rebuild = await store.rebuild(specOf('lines'))
  const lines = ids.map((_, at) => [String(at).padStart(20, '0'), { place: `p${at % 7}`, day: at }] as const)
  for (const [at, [id, doc]] of lines.entries()) {
    rebuild.change<Doc>(id, { stream: 'load-1', revision: 2 * at, position: `${2 * at}`, isSparse: true, isSingleEvent: true }, () => doc)
    const many = { stream: 'load-1', revision: 2 * at + 1, position: `${2 * at + 1}`, isSparse: true }
    rebuild.change<Doc>('load-1/position', many, (line) => ({ place: 'p0', day: (line?.day ?? -1) + 1 }))
  }
  const { hash } = await rebuild.finish({ group: 'views', position: String(2 * MANY) })
  expect(hash).toBe(hashOf([...lines, ['load-1/position', { place: 'p0', day: MANY - 1 }]]))
  const page = await store.page<Doc>('lines', { where: { place: 'p3' }, sort: ['day', 'asc'], size: 2 })
  expect(page.items.map(({ day }) => day)).toEqual([3, 10])
  store.close()
})
