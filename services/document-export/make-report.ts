import type { Actor, OfType, Recorded } from '@embarca/contracts/kit/event.ts'
import { fileOfReport } from '@embarca/contracts/report/codes.ts'
import type { ReportEvent } from '@embarca/contracts/report/events.ts'
import type { Progress, ReportOutcome } from '@embarca/contracts/report/routes.ts'
import type { Views } from '@embarca/projections/kit/read-store.ts'
import type { ReportMaker } from '@embarca/projections/kit/report.ts'
import type { Files } from '../kit/files.ts'
import type { JobControls } from '../kit/job-runner.ts'
import { fileOf } from './file.ts'

export type StartedReport = Recorded<OfType<ReportEvent, 'ReportStarted'>>
export type ReportMaking = {
  readonly makers: Readonly<Record<string, ReportMaker>>
  /** The views, limited to what this actor may see. */
  readonly viewsFor: (by: Actor) => Views
  readonly files: Pick<Files, 'put'>
  readonly now: () => string
}

/** Milliseconds between two progress messages. */
const PROGRESS_EVERY = 200

/** The asker, with the access it had then. */
const askerOf = ({ by, data: { operationGroupIds } }: StartedReport): Actor => ({ ...by, name: '', operationGroups: operationGroupIds })

const throttled = (progress: (progress: Progress) => void, total: number | undefined) => {
  let last = 0
  return (rows: number) => {
    const at = performance.now()
    if (at - last < PROGRESS_EVERY) return
    last = at
    progress({ rows, ...(total !== undefined && { total: Math.max(total, rows) }) })
  }
}

/** Makes the file of a report from what its asker may see; answers the command that records the outcome. */
export const makeReport = async (
  started: StartedReport,
  { makers, viewsFor, files, now }: ReportMaking,
  { check, progress }: JobControls<Progress>,
): Promise<ReportOutcome> => {
  const { reportId: id, kind, format, asked, activeGroupId } = started.data
  const { shipperId, userId } = started.by
  const by = askerOf(started)
  const views = viewsFor(by)
  const at = now()
  const report = await makers[kind]?.(JSON.parse(asked), {
    ...{ views, by, now: at },
    ...(activeGroupId !== undefined && { activeGroup: activeGroupId }),
  })
  if (!report) return { type: 'FailReport', data: { id, why: 'NOT_ALLOWED' } }

  let rows = 0
  const showProgress = throttled(progress, report.total)
  const name = (await views.get<{ name: string }>('people', userId))?.name ?? userId
  const file = fileOf(report, { format, at, by: name }, (count) => {
    check()
    rows = count
    showProgress(count)
  })
  const fileId = fileOfReport(id)
  const { size } = await files.put({ fileId, shipperId, name: file.name, type: file.type, at, by: userId }, file.content)
  return { type: 'FinishReport', data: { id, fileId, fileName: file.name, rows, size } }
}
