import { randomBytes } from 'node:crypto'
import { fileFaults } from '@embarca/contracts/import/labels.pt.ts'
import { note } from '@embarca/tests/fixtures/imports/notes.ts'
import { inlineRow, workbook } from '@embarca/tests/fixtures/imports/workbook.ts'
import { strToU8, zipSync } from 'fflate'
import { describe, expect, it } from 'vitest'
import { readFile } from './read-file.ts'
import { templateFile } from './template.ts'

const allOf = async <Row>(rows: AsyncIterable<Row>) => {
  const found: Row[] = []
  for await (const row of rows) found.push(row)
  return found
}
const rowsOf = async (name: string, bytes: Uint8Array) => {
  const { rows } = await readFile({ name, bytes }, true)
  return allOf(rows)
}
const HEAD = ['Pedido', 'CNPJ coleta', 'CNPJ entrega', 'Data coleta', 'Data entrega', 'Peso']
const VALUES = ['007', '11222333000181', '12ABC34501DE35', '05/12/2026', '06/12/2026', '1.234,5']
const cells = {
  code: '007',
  collectDocument: '11222333000181',
  deliveryDocument: '12ABC34501DE35',
  collectDate: '05/12/2026',
  deliveryDate: '06/12/2026',
  weight: '1.234,5',
}
const csv = (delimiter: string, quote = '') =>
  [HEAD, VALUES].map((row) => row.map((cell) => `${quote}${cell}${quote}`).join(delimiter)).join('\r\n')

describe('a CSV file is read', () => {
  it.each([';', '\t'])('with %j between its cells', async (delimiter) =>
    expect(await rowsOf('a.csv', Buffer.from(csv(delimiter)))).toEqual([{ line: 2, cells, warnings: [] }]),
  )
  it('with commas and quotes', async () => expect((await rowsOf('a.csv', Buffer.from(csv(',', '"'))))[0]?.cells).toEqual(cells))
  it('with a byte order mark', async () => expect((await rowsOf('a.csv', Buffer.from(`\ufeff${csv(';')}`)))[0]?.cells).toEqual(cells))
  it('in Windows-1252', async () => {
    const text = `${csv(';').replace('Peso', 'Peso;Município')};São José`
    expect((await rowsOf('a.csv', Buffer.from(text, 'latin1')))[0]?.cells.city).toBe('São José')
  })
  it('with a line break within quotes, and keeps the number of each row', async () => {
    const text = `${HEAD.join(';')};Obs\n\n${VALUES.join(';')};"duas\nlinhas; ""aqui"""`
    expect(await rowsOf('a.csv', Buffer.from(text))).toEqual([
      { line: 3, cells: { ...cells, observation: 'duas\nlinhas; "aqui"' }, warnings: [] },
    ])
  })
  it('with headings in any order and case, and unknown ones apart', async () => {
    const text =
      'FILIAL;peso (KG);código do pedido;cnpj da coleta;CNPJ/CPF da Entrega;data de coleta;Data de Entrega\nX;1;A;11222333000181;12ABC34501DE35;05/12/2026;06/12/2026'
    const read = await readFile({ name: 'a.csv', bytes: Buffer.from(text) }, true)
    expect(read.unknown()).toEqual(['FILIAL'])
    expect((await allOf(read.rows))[0]).toMatchObject({ cells: { code: 'A', weight: '1' }, other: { FILIAL: 'X' } })
  })
  it('not without a required heading, which is named', () =>
    expect(rowsOf('a.csv', Buffer.from('Pedido;Peso;Cidade\n1;2;3'))).rejects.toThrow('CNPJ da coleta'))
})

