import { fileRoutes } from '@embarca/contracts/file/routes.ts'
import { address } from '@embarca/contracts/kit/route.ts'
import { reportLabels } from '@embarca/contracts/report/labels.pt.ts'
import type { Report } from '@embarca/contracts/report/routes.ts'
import { useEffect, useRef } from 'react'
import { message } from '../../base/feedback.ts'
import { downloadFile } from '../../base/file-download.ts'
import { bytes } from '../../base/texts.ts'
import { Button } from '../../ui/Button.tsx'
import { formatNames } from './exports.ts'
import { ProgressBar } from './ProgressBar.tsx'
import { useReport } from './use-report.ts'

const counted = (rows: number) => `${rows.toLocaleString('pt-BR')} ${rows === 1 ? 'linha' : 'linhas'}`
const addressOf = (fileId: string) => `${address(fileRoutes.download).path}?fileName=${encodeURIComponent(fileId)}`

const Ready = ({ fileId, fileName = '', format, rows = 0, size = 0 }: Report) => {
  const saving = useRef(false)
  const button = useRef<HTMLButtonElement>(null)
  useEffect(() => {
    // Moves the focus to the button when the user was waiting on the note, so that Enter downloads the file.
    if (document.activeElement === document.body || document.activeElement?.closest('.export-note')) button.current?.focus()
  }, [])
  const save = async () => {
    // Disabling the button would lose the focus, so a second click is ignored instead.
    if (saving.current) return
    saving.current = true
    if (await downloadFile(addressOf(fileId!), fileName)) message('success', reportLabels.downloaded)
    saving.current = false
  }
  return (
    <>
      <p className="export-state num" title={fileName}>{`${formatNames[format]} · ${counted(rows)} · ${bytes(size)}`}</p>
      <Button ref={button} look="primary" icon="download" onClick={() => void save()}>
        {reportLabels.download}
      </Button>
    </>
  )
}

type Props = {
  readonly reportId: string
  readonly onAgain?: () => void
  /** For a report requested before the page was loaded, which may belong to another user of this browser. */
  readonly onGone?: () => void
}

/** The progress of a report, its file once it is ready, or why it failed. */
export const ReportState = ({ reportId, onAgain, onGone }: Props) => {
  const { report, progress, unknown } = useReport(reportId)
  useEffect(() => {
    if (unknown) onGone?.()
  }, [unknown, onGone])
  if (report?.status === 'FINISHED') return <Ready {...report} />
  if (report?.status === 'FAILED')
    return (
      <>
        <p className="export-state failed" role="alert">
          {report.failure ?? reportLabels.failed}
        </p>
        {onAgain && (
          <Button icon="refresh" onClick={onAgain}>
            Tentar novamente
          </Button>
        )}
      </>
    )
  const { rows = 0, total } = progress ?? {}
  return (
    <>
      <ProgressBar label={reportLabels.started} {...(total && { share: rows / total })} />
      <p className="export-state num">
        {rows === 0 ? reportLabels.started : total ? `${rows.toLocaleString('pt-BR')} de ${counted(total)}` : counted(rows)}
      </p>
    </>
  )
}
