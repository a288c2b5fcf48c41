import type { Owner } from '../kit/owner.ts'

/** What a file is made of; each has a row in `routes.ts` and a maker in `projections/all.ts`. */
export const reportKinds = ['table', 'loads', 'history', 'quotation', 'negotiation', 'auction', 'freight', 'otif', 'general'] as const
export type ReportKind = (typeof reportKinds)[number]

export const reportFormats = ['xlsx', 'csv', 'pdf'] as const
export type ReportFormat = (typeof reportFormats)[number]

/** `EXPIRED`: its file was kept long enough. */
export const reportStatuses = ['RUNNING', 'FINISHED', 'FAILED', 'EXPIRED'] as const
/** `INTERRUPTED`: the program stopped for so long that nobody waits for it any more. `NOT_ALLOWED`: the asker may not see it any more. */
export const reportFailures = ['BROKEN', 'INTERRUPTED', 'NOT_ALLOWED', 'TOO_MANY_REPORTS'] as const
export type ReportFailure = (typeof reportFailures)[number]

export const reportRefusals = ['REPORT_PERIOD_INVALID'] as const
export type ReportRefusal = (typeof reportRefusals)[number]

/** Reports of one user that may wait at once. */
export const MOST_WAITING = 10

const STREAM = 'report-'
export const streamOfReport = (reportId: string) => `${STREAM}${reportId}`
/** The id of the report that a command's answer tells of. */
export const reportOfStream = (stream: string) => stream.slice(STREAM.length)

/** A report's file says so in its id: it is its asker's alone. */
export const fileOfReport = (reportId: string) => `${STREAM}${reportId}_file`
export const reportOfFile = (fileId: string): string | undefined => /^report-(.+)_file$/.exec(fileId)?.[1]

/** What a report's notifications and file belong to. */
export const jobOwner = (reportId: string): Owner => ({ kind: 'job', id: reportId })
