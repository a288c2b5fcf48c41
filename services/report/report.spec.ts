import type { ReportEvent } from '@embarca/contracts/report/events.ts'
import { specification } from '@embarca/tests/kit/specification.ts'
import { describe, it } from 'vitest'
import { reports } from './index.ts'

const given = specification(reports, { activeGroupId: 'g1' })
const started: ReportEvent = {
  type: 'ReportStarted',
  data: {
    reportId: 'new',
    userId: 'ana',
    kind: 'history',
    format: 'csv',
    asked: '{"plate":"ABC1D23"}',
    operationGroupIds: ['g1'],
    activeGroupId: 'g1',
  },
}
const file = { fileId: 'report-new_file', fileName: 'historico.csv', rows: 3, size: 120 }
const finish = { type: 'FinishReport', data: { id: 'new', ...file } } as const
const fail = { type: 'FailReport', data: { id: 'new', why: 'BROKEN' } } as const
const finished = { type: 'ReportFinished', data: { reportId: 'new', userId: 'ana', ...file } } as const

describe('a report', () => {
  it('is started with what was asked and what its asker may see', () =>
    given()
      .when({ type: 'ReportHistory', data: { format: 'csv', plate: 'ABC1D23' } })
      .then(started))
  it('is a workbook unless something else is said', () =>
    given()
      .when({ type: 'ReportAuction', data: { id: 'l1' } })
      .brings({ type: 'ReportStarted', data: { kind: 'auction', format: 'xlsx' } }))
  it('ends with its file', () => given(started).when(finish).then(finished))
  it('or with why there is none', () =>
    given(started)
      .when(fail)
      .then({ type: 'ReportFailed', data: { reportId: 'new', userId: 'ana', why: 'BROKEN' } }))
  it('ends once, however often it is made', () => {
    given(started, finished).when(finish).changesNothing()
    given(started, finished).when(fail).changesNothing()
  })
  it('is not begun for a period that ends before it begins, or on a day that does not exist', () => {
    const history = (collectDateStart: string, collectDateEnd: string) =>
      given().when({ type: 'ReportHistory', data: { collectDateStart, collectDateEnd } })
    history('02/01/2026', '01/01/2026').refused('REPORT_PERIOD_INVALID')
    history('01/01/2026', '31/02/2026').refused('REPORT_PERIOD_INVALID')
    history('01/01/2026', '01/01/2026').brings({ type: 'ReportStarted' })
  })
  it('loses its file once, and only when it has one', () => {
    const remove = { type: 'RemoveReportFile', data: { id: 'new' } } as const
    const removed = { type: 'ReportFileRemoved', data: { reportId: 'new', userId: 'ana' } } as const
    given(started, finished).when(remove).then(removed)
    given(started, finished, removed).when(remove).changesNothing()
    given(started).when(remove).changesNothing()
  })
  it('that nobody asked for does not end', () => given().when(finish).changesNothing())
})
