import type { Actor } from '@embarca/contracts/kit/event.ts'
import { fileOfReport, MOST_WAITING, type ReportFailure, streamOfReport } from '@embarca/contracts/report/codes.ts'
import type { Progress, ReportOutcome } from '@embarca/contracts/report/routes.ts'
import { every } from '@embarca/projections/kit/every.ts'
import type { Scope } from '@embarca/projections/kit/projector.ts'
import { scoped } from '@embarca/projections/kit/scoped.ts'
import type { DataStores } from '../kit/data.ts'
import { fold } from '../kit/fold.ts'
import { type JobFailure, type JobKind, jobRunner } from '../kit/job-runner.ts'
import type { Run } from '../kit/run.ts'
import { programFor } from '../kit/scope.ts'
import { reportFold, reports } from '../report/index.ts'
import { makeReport, type ReportMaking, type StartedReport } from './make-report.ts'
import { reportIds } from './report-views.ts'

export type ReportJobsSetting = Pick<ReportMaking, 'makers' | 'now'> & {
  readonly data: Pick<DataStores, 'events' | 'feed' | 'views' | 'files'>
  readonly scopeOf: (view: string) => Scope
  readonly run: Run
  /** Days for which the file of a report is kept. */
  readonly days: number
  readonly onProgress: (reportId: string, progress: Progress) => void
  readonly onError?: (reportId: string, error: unknown) => void
}
export type ReportJobs = { start(): Promise<void>; stop(): Promise<void> }

const failures: Readonly<Record<JobFailure, ReportFailure>> = {
  BROKEN: 'BROKEN',
  INTERRUPTED: 'INTERRUPTED',
  TOO_MANY: 'TOO_MANY_REPORTS',
}
const HOUR = 3_600_000
const DAY = 24 * HOUR
/** Milliseconds between two removals of old files; each start removes them too. */
const REMOVE_EVERY = 6 * HOUR

/** Makes the files of reports that users request, and removes old ones. A file is stored under its name completely or not at all. */
export const reportJobs = ({ data, scopeOf, run, days, makers, now, onProgress, onError = () => {} }: ReportJobsSetting): ReportJobs => {
  const { events, feed, views, files } = data
  const making: ReportMaking = { makers, files, now, viewsFor: (by: Actor) => scoped(views, scopeOf, by) }
  let stopped = false
  let removing: ReturnType<typeof every> | undefined

  const ask = (command: ReportOutcome, { by: { shipperId }, id, correlationId }: StartedReport) =>
    run(reports, command, { by: programFor(shipperId), key: `${id}-${command.type}`, causationId: id, correlationId, asProgram: true })
  const kind: JobKind<StartedReport, Progress> = {
    name: 'reports',
    startedBy: 'ReportStarted',
    jobIdOf: ({ data: { reportId } }) => reportId,
    streamOf: streamOfReport,
    isEnded: (stream) => fold(reportFold, stream).ended ?? false,
    unfinished: () => reportIds(views, { status: 'RUNNING' }),
    work: async (started, controls) => ask(await makeReport(started, making, controls), started),
    fail: (started, why) => ask({ type: 'FailReport', data: { id: started.data.reportId, why: failures[why] } }, started),
    resumeWithinHours: 6,
    maxWaiting: MOST_WAITING,
  }
  const runner = jobRunner({ kind, events, feed, now, onProgress, onError })

  const removeFile = async (reportId: string) => {
    const started = (await events.read(streamOfReport(reportId)))[0] as StartedReport | undefined
    if (!started) return
    await files.remove(started.by.shipperId, fileOfReport(reportId))
    await ask({ type: 'RemoveReportFile', data: { id: reportId } }, started)
  }
  const removeOldFiles = async () => {
    const limit = new Date(Date.parse(now()) - days * DAY).toISOString()
    for await (const reportId of reportIds(views, { status: 'FINISHED', startedAt: { to: limit } })) {
      if (stopped) return
      await removeFile(reportId)
    }
  }
  const removeOld = () => removeOldFiles().catch((error) => onError('', error))

  return {
    start: async () => {
      const from = await views.lastPosition()
      await removeOld()
      removing = every(REMOVE_EVERY, removeOld)
      await runner.start(from)
    },
    stop: async () => {
      stopped = true
      await removing?.stop()
      await runner.stop()
    },
  }
}