describe('a workbook is read', () => {
  const shared = `<row r="1">${HEAD.map((_, at) => `<c r="${'ABCDEF'[at]}1" t="s"><v>${at}</v></c>`).join('')}</row>`
  const typed = (collect: number, delivery: number) =>
    `<row r="3"><c r="A3" t="s"><v>6</v></c><c r="B3"><v>11222333000181</v></c><c r="C3" t="inlineStr"><is><t>12ABC34501DE35</t></is></c><c r="D3" s="1"><v>${collect}</v></c><c r="E3" s="2"><v>${delivery}</v></c><c r="F3"><f>1234*1</f><v>1.234</v></c></row>`
  const expected = {
    ...cells,
    collectDocument: 11222333000181,
    collectDate: '05/12/2026 00:00:00',
    deliveryDate: '06/12/2026 18:00:00',
    weight: 1.234,
  }
  const strings = [...HEAD, '007']

  it('with shared and inline strings, dates, and formulas by their value', async () =>
    expect(await rowsOf('a.xlsx', workbook(shared + typed(46361, 46362.75), { strings }))).toEqual([
      { line: 3, cells: expected, warnings: [] },
    ]))
  it('with the dates of the 1904 system', async () =>
    expect((await rowsOf('a.xlsx', workbook(shared + typed(46361 - 1462, 46362.75 - 1462), { strings, is1904: true })))[0]?.cells).toEqual(
      expected,
    ))
  it('as LibreOffice and exporters write it', async () =>
    expect((await rowsOf('a.xlsx', workbook(inlineRow(1, HEAD) + inlineRow(2, VALUES))))[0]?.cells).toEqual(cells))
  it('with a million empty rows below', async () => {
    const empty = Array.from({ length: 1_000_000 }, (_, at) => `<row r="${at + 3}"/>`).join('')
    expect(await rowsOf('a.xlsx', workbook(inlineRow(1, HEAD) + inlineRow(2, VALUES) + empty))).toHaveLength(1)
  }, 60_000)
  it('when it is the template, whose example row is right', async () => {
    const [row] = await rowsOf('modelo.xlsx', await templateFile(['Matriz'], '2026-11-05T12:00:00.000Z'))
    expect(row?.cells).toMatchObject({ code: 'PED-0001', collectDate: '06/11/2026 00:00:00', weight: 1234.5, zipCode: '80010000' })
  })
  it.each([
    ['a program', Buffer.from('MZ\u0090\u0000\u0003'), fileFaults.notThisKind],
    ['a ZIP of something else', zipSync({ 'a.txt': strToU8('x') }), fileFaults.noSheet],
    ['cut off', workbook(inlineRow(1, HEAD)).subarray(0, 900), fileFaults.unreadable],
    ['without rows', workbook(''), fileFaults.noSheet],
  ])('not when it is %s', (_, bytes, why) => expect(rowsOf('a.xlsx', bytes)).rejects.toThrow(why))
})

describe('a ZIP is read', () => {
  it('file by file: each is a note, or says why not', async () => {
    const bytes = zipSync({
      'a/': new Uint8Array(),
      'a/1.xml': note({ number: 1 }),
      'b.zip': strToU8('PK'),
      '../evil.xml': note({ number: 2 }),
      'leia-me.txt': strToU8('x'),
      'grande.xml': randomBytes(1_048_577),
      '2.xml': note({ number: 3 }),
    })
    const rows = await rowsOf('notas.zip', bytes)
    const shown = rows.map(({ entry, cells: { noteNumber }, fault }) => [entry, noteNumber ?? fault])
    expect(Object.fromEntries(shown)).toEqual({
      'a/1.xml': '1',
      'b.zip': fileFaults.nested,
      '../evil.xml': fileFaults.entryName,
      'leia-me.txt': fileFaults.entryKind,
      'grande.xml': fileFaults.xmlTooLarge,
      '2.xml': '3',
    })
    expect(rows.map(({ line }) => line)).toEqual([1, 2, 3, 4, 5, 6])
  })
  it('not when it is a bomb', () =>
    expect(rowsOf('bomba.zip', zipSync({ 'a.xml': new Uint8Array(30_000_000) }))).rejects.toThrow(fileFaults.unpacked))
  it('not beyond what its directory says a file unpacks to', async () => {
    const bytes = Buffer.from(zipSync({ 'a.xml': Buffer.concat([note(), Buffer.alloc(900_000, 0x20)]) }))
    // The directory understates the size.
    const directory = bytes.lastIndexOf(Buffer.from([0x50, 0x4b, 0x01, 0x02]))
    bytes.writeUInt32LE(200, directory + 24)
    expect((await rowsOf('a.zip', bytes))[0]).toHaveProperty('fault')
  })
})

it('a note on its own is one row', async () =>
  expect((await rowsOf('nota.xml', note()))[0]).toMatchObject({ line: 1, cells: { noteNumber: '1234' } }))
