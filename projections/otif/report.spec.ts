import { queryContext } from '@embarca/tests/kit/query-context.ts'
import { eventRecorder } from '@embarca/tests/stories/event-recorder.ts'
import { loadScript } from '@embarca/tests/stories/load-script.ts'
import { expect, it } from 'vitest'
import type { ReportMade } from '../kit/report.ts'
import { otifReport } from './report.ts'

const log = () => {
  const recorder = eventRecorder()
  const named = (view: string, type: string, fields: object) =>
    recorder.recordEvent(`${view}-${'t1'}`, { type, data: { id: 't1', shipperId: 'embarca', shippers: ['s1'], ...fields } })
  named('transporter', 'TransporterRegistered', { name: 'TransNorte', document: '1', city: 'Curitiba', state: 'PR' })
  loadScript(recorder, 'A', { externalId: 'CG-A', referenceValue: 800_000 }).toFinished()
  loadScript(recorder, 'B', { externalId: 'CG-B' }).underway()
  return recorder.log
}
const january = { startDate: '01/01/2026', endDate: '31/01/2026' }
const rowsOf = async ({ rows }: ReportMade) => {
  const all = []
  for await (const page of rows) all.push(...page)
  return all
}

it('the OTIF report states its filters, its figures and what is not known; its rows are the deliveries behind them', async () => {
  const made = (await otifReport(
    { ...january, transporterId: 't1', measure: 'CARRIER' },
    await queryContext(log(), {}, { activeGroup: 'g1' }),
  ))!
  expect(made.filters).toEqual([
    'Período: de 01/01/2026 até 31/01/2026',
    'Grupo de operação: g1',
    'Transportadora: TransNorte',
    'OTIF bruto: 50,0 % (1 de 2)',
    'OTIF ajustado: 50,0 % (1 de 2)',
    'OTIF transportador: 50,0 % (1 de 2)',
    'Quantidade entregue: sem dados',
  ])
  expect(made.total).toBe(2)
  const rows = await rowsOf(made)
  expect(rows.map(([code, transporter]) => [code, transporter]).sort()).toEqual([
    ['CG-A', 'TransNorte'],
    ['CG-B', 'TransNorte'],
  ])
  expect(rows.find(([code]) => code === 'CG-B')?.slice(7)).toEqual(['Não', 'Não', 'Não', 'Vencida, não entregue', 'Não'])
})

it('the report has only lost deliveries when only those are requested', async () => {
  const made = (await otifReport({ ...january, onlyLost: true, loss: 'OVERDUE' }, await queryContext(log())))!
  expect(made.filters).toContain('Motivo: Vencida, não entregue')
  expect(made.filters).toContain('Entregas: perdidas no OTIF bruto')
  expect((await rowsOf(made)).map(([code]) => code)).toEqual(['CG-B'])
})
