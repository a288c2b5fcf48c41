import type { Position } from '@embarca/contracts/kit/position.ts'
import { jobOwner } from '@embarca/contracts/report/codes.ts'
import { type Progress, REPORT_UPDATE, type Report, reportFrames } from '@embarca/contracts/report/routes.ts'
import { type Notification, type Notify, toOwner } from '../kit/notification.ts'

/** A report was started, finished or abandoned: notifies the user that requested it. */
export const notifyReport: Notify = ({ id, position, json }) => {
  if (json === undefined) return []
  const { status } = JSON.parse(json) as Report
  return [{ type: reportFrames[status], id, position, places: [toOwner(jobOwner(id))], data: json }]
}

/** The progress of a report; `position` is the log's, because no event records progress. */
export const progressNotification = (id: string, progress: Progress, position: Position): Notification => ({
  ...{ type: REPORT_UPDATE, id, position, places: [toOwner(jobOwner(id))] },
  data: JSON.stringify(progress),
})
