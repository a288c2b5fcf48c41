import { rmSync } from 'node:fs'
import { join } from 'node:path'
import { sqliteReadStore } from '@embarca/projections/adapters/sqlite/read-store.ts'
import type { ViewSpec } from '@embarca/projections/kit/read-store.ts'
import { expect, it } from 'vitest'
import { temporaryFolder } from './stores.ts'

const MANY = 21_000
const spec: ViewSpec = {
  view: 'loads',
  version: 1,
  fields: { shipperId: 'text', at: 'number' },
  indexes: [['shipperId', 'at']],
  search: { words: ['name'], parts: ['name'] },
}

it('finds words of nearly every document, page by page, and none for words that no document of the shipper has', async () => {
  const folder = temporaryFolder()
  const views = sqliteReadStore(join(folder, 'views.sqlite'))
  await views.define(spec)
  const rebuild = await views.rebuild(spec)
  const nameOf = (n: number) => `Carga ${n % 4 === 0 ? 'açúcar' : 'refrigerada'}`
  for (let n = 0; n < MANY; n++)
    rebuild.change(`load-${n}`, { stream: `s-${n}`, revision: 0, position: String(n) }, () => ({
      shipperId: n % 3 ? 's1' : 's2',
      at: n,
      name: n % 3 ? nameOf(n) : 'Carga rara',
    }))
  // The first documents were flushed to make room; a late event reads them again.
  const late = (revision: number) =>
    rebuild.change<{ at: number }>('load-1', { stream: 's-1', revision, position: '0' }, (doc) => ({ ...doc!, at: -1 }))
  expect([late(0).outcome, late(1), late(3).outcome]).toEqual([
    'seen',
    { outcome: 'applied', doc: { shipperId: 's1', at: -1, name: 'Carga refrigerada' } },
    'gap',
  ])
  const { hash } = await rebuild.finish()
  expect(hash).toBe(await views.hash('loads'))
  expect(await views.get('loads', 'load-1')).toMatchObject({ at: -1 })

  const page = (text: string, more = {}, shipperId = 's1') =>
    views.page<{ at: number }>('loads', { where: { shipperId }, sort: ['at', 'desc'], size: 3, text, ...more })
  const sugar = Array.from({ length: MANY }, (_, n) => n)
    .filter((n) => n % 3 && n % 4 === 0)
    .reverse()
  const first = await page('carg acucar')
  expect(first.items.map(({ at }) => at)).toEqual(sugar.slice(0, 3))
  expect((await page('carg acucar', { after: first.next })).items.map(({ at }) => at)).toEqual(sugar.slice(3, 6))
  expect((await page('carg', { page: 2 })).items.map(({ at }) => at)).toEqual([20_995, 20_993, 20_992])
  expect((await page('carga rara')).items).toEqual([])
  expect((await page('carga', {}, 's2')).items).toHaveLength(3)
  expect(await views.count('loads', { where: { shipperId: 's1' }, text: 'carga' })).toEqual({ all: 14_000 })
  expect(await views.count('loads', { where: { shipperId: 's1' }, text: 'carga acucar' })).toEqual({ all: sugar.length })
  await views.scrub()
  views.close()
  rmSync(folder, { recursive: true, force: true })
})
