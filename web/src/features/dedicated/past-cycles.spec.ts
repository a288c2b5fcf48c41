import { expect, it } from 'vitest'
import { boardCycles } from './past-cycles.ts'

it('the board offers the running cycle and those before it (R227, M232)', () => {
  expect(boardCycles('2026-03-12').slice(0, 3)).toEqual([
    { value: '', label: 'Vigente' },
    { value: '2026-02-10', label: '10/02/2026 a 09/03/2026' },
    { value: '2026-01-10', label: '10/01/2026 a 09/02/2026' },
  ])
})
