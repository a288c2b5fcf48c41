import { expect, it } from 'vitest'
import type { ViewCollection } from './catalogue.ts'
import { rebuildBuffer } from './rebuild-buffer.ts'

const table = { name: 'cards_g1' } as ViewCollection

it('returns every document as it was set last, however many there are', () => {
  const buffer = rebuildBuffer(table)
  const ids = Array.from({ length: 45_000 }, (_, at) => `d${at}`)
  for (const id of ids) buffer.set(id, { ...buffer.get(id), doc: { id, times: 1 }, checkpoints: { [id]: 0 } })
  buffer.set('d7', { ...buffer.get('d7'), doc: { ...buffer.get('d7').doc, times: 2 }, checkpoints: { d7: 1 } })
  buffer.set('d8', { ...buffer.get('d8'), doc: undefined })
  expect(buffer.get('d7')).toMatchObject({ doc: { id: 'd7', times: 2 }, checkpoints: { d7: 1 } })
  expect(buffer.get('d8')).toMatchObject({ doc: undefined, checkpoints: { d8: 0 } })
  expect(buffer.get('nobody')).toMatchObject({ doc: undefined, checkpoints: {} })
  const all = [...buffer.pieces(10_000)]
  expect(all.map((piece) => piece.length)).toEqual([10_000, 10_000, 10_000, 10_000, 5_000])
  expect(new Set(all.flat().map(({ id }) => id)).size).toBe(45_000)
})
