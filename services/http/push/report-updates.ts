import type { Position } from '@embarca/contracts/kit/position.ts'
import { type Progress, REPORT_UPDATE, type Report, reportFrames } from '@embarca/contracts/report/routes.ts'
import type { Changed } from '@embarca/projections/kit/folding.ts'
import type { Update } from './updates.ts'

export const jobTopic = (jobId: string) => `job:${jobId}`
const placesOf = (id: string) => [{ topic: jobTopic(id), channel: `job:${id}` }]

/** A report was begun, finished or given up: its asker hears it. */
export const reportUpdates = ({ id, position, json }: Changed): readonly Update[] => {
  if (json === undefined) return []
  const { status } = JSON.parse(json) as Report
  return [{ type: reportFrames[status], id, position, places: placesOf(id), data: json }]
}

/** How far a report has come; `position` is where the log stands, because no fact says this. */
export const progressUpdate = (id: string, progress: Progress, position: Position): Update => ({
  ...{ type: REPORT_UPDATE, id, position, places: placesOf(id) },
  data: JSON.stringify(progress),
})
