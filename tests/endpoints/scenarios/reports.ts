import { reportOfStream } from '@embarca/contracts/report/codes.ts'
import { reportRoutes, reportCommands as reports } from '@embarca/contracts/report/routes.ts'
import type { CallScenario } from './call-scenario.ts'
import type { ScenarioSetting } from './setting.ts'

const shows = (kind: string) => (_: unknown, stream: string) => ({
  ask: reportRoutes.report,
  input: { id: reportOfStream(stream) },
  at: 'kind',
  is: kind,
})
const list = (call: string, kind: 'table' | 'loads' | 'history', from: string, to: string): CallScenario => ({
  call,
  row: reports[kind],
  given: async () => ({ [from]: '01/01/2026', [to]: '31/01/2026' }),
  then: ['ReportStarted'],
  shows: shows(kind),
  refused: { given: async () => ({ [from]: '02/01/2026', [to]: '01/01/2026' }), code: 'REPORT_PERIOD_INVALID' },
})
const ofLoad = (call: string, kind: 'quotation' | 'negotiation' | 'auction' | 'freight'): CallScenario => ({
  call,
  row: reports[kind],
  given: async (setting: ScenarioSetting) => ({ id: await setting.launched() }),
  then: ['ReportStarted'],
  shows: shows(kind),
  refused: { given: async () => ({ id: 'nothing' }), code: 'NOT_FOUND', status: 404 },
})

/** Requests for reports (C007, C009, C118–C121, C343, C344). */
export const scenarios: readonly CallScenario[] = [
  list('C007', 'table', 'collectDateInit', 'collectDateEnd'),
  list('C009', 'loads', 'deliveryDateInit', 'deliveryDateEnd'),
  list('C343', 'history', 'collectDateStart', 'collectDateEnd'),
  ofLoad('C118', 'quotation'),
  ofLoad('C119', 'negotiation'),
  ofLoad('C120', 'auction'),
  ofLoad('C121', 'freight'),
  {
    call: 'C264',
    row: reports.visits,
    given: async () => ({ conciergeId: 'mill', initDate: '01/01/2026', endDate: '31/01/2026', isXLSX: 'false' }),
    then: ['ReportStarted'],
    shows: (_, stream) => ({ ask: reportRoutes.report, input: { id: reportOfStream(stream) }, at: 'format', is: 'csv' }),
    refused: {
      given: async () => ({ conciergeId: 'mill', initDate: '01/01/2025', endDate: '02/01/2026' }),
      code: 'REPORT_PERIOD_TOO_LONG',
    },
  },
  {
    call: 'C265',
    row: reports.waitingDrivers,
    given: async () => ({ conciergeId: 'mill', initDate: '01/01/2026', endDate: '31/01/2026', isXLSX: 'true' }),
    then: ['ReportStarted'],
    shows: (_, stream) => ({ ask: reportRoutes.report, input: { id: reportOfStream(stream) }, at: 'format', is: 'xlsx' }),
    refused: {
      given: async () => ({ conciergeId: 'mill', initDate: '31/01/2026', endDate: '01/01/2026' }),
      code: 'REPORT_PERIOD_INVALID',
    },
  },
]
