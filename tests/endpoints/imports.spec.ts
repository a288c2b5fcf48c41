import { cellFaults, fileFaults, importLabels, rowWarnings } from '@embarca/contracts/import/labels.pt.ts'
import { importRoutes } from '@embarca/contracts/import/routes.ts'
import { address } from '@embarca/contracts/kit/route.ts'
import { placeCommands } from '@embarca/contracts/reference/commands.ts'
import { strToU8, zipSync } from 'fflate'
import { readXlsx } from 'hucre/xlsx'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { note } from '../fixtures/imports/notes.ts'
import { type RunningApp, startApp } from '../kit/app.ts'
import { multipart } from '../kit/multipart.ts'
import { FIXTURES_AT, recordFixtures } from '../stories/fixtures.ts'

let app: RunningApp
beforeEach(async () => {
  app = await startApp({ now: FIXTURES_AT, reactions: false })
  await recordFixtures(app)
  const place = { name: 'Fábrica', document: MILL, street: 'Rua A, 1', city: 'Curitiba', state: 'PR' }
  await ana().call(placeCommands.addCollect, place)
})
afterEach(() => app.close())

const ana = () => app.as(['shipper_operator'])
const template = (who = ana()) => {
  const { method, path: url } = address(importRoutes.template)
  return who.inject({ method, url })
}
const check = (parts: Parameters<typeof multipart>[0], who = ana(), fields = {}) => {
  const { method, path: url } = address(importRoutes.check)
  return who.inject({ method, url, ...multipart(parts, fields) })
}

const HEAD = 'Código do pedido;CNPJ da coleta;CNPJ/CPF da entrega;Nome da entrega;Cidade;UF;Data de coleta;Data de entrega;Peso (kg)'
const line = ({ code = 'PED-1', collect = MILL, delivery = '12ABC34501DE35', weight = '1.234,5' } = {}) =>
  `${code};${collect};${delivery};Loja Nova;Curitiba;PR;05/12/2026;06/12/2026;${weight}`
const sheet = (...lines: readonly string[]) => ({ name: 'pedidos.csv', content: [HEAD, ...lines].join('\r\n') })
const MILL = '11222333000181'
/** The cells of a line, by their columns. */
const typed = (code: string, weight: string) => ({
  ...{ code, weight, collectDocument: MILL, deliveryDocument: '12ABC34501DE35', deliveryName: 'Loja Nova', city: 'Curitiba', state: 'PR' },
  ...{ collectDate: '05/12/2026', deliveryDate: '06/12/2026' },
})

describe('the template (C174)', () => {
  it('is a workbook of the columns, an example and the words they take', async () => {
    const reply = await template()
    expect([reply.statusCode, reply.headers['content-type']]).toEqual([
      200,
      'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
    ])
    const { sheets } = await readXlsx(reply.rawPayload)
    expect(sheets.map(({ name }) => name)).toEqual([importLabels.template.sheet, importLabels.template.words])
    expect(sheets[0]!.rows[0]!.slice(0, 2)).toEqual(['Código do pedido', 'Tipo de frete'])
    expect(sheets[1]!.rows[1]!.slice(0, 3)).toEqual(['CIF', 'AC', 'Sim'])
  })
  it('is not for carriers and approvers', async () => {
    expect((await template(app.as(['transporter_admin'], { transporterId: 't1' }))).statusCode).toBe(403)
    expect((await template(app.as(['shipper_approver']))).statusCode).toBe(403)
  })
})

