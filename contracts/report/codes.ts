import type { Owner } from '../kit/owner.ts'

/** Kinds of reports; each has a row in `routes.ts` and a maker in `projections/all.ts`. */
export const reportKinds = [
  'table',
  'loads',
  'history',
  'quotation',
  'negotiation',
  'auction',
  'freight',
  'otif',
  'general',
  'transporters',
  'pendencies',
  'incidents',
  'visits',
  'waitingDrivers',
  'dedicated',
] as const
export type ReportKind = (typeof reportKinds)[number]

export const reportFormats = ['xlsx', 'csv', 'pdf'] as const
export type ReportFormat = (typeof reportFormats)[number]

/** `EXPIRED`: the file was deleted after its retention time. */
export const reportStatuses = ['RUNNING', 'FINISHED', 'FAILED', 'EXPIRED'] as const
/** `INTERRUPTED`: the program was stopped for too long. `NOT_ALLOWED`: the asker may no longer see the data. */
export const reportFailures = ['BROKEN', 'INTERRUPTED', 'NOT_ALLOWED', 'TOO_MANY_REPORTS'] as const
export type ReportFailure = (typeof reportFailures)[number]

export const reportRefusals = ['REPORT_PERIOD_INVALID', 'REPORT_PERIOD_TOO_LONG'] as const
export type ReportRefusal = (typeof reportRefusals)[number]

/** Most reports of one user that may wait. */
export const MOST_WAITING = 10

const STREAM = 'report-'
export const streamOfReport = (reportId: string) => `${STREAM}${reportId}`
/** The id of the report that a command's answer names. */
export const reportOfStream = (stream: string) => stream.slice(STREAM.length)

/** The id of a report's file names its report: only its asker may download it. */
export const fileOfReport = (reportId: string) => `${STREAM}${reportId}_file`
export const reportOfFile = (fileId: string): string | undefined => /^report-(.+)_file$/.exec(fileId)?.[1]

/** The owner of a report's notifications and file. */
export const jobOwner = (reportId: string): Owner => ({ kind: 'job', id: reportId })
