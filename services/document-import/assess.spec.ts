import { cellFaults, rowWarnings } from '@embarca/contracts/import/labels.pt.ts'
import { keyOf } from '@embarca/tests/fixtures/imports/notes.ts'
import { describe, expect, it } from 'vitest'
import { assess, rowRead } from './assess.ts'

const cells = {
  code: 'PED-1',
  collectDocument: '11222333000181',
  deliveryDocument: '12ABC34501DE35',
  collectDate: '05/12/2026',
  deliveryDate: '06/12/2026',
  weight: 10,
}
const row = (over: object = {}, about: object = {}) => rowRead(0, { line: 2, cells: { ...cells, ...over }, warnings: [], ...about })
const registered = {
  collect: ['11222333000181'],
  places: ['11222333000181', '12ABC34501DE35'],
  groups: ['Matriz'],
  shipper: '11222333000181',
}
const one = (read: ReturnType<typeof row>, known = registered) => assess([read], known)[0]

describe('a row is assessed', () => {
  it('as fine', () => expect(one(row())).toEqual({ file: 0, line: 2, code: 'PED-1', outcome: 'FINE', faults: [], warnings: [] }))
  it('as refused where no place of collection has the document, with the faults of its cells', () =>
    expect(one(row({ collectDocument: '12ABC34501DE35', weight: 'x' }))?.faults).toEqual([
      { column: 'weight', message: cellFaults.notANumber('x') },
      { column: 'collectDocument', message: cellFaults.collectUnknown },
    ]))
  it('with a warning where its delivery place is new and complete, refused where it is not', () => {
    const known = { ...registered, places: ['11222333000181'] }
    expect(one(row({ deliveryName: 'Loja', city: 'Curitiba', state: 'PR' }), known)).toMatchObject({
      outcome: 'WARNED',
      warnings: [rowWarnings.newPlace],
    })
    expect(one(row(), known)?.faults).toEqual([{ column: 'deliveryName', message: cellFaults.placeMissing }])
  })
  it('by the operation groups of its planner, found without accents and case', () => {
    const two = { ...registered, groups: ['Matriz', 'São Paulo'] }
    expect(one(row({ operationGroup: 'SAO PAULO' }), two)?.outcome).toBe('FINE')
    expect(one(row(), two)?.faults).toEqual([{ column: 'operationGroup', message: cellFaults.groupMissing }])
    expect(one(row({ operationGroup: 'Rio' }), two)?.faults).toEqual([
      { column: 'operationGroup', message: cellFaults.groupUnknown('Rio') },
    ])
  })
  it('as refused in each line of a code with two places, in one file or two', () => {
    const other = rowRead(1, { line: 9, cells: { ...cells, deliveryDocument: '11222333000181' }, warnings: [] })
    const message = cellFaults.twoPlaces('PED-1')
    expect(assess([row(), other, row({ code: 'PED-2' })], registered).map(({ faults }) => faults)).toEqual([
      [{ column: 'code', message }],
      [{ column: 'code', message }],
      [],
    ])
  })
  it('as fine when several lines are items of one order', () =>
    expect(assess([row(), row()], registered).map(({ outcome }) => outcome)).toEqual(['FINE', 'FINE']))
  it('with a warning about an issuer that is no branch of the shipper', () => {
    expect(one(row({}, { issuer: '11222333000262' }))?.warnings).toEqual([])
    expect(one(row({}, { issuer: '12ABC34501DE35' }))?.warnings).toEqual([rowWarnings.issuer])
  })
  it('as refused for what its file says, and for nothing else', () =>
    expect(one(rowRead(0, { line: 1, entry: 'a.txt', cells: {}, warnings: [], fault: 'não' }))).toMatchObject({
      entry: 'a.txt',
      outcome: 'REFUSED',
      faults: [{ message: 'não' }],
    }))
  it('as refused where an XML of the same import cancels its note', () => {
    const nfeKey = keyOf(7)
    const cancelation = rowRead(1, { line: 1, cells: {}, warnings: [], canceled: nfeKey })
    expect(assess([row({ nfeKey }), cancelation, row()], registered).map(({ outcome, faults }) => [outcome, faults])).toEqual([
      ['REFUSED', [{ column: 'nfeKey', message: cellFaults.canceled }]],
      ['WARNED', []],
      ['FINE', []],
    ])
  })
  it('with a warning where it cancels a note', () =>
    expect(one(rowRead(0, { line: 1, cells: {}, warnings: [], canceled: '3' }))).toMatchObject({
      outcome: 'WARNED',
      warnings: [rowWarnings.canceled],
    }))
})
