import { fileRoutes } from '@embarca/contracts/file/routes.ts'
import type { Actor } from '@embarca/contracts/kit/event.ts'
import type { InputOf } from '@embarca/contracts/kit/route.ts'
import { loadRoutes } from '@embarca/contracts/load/routes.ts'
import { fileOfReport, reportOfStream } from '@embarca/contracts/report/codes.ts'
import { reportCommands, reportRoutes } from '@embarca/contracts/report/routes.ts'
import { readXlsx } from 'hucre/xlsx'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type RunningApp, startApp } from '../kit/app.ts'
import { actor } from '../kit/tokens.ts'
import { FIXTURES_AT, recordFixtures } from '../stories/fixtures.ts'

const ana = actor(['shipper_operator'], { userId: 'ana' })
const caio = actor(['shipper_operator'], { userId: 'caio', operationGroups: ['g2'] })
const zeca = actor(['shipper_admin'], { userId: 'zeca', shipperId: 's2', operationGroups: ['g9', 'g1'] })

let app: RunningApp
beforeAll(async () => {
  app = await startApp({ now: FIXTURES_AT })
  await recordFixtures(app)
})
afterAll(() => app.close())

type Kind = keyof typeof reportCommands
const ask = async <K extends Kind>(kind: K, input: InputOf<(typeof reportCommands)[K]>, by: Actor = ana) => {
  const reply = await app.as(by).call(reportCommands[kind], input as never)
  expect(reply.status, reply.text).toBe(200)
  return reportOfStream((reply.body as { stream: string }).stream)
}
const ended = async (id: string, by: Actor = ana) => {
  for (;;) {
    const { status, body } = await app.as(by).call(reportRoutes.report, { id })
    expect(status).toBe(200)
    if (body.status !== 'RUNNING') return body
    await new Promise((resolve) => setTimeout(resolve, 5))
  }
}
const download = (fileName: string, by: Actor = ana) => app.as(by).call(fileRoutes.download, { fileName })
const lines = async <K extends Kind>(kind: K, input: InputOf<(typeof reportCommands)[K]>, by: Actor = ana) => {
  const report = await ended(await ask(kind, { format: 'csv', ...input } as never, by), by)
  expect(report.status, report.failure).toBe('FINISHED')
  const { text } = await download(report.fileId!, by)
  return text.replace('\ufeff', '').split('\r\n')
}

