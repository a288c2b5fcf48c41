import { expect, it } from 'vitest'
import { errorRows } from './error-sheet.ts'

const sent = { file: 'pedidos.csv', line: 2, cells: { code: '0001', weight: 10 } } as const

it('the sheet with the errors is the file as sent, with its lines and their errors', () => {
  const other = {
    ...sent,
    line: 3,
    cells: { code: '=1+1' },
    other: { Rota: 'A', Erro: 'de antes' },
    error: 'Peso (kg): Preencha este campo.',
  }
  expect(errorRows([sent, other])).toEqual([
    ['Código do pedido', 'Peso (kg)', 'Rota', 'Linha', 'Erro'],
    ['0001', 10, null, 2, null],
    ["'=1+1", null, 'A', 3, 'Peso (kg): Preencha este campo.'],
  ])
})
it('with several files it names them, and a file that cannot be read has no line', () => {
  const [heading, , unread] = errorRows([sent, { file: 'b.xlsx', cells: {}, error: 'Ilegível.' }])
  expect([heading?.slice(-3), unread]).toEqual([
    ['Arquivo', 'Linha', 'Erro'],
    [null, null, 'b.xlsx', null, 'Ilegível.'],
  ])
})
