import { describe, expect, it } from 'vitest'
import { cellFaults } from './labels.pt.ts'
import { readCells } from './read-cells.ts'
import { readAmount } from './read-number.ts'

const row = {
  code: ' ped-1 ',
  collectDocument: '11.222.333/0001-81',
  deliveryDocument: '12ABC34501DE35',
  collectDate: '05/12/2026',
  deliveryDate: '06/12/2026 18:00',
  weight: '1.234,5',
}
const faultsOf = (over: object) => readCells({ ...row, ...over }).faults

describe('the number in a cell', () => {
  it.each([
    ['1.234,56', 1_234_560],
    ['1,234.56', 1_234_560],
    ['1234.56', 1_234_560],
    ['1234,5', 1_234_500],
    ['1.234', 1_234_000],
    ['1,234', 1_234_000],
    ['0,500', 500],
    ['1.234.567', 1_234_567_000],
    ['R$ 10', 10_000],
    [1.234, 1_234],
    [0.1 + 0.2, 300],
  ])('%s is read', (cell, parts) => expect(readAmount(cell, 3)).toEqual({ parts }))
  it.each([
    ['abc', 'NOT_A_NUMBER'],
    ['1.2.3', 'NOT_A_NUMBER'],
    ['1,23.456,7', 'NOT_A_NUMBER'],
    ['#REF!', 'NOT_A_NUMBER'],
    ['1E+05', 'NOT_A_NUMBER'],
    ['-1', 'NEGATIVE'],
    ['1,2345', 'DECIMALS'],
    [1.23456, 'DECIMALS'],
  ])('%s is refused', (cell, fault) => expect(readAmount(cell, 3)).toEqual({ fault }))
})

describe('a row', () => {
  it('is read cell by cell', () =>
    expect(
      readCells({ ...row, value: '10,5', tags: 'frágil; urgente', priority: 'sim', freightType: 'dedicado', windowFrom: '8:00' }),
    ).toEqual({
      faults: [],
      values: {
        code: 'PED-1',
        collectDocument: '11222333000181',
        deliveryDocument: '12ABC34501DE35',
        collectDate: '05/12/2026',
        deliveryDate: '06/12/2026 18:00:00',
        weight: 1234.5,
        value: 1050,
        tags: ['frágil', 'urgente'],
        priority: true,
        freightType: 'DEDICADO',
        windowFrom: '08:00',
      },
    }))
  it('keeps the zeros before a code, and gives back those that a workbook took from a document', () => {
    const { values } = readCells({ ...row, code: '007', deliveryDocument: 1_234_567_890 })
    expect(values).toMatchObject({ code: '007', deliveryDocument: '01234567890' })
  })
  it('names all its faults at once, each at its column', () => {
    const { faults } = readCells({
      code: '1E+05',
      collectDocument: '11222333000182',
      collectDate: '30/02/2026',
      deliveryDate: 'amanhã',
      weight: 'x',
      state: 'XX',
    })
    expect(faults.map(({ column }) => column)).toEqual([
      'code',
      'collectDocument',
      'deliveryDocument',
      'state',
      'collectDate',
      'deliveryDate',
      'weight',
    ])
  })
  it.each([
    ['a code in scientific notation', { code: '1,5E+10' }, 'code', cellFaults.scientific('1,5E+10')],
    ['a day that does not exist', { collectDate: '30/02/2026' }, 'collectDate', cellFaults.noSuchDay('30/02/2026')],
    ['a delivery before its collect', { deliveryDate: '04/12/2026' }, 'deliveryDate', cellFaults.deliveryBeforeCollect],
    ['no weight', { weight: 0 }, 'weight', cellFaults.zero],
    ['a weight beyond all loads', { weight: '1.000.000.000' }, 'weight', cellFaults.tooLarge],
    ['a key with a wrong check digit', { nfeKey: '3'.repeat(44) }, 'nfeKey', cellFaults.key],
    ['a window that ends before it begins', { windowFrom: '10:00', windowTo: '09:00' }, 'windowTo', cellFaults.windowBackwards],
    ['a code too long', { code: 'x'.repeat(61) }, 'code', cellFaults.tooLong(60)],
    ['a number without its series', { noteNumber: '12' }, 'noteSeries', cellFaults.noNote],
  ])('is refused with %s', (_, over, column, message) => expect(faultsOf(over)).toEqual([{ column, message }]))
  it('may be collected and delivered on one day', () =>
    expect(faultsOf({ collectDate: '05/12/2026 14:00', deliveryDate: '05/12/2026' })).toEqual([]))
})
