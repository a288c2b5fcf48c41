import type { CheckedRow } from '@embarca/contracts/import/routes.ts'
import { expect, it } from 'vitest'
import { blockIn, type CorrectedRows, cellText, nextFault, pasted } from './corrections.ts'

const row = (line: number, ...faults: readonly ('code' | 'weight')[]): CheckedRow => ({
  ...{ file: 0, line, outcome: 'REFUSED', warnings: [], cells: { code: `PED-${line}`, weight: 'x' } },
  faults: faults.map((column) => ({ column, message: 'errado' })),
})
const rows = [row(2, 'weight'), row(3), row(4, 'code', 'weight')]
const grid = { rows, columns: ['code', 'weight'] as const }
const none: CorrectedRows = new Map()

it('a pasted block goes right and down, as far as there are cells', () => {
  const corrected = pasted(none, grid, { row: 1, column: 1 }, blockIn('10\t20\r\n 30 \r\n40\n50'))
  expect(rows.map((one) => cellText(corrected, one, 'weight'))).toEqual(['x', '10', '30'])
  expect(rows.map((one) => cellText(corrected, one, 'code'))).toEqual(['PED-2', 'PED-3', 'PED-4'])
})
it('an emptied cell stays empty', () => {
  expect(cellText(pasted(none, grid, { row: 0, column: 0 }, [['']]), rows[0]!, 'code')).toBe('')
})
it('the next fault is the one after, then the first again; corrected ones are passed over', () => {
  expect(nextFault(none, grid, undefined)).toEqual({ row: 0, column: 1 })
  expect(nextFault(none, grid, { row: 0, column: 1 })).toEqual({ row: 2, column: 0 })
  const corrected = pasted(none, grid, { row: 2, column: 0 }, [['A', '1']])
  expect(nextFault(corrected, grid, { row: 0, column: 1 })).toEqual({ row: 0, column: 1 })
  expect(nextFault(pasted(corrected, grid, { row: 0, column: 1 }, [['1']]), grid, undefined)).toBeUndefined()
})
