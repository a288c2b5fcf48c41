import { describe, expect, it } from 'vitest'
import { shipperData } from '../shipper-data.ts'
import { exampleFiles } from './files.ts'
import { rowsIn } from './read-rows.ts'

const book = shipperData[0]!
const of = { seed: 'embarca', now: Date.parse('2026-11-20T15:00:00.000Z'), book }

describe('the files to upload', () => {
  const [sheet, notes] = exampleFiles(of)
  it('are a sheet in which six of thirty rows have a mistake', async () => {
    const { total, refused, taken, sheet: errors } = await rowsIn(sheet!, book, ['Sudeste', 'Sul'])
    expect([total, refused, taken.length]).toEqual([30, 6, 24])
    expect(errors!.length).toBeGreaterThan(1_000)
  })
  it('are a ZIP of twelve notes, each of an order of its own', async () => {
    const { total, refused, taken } = await rowsIn(notes!, book, ['Sul'])
    expect([total, refused]).toEqual([12, 0])
    expect(new Set(taken.map(({ values }) => values.code)).size).toBe(12)
    for (const { values } of taken)
      expect(values).toMatchObject({ freightType: 'CIF', weight: expect.any(Number), value: expect.any(Number) })
  })
  it('are the same for the same day', () => expect(exampleFiles(of)).toEqual([sheet, notes]))
})