describe('files of orders are checked', () => {
  it('row by row, with every fault at its column, and nothing is recorded', async () => {
    const head = await app.data.events.head()
    const reply = await check([sheet(line(), line({ code: '1E+05', weight: 'muito' }), line({ code: 'PED-2', collect: '12ABC34501DE35' }))])
    expect(reply.statusCode, reply.body).toBe(200)
    expect(reply.json()).toEqual({
      files: [{ name: 'pedidos.csv', rows: 3, unknown: [] }],
      rows: 3,
      orders: 1,
      fine: 0,
      warned: 1,
      refused: 2,
      ...{ created: 1, changed: 0, same: 0, changes: [] },
      newPlaces: [{ document: '12ABC34501DE35', name: 'Loja Nova', city: 'Curitiba', state: 'PR' }],
      hasMore: false,
      problems: [
        {
          file: 0,
          line: 2,
          code: 'PED-1',
          outcome: 'WARNED',
          faults: [],
          warnings: [rowWarnings.newPlace],
          cells: typed('PED-1', '1.234,5'),
        },
        {
          cells: typed('1E+05', 'muito'),
          ...{ file: 0, line: 3, outcome: 'REFUSED', warnings: [rowWarnings.newPlace] },
          faults: [
            { column: 'code', message: cellFaults.scientific('1E+05') },
            { column: 'weight', message: cellFaults.notANumber('muito') },
          ],
        },
        {
          cells: { ...typed('PED-2', '1.234,5'), collectDocument: '12ABC34501DE35' },
          ...{ file: 0, line: 4, code: 'PED-2', outcome: 'REFUSED', warnings: [rowWarnings.newPlace] },
          faults: [{ column: 'collectDocument', message: cellFaults.collectUnknown }],
        },
      ],
    })
    expect(await app.data.events.head()).toBe(head)
  })
  it('with cells that were corrected meanwhile, which are judged like those of the file', async () => {
    const file = sheet(line({ weight: 'muito' }), line({ code: 'PED-2', weight: 'x' }))
    const corrections = [
      { file: 0, line: 2, cells: { weight: '12,5' } },
      { file: 0, line: 3, cells: { weight: '-1', city: '' } },
    ]
    const { refused, warned, problems } = (await check([file], ana(), { corrections: JSON.stringify(corrections) })).json()
    expect({ refused, warned }).toEqual({ refused: 1, warned: 1 })
    expect(problems[1].cells).not.toHaveProperty('city')
    expect(problems[1].faults).toEqual([
      { column: 'weight', message: cellFaults.negative },
      { column: 'city', message: cellFaults.placeMissing },
    ])
  })
  it('with the operation group of rows that name none, one that the user may use', async () => {
    const two = app.as(['shipper_operator'], { operationGroups: ['g1', 'g2'] })
    const refusedIn = async (fields: object) => (await check([sheet(line())], two, fields)).json().refused
    expect([await refusedIn({}), await refusedIn({ operationGroupId: 'g1' }), await refusedIn({ operationGroupId: 'g9' })]).toEqual([
      1, 0, 1,
    ])
  })
  it.each([
    ['no list', '{}'],
    ['no JSON', 'x'],
    ['an unknown column', JSON.stringify([{ file: 0, line: 2, cells: { admin: 'x' } }])],
    ['a text that is too long', JSON.stringify([{ file: 0, line: 2, cells: { code: 'x'.repeat(4_001) } }])],
  ])('not with corrections that are %s', async (_, corrections) => {
    const reply = await check([sheet(line())], ana(), { corrections })
    expect([reply.statusCode, reply.json().messages]).toEqual([400, [importLabels.corrections]])
  })
  it('with the NF-es of a ZIP, one with faults holding up no other', async () => {
    const zip = zipSync({ '1.xml': note({ number: 1 }), '2.xml': strToU8('<cteProc/>') })
    const { files, rows, refused, problems } = (await check([{ name: 'notas.zip', content: Buffer.from(zip) }])).json()
    expect({ files, rows, refused }).toEqual({ files: [{ name: 'notas.zip', rows: 2, unknown: [] }], rows: 2, refused: 1 })
    expect(problems.at(-1)).toMatchObject({ line: 2, entry: '2.xml', faults: [{ message: fileFaults.notANote }] })
  })
  it('each on its own: one that cannot be read says why', async () => {
    const reply = await check([
      sheet(line()),
      { name: 'virus.xlsx', content: 'MZ\u0000' },
      { name: 'sem-colunas.csv', content: 'Pedido;Peso;UF\n1;2;PR' },
    ])
    expect(reply.json().files.map(({ fault }: { fault?: string }) => fault)).toEqual([
      undefined,
      fileFaults.notThisKind,
      fileFaults.headingMissing(['CNPJ da coleta', 'CNPJ/CPF da entrega', 'Data de coleta', 'Data de entrega']),
    ])
  })
  it('not knowing what other shippers registered', async () => {
    const other = app.as(['shipper_operator'], { userId: 'zeca', shipperId: 's2' })
    expect((await check([sheet(line())], other)).json()).toMatchObject({ refused: 1 })
  })
  it('not without a file, of five million bytes or by carriers', async () => {
    expect((await check([])).statusCode).toBe(400)
    expect((await check([{ name: 'a.csv', content: Buffer.alloc(5_000_000, 0x61) }])).json()).toMatchObject({
      code: 'FILE_TOO_LARGE',
      messages: [importLabels.tooLarge],
    })
    expect((await check([sheet(line())], app.as(['driver'], { driverId: 'd1' }))).statusCode).toBe(403)
  })
})
