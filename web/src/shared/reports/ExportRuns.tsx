import { reportOfStream } from '@embarca/contracts/report/codes.ts'
import { reportLabels } from '@embarca/contracts/report/labels.pt.ts'
import { reportRoutes } from '@embarca/contracts/report/routes.ts'
import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import { notification } from '../../base/feedback.ts'
import { refreshRead } from '../../base/queries.ts'
import { useCommand } from '../../base/use-command.ts'
import { openInbox } from '../inbox/panel.ts'
import { closeExport, type Export, rejectExport, startExport, useExports } from './exports.ts'
import { saveReport } from './save-report.ts'
import { useReport } from './use-report.ts'

const Request = ({ one: { id, from, confirmed } }: { readonly one: Export }) => {
  const client = useQueryClient()
  const begin = useCommand(from.route, {
    done: ({ stream }: { stream: string }) => {
      startExport(id, reportOfStream(stream))
      void refreshRead(client, reportRoutes.list)
    },
    failed: () => rejectExport(id),
  })
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs once, when it is confirmed
  useEffect(() => {
    // The route of any report: the input was built for it.
    void begin.run({ ...from.input, format: confirmed } as never)
  }, [])
  return null
}

const Wait = ({ id, title, reportId }: { readonly id: number; readonly title: string; readonly reportId: string }) => {
  const client = useQueryClient()
  const { report } = useReport(reportId)
  const isOver = useRef(false)
  useEffect(() => {
    if (!report || report.status === 'RUNNING' || isOver.current) return
    isOver.current = true
    void refreshRead(client, reportRoutes.list)
    if (report.status === 'FINISHED' && report.fileId !== undefined) {
      closeExport(id)
      void saveReport(report.fileId, report.fileName ?? '')
    } else
      notification({
        style: 'error',
        title,
        text: report.failure ?? reportLabels.failed,
        action: { label: 'Ver nas notificações', run: openInbox },
      })
  }, [report, id, title, client])
  return null
}

/** Requests the files that this page asked for, and downloads each once when it is ready, on whichever screen that is. */
export const ExportRuns = () => (
  <>
    {useExports().map((one) =>
      one.reportId !== undefined ? (
        <Wait key={one.reportId} id={one.id} title={one.title} reportId={one.reportId} />
      ) : (
        one.confirmed !== undefined && <Request key={one.id} one={one} />
      ),
    )}
  </>
)
