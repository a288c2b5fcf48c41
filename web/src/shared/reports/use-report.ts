import { type Progress, REPORT_UPDATE, type Report, reportRoutes } from '@embarca/contracts/report/routes.ts'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { isCallFailed } from '../../base/failure.ts'
import { useChannel } from '../../base/live.ts'
import { refreshRead, useRead } from '../../base/queries.ts'

/** Milliseconds between polls, in case no frame arrives. */
const ASK_AGAIN = 1_500
const NOT_FOUND = 404

type ReportProgress = {
  readonly report?: Report
  readonly progress?: Progress
  /** The server does not know this report, or not yet. */
  readonly unknown: boolean
}

/** A report with its progress. Frames update it live, and it is polled as well while it is being made. */
export const useReport = (id: string): ReportProgress => {
  const client = useQueryClient()
  const [progress, setProgress] = useState<Progress>()
  const [over, setOver] = useState(false)
  const { data: report, error } = useRead(reportRoutes.report, { id }, over ? {} : { every: ASK_AGAIN })
  if (!over && report && report.status !== 'RUNNING') setOver(true)
  useChannel(over ? undefined : `job:${id}`, ({ type, data }) => {
    if (type === REPORT_UPDATE) setProgress(data as Progress)
    else void refreshRead(client, reportRoutes.report, { id })
  })
  const unknown = !report && isCallFailed(error) && error.status === NOT_FOUND
  return { ...(report && { report }), ...(progress && { progress }), unknown }
}
