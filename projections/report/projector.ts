import type { Recorded } from '@embarca/contracts/kit/event.ts'
import type { ReportEvent } from '@embarca/contracts/report/events.ts'
import { reportLabels } from '@embarca/contracts/report/labels.pt.ts'
import type { Report } from '@embarca/contracts/report/routes.ts'
import type { Projector } from '../kit/projector.ts'

/** A report as its user sees it, and its owner. */
export type ReportDocument = Report & {
  readonly shipperId: string
  readonly userId: string
  /** The groups that the user could see when requesting it: without one of them, the user no longer gets the file. */
  readonly operationGroupIds: readonly string[]
}
type Ended = Pick<Recorded, 'occurredAt'>
const ended = ({ occurredAt: endedAt }: Ended, report: ReportDocument, rest: Partial<ReportDocument>): ReportDocument => ({
  ...report,
  endedAt,
  ...rest,
})

/** One document per report. */
export const reportProjector: Projector<ReportDocument, ReportEvent> = {
  spec: {
    view: 'report',
    version: 1,
    fields: { shipperId: 'text', userId: 'text', status: 'text', startedAt: 'text' },
    indexes: [
      ['shipperId', 'userId', 'startedAt'],
      ['status', 'startedAt'],
    ],
    unsent: ['shipperId', 'userId', 'operationGroupIds'],
  },
  scope: 'tenant',
  notifies: 'document',
  id: ({ stream }) => /^report-(.+)$/.exec(stream)?.[1],
  on: {
    ReportStarted: (_, { data: { reportId: id, userId, kind, format, operationGroupIds }, by: { shipperId }, occurredAt: startedAt }) => ({
      ...{ id, shipperId, userId, kind, format, startedAt, operationGroupIds },
      title: reportLabels.title[kind] ?? kind,
      status: 'RUNNING',
    }),
    ReportFinished: (report, { data: { fileId, fileName, rows, size }, ...event }) =>
      report && ended(event, report, { status: 'FINISHED', fileId, fileName, rows, size }),
    ReportFileRemoved: (report) => {
      if (!report) return undefined
      const { fileId: _, ...rest } = report
      return { ...rest, status: 'EXPIRED' }
    },
    ReportFailed: (report, { data: { why }, ...event }) =>
      report && ended(event, report, { status: 'FAILED', failure: reportLabels.failure[why] }),
  },
}