describe('a report', () => {
  it('is made in the background and kept for the user who requested it (C007, C344)', async () => {
    const id = await ask('table', { columnStatus: 'DELIVERED' })
    const report = await ended(id)
    expect(report).toMatchObject({ kind: 'table', title: 'Tabela de cargas', format: 'xlsx', status: 'FINISHED', rows: 1 })
    expect(report.fileName).toMatch(/^tabela-de-cargas-2026-01-05-0930\.xlsx$/)
    const { headers } = await download(report.fileId!)
    expect(headers['content-disposition']).toContain(report.fileName)
    const { list } = (await app.as(ana).call(reportRoutes.list, {})).body
    expect(list.map((one) => one.id)).toContain(id)
  })

  it('begins with its title, filters, user and time, followed by the rows (C343)', async () => {
    const [title, groups, status, made, blank, names, row] = await lines('history', { status: ['DELIVERED'] })
    expect([title, groups, status, blank]).toEqual(['Histórico de cargas', 'Grupo de operação: Sul', 'Status: Carga entregue', ''])
    expect(made).toBe('Gerado em 05/01/2026 09:30 · Solicitado por Ana Martins')
    expect(names).toMatch(/^Status;ID da Carga;Finalizada em;/)
    expect(row).toMatch(/^Carga entregue;CG-2;;.*;TransNorte;.*;7310,00;/)
  })

  it('starts with a UTF-8 mark, for spreadsheets', async () => {
    const { fileId } = await ended(await ask('history', { format: 'csv' }))
    const reply = await app.as(ana).inject({ method: 'GET', url: `/webshipper/file/download?fileName=${fileId}` })
    expect([...reply.rawPayload.subarray(0, 3)]).toEqual([0xef, 0xbb, 0xbf])
    expect(reply.headers['content-type']).toBe('text/csv')
  })

  it('has typed numbers and dates in a workbook (C009)', async () => {
    const { fileId } = await ended(await ask('loads', { deliveryStatus: 'DELIVERED' }))
    const reply = await app.as(ana).inject({ method: 'GET', url: `/webshipper/file/download?fileName=${fileId}` })
    const { sheets: tables } = await readXlsx(reply.rawPayload)
    const rows = tables[0]!.rows
    const at = rows.findIndex(([first]) => first === 'ID da Carga')
    const row = rows[at + 1]!
    expect(row[0]).toBe('CG-2')
    expect(row[rows[at]!.indexOf('Valor da oferta')]).toBe(7310)
    expect(row[rows[at]!.indexOf('Primeira entrega')]).toBeInstanceOf(Date)
  })

  it('is available as a PDF', async () => {
    const { fileId } = await ended(await ask('history', { format: 'pdf' }))
    const reply = await app.as(ana).inject({ method: 'GET', url: `/webshipper/file/download?fileName=${fileId}` })
    expect(reply.rawPayload.subarray(0, 5).toString()).toBe('%PDF-')
  })

  it('of one load names it (C118, C119, C120, C121)', async () => {
    const load = await app.as(ana).call(loadRoutes.tag, { id: 'arrived', tags: ['=1+1'] })
    expect(load.status).toBe(200)
    expect(await lines('freight', { id: 'arrived' })).toEqual(
      expect.arrayContaining([
        'Relatório do frete',
        'Carga: CG-2 · Carga entregue · Valor fechado',
        expect.stringMatching(/^Loja Centro;/),
      ]),
    )
    expect(await lines('negotiation', { id: 'arrived' })).toEqual(
      expect.arrayContaining([expect.stringMatching(/^TransNorte;.*;Mensagem;.*Coletamos às 6h\./)]),
    )
    expect(await lines('quotation', { id: 'offered' })).toEqual(expect.arrayContaining([expect.stringMatching(/^TransNorte;/)]))
    expect((await lines('auction', { id: 'offered' }))[0]).toBe('Relatório do leilão')
    expect(await lines('negotiation', { id: 'arrived', negotiationId: 'none' })).not.toContain('Coletamos')
  })

  it('of a load that its user may not see is 404, and nothing is started', async () => {
    for (const by of [caio, zeca])
      for (const kind of ['quotation', 'negotiation', 'auction', 'freight'] as const) {
        const reply = await app.as(by).call(reportCommands[kind], { id: 'arrived' })
        expect([reply.status, (reply.body as unknown as { code: string }).code]).toEqual([404, 'NOT_FOUND'])
      }
  })
})

describe('a report shows only what its user may see', () => {
  it('nothing of this group in another group or company', async () => {
    for (const by of [caio, zeca])
      for (const kind of ['table', 'loads', 'history'] as const) {
        const text = (await lines(kind, { operationGroupIds: ['g1', '0'] } as never, by)).join('\n')
        expect(text).not.toMatch(/CG-\d|TransNorte|Loja Centro|João/)
      }
  })

  it('neither the report nor its file is found by other users', async () => {
    const id = await ask('history', {})
    const { fileId } = await ended(id)
    const colleague = actor(['shipper_admin'], { userId: 'bia' })
    for (const by of [colleague, caio, zeca]) {
      expect((await app.as(by).call(reportRoutes.report, { id })).status).toBe(404)
      expect((await download(fileId!, by)).status).toBe(404)
      expect((await app.as(by).call(reportRoutes.list, {})).text).not.toContain(id)
    }
    expect((await download(fileOfReport('nothing'))).status).toBe(404)
  })

  it('nor by its own user after losing a group or the role', async () => {
    const { fileId } = await ended(await ask('table', {}))
    expect((await download(fileId!)).status).toBe(200)
    expect((await download(fileId!, { ...ana, operationGroups: ['g2'] })).status).toBe(404)
    expect((await download(fileId!, { ...ana, roles: ['shipper_concierge'] })).status).toBe(404)
  })
})

it('refuses a period that ends before it begins', async () => {
  const reply = await app.as(ana).call(reportCommands.history, { collectDateStart: '02/01/2026', collectDateEnd: '01/01/2026' })
  expect([reply.status, reply.body]).toMatchObject([422, { code: 'REPORT_PERIOD_INVALID' }])
})
