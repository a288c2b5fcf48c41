import { type Progress, REPORT_UPDATE, type Report, reportRoutes } from '@embarca/contracts/report/routes.ts'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useChannel } from '../live.ts'
import { refreshRead, useRead } from '../pages.ts'

/** Milliseconds after which somebody who heard nothing asks. */
const ASK_AGAIN = 3_000

/** A report as it stands, heard live, and how far it has come. */
export const useReport = (id: string): { readonly report?: Report; readonly progress?: Progress; readonly unknown: boolean } => {
  const client = useQueryClient()
  const [progress, setProgress] = useState<Progress>()
  const [over, setOver] = useState(false)
  const { data: report, isError } = useRead(reportRoutes.report, { id }, over ? {} : { every: ASK_AGAIN })
  if (!over && (isError || (report && report.status !== 'RUNNING'))) setOver(true)
  useChannel(over ? undefined : `job:${id}`, ({ type, data }) => {
    if (type === REPORT_UPDATE) setProgress(data as Progress)
    else void refreshRead(client, reportRoutes.report, { id })
  })
  return { ...(report && { report }), ...(progress && { progress }), unknown: isError }
}
