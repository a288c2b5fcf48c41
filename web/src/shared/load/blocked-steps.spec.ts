import { expect, it } from 'vitest'
import { blocksIn, blockText } from './blocked-steps.ts'

const canceledNote = { pendencyId: 'L1.1', name: 'NF-e cancelada', transitions: ['StartTransit', 'FinishLoad'] }

it('a pendency marks every phase in which it stops a step', () => {
  const marked = [0, 1, 2, 3, 4, 5, 6].filter((phase) => blocksIn([canceledNote], phase).length > 0)
  expect(marked).toEqual([3, 6])
  expect(blocksIn(undefined, 3)).toEqual([])
})

it('names the pendency and the steps it stops', () => {
  expect(blockText(canceledNote)).toBe('NF-e cancelada bloqueia: Iniciar trânsito, Finalizar frete')
  expect(blockText(canceledNote, 3)).toBe('NF-e cancelada bloqueia: Iniciar trânsito')
})
