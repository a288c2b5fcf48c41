import { expect, it } from 'vitest'
import type { ViewTable } from './catalogue.ts'
import { foldedDocuments } from './folded-documents.ts'

const table = { name: 'cards_g1' } as ViewTable

it('gives every document as it was left, however many there are', () => {
  const folded = foldedDocuments(table)
  const ids = Array.from({ length: 45_000 }, (_, at) => `d${at}`)
  for (const id of ids) folded.set(id, { ...folded.get(id), doc: { id, times: 1 }, seen: { [id]: 0 } })
  folded.set('d7', { ...folded.get('d7'), doc: { ...folded.get('d7').doc, times: 2 }, seen: { d7: 1 } })
  folded.set('d8', { ...folded.get('d8'), doc: undefined })
  expect(folded.get('d7')).toMatchObject({ doc: { id: 'd7', times: 2 }, seen: { d7: 1 } })
  expect(folded.get('d8')).toMatchObject({ doc: undefined, seen: { d8: 0 } })
  expect(folded.get('nobody')).toMatchObject({ doc: undefined, seen: {} })
  const all = [...folded.pieces(10_000)]
  expect(all.map((piece) => piece.length)).toEqual([10_000, 10_000, 10_000, 10_000, 5_000])
  expect(new Set(all.flat().map(({ id }) => id)).size).toBe(45_000)
})
