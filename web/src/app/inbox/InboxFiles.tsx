import { integer } from '@embarca/contracts/kit/numbers.ts'
import { reportLabels } from '@embarca/contracts/report/labels.pt.ts'
import { type Report, reportCommands, reportRoutes } from '@embarca/contracts/report/routes.ts'
import { allows } from '@embarca/contracts/roles.ts'
import { useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { ago } from '../../base/date-times.ts'
import { refreshRead, useRead } from '../../base/queries.ts'
import { bytes } from '../../base/texts.ts'
import { useNow } from '../../base/use-now.ts'
import { useSession } from '../../session/session.ts'
import { ExportQuestions } from '../../shared/reports/ExportQuestions.tsx'
import { formatNames, repeatExport, rowsText, useExports } from '../../shared/reports/exports.ts'
import { saveReport } from '../../shared/reports/save-report.ts'
import { useReport } from '../../shared/reports/use-report.ts'
import { Button } from '../../ui/Button.tsx'
import { DataLink } from '../../ui/DataLink.tsx'
import { Icon } from '../../ui/Icon.tsx'
import { ProgressBar } from '../../ui/ProgressBar.tsx'
import { ErrorState, Skeleton } from '../../ui/states.tsx'

/** Files that the panel lists; a page of the reports lists them all. */
const FEW = 4

const Running = ({ id }: { readonly id: string }) => {
  const client = useQueryClient()
  const { report, progress: { rows = 0, total } = {} } = useReport(id)
  const isOver = report !== undefined && report.status !== 'RUNNING'
  useEffect(() => {
    if (isOver) void refreshRead(client, reportRoutes.list)
  }, [isOver, client])
  return (
    <>
      <ProgressBar label={reportLabels.started} {...(total && { share: rows / total })} />
      <small className="num">{rows === 0 ? reportLabels.started : total ? `${integer(rows)} de ${rowsText(total)}` : rowsText(rows)}</small>
    </>
  )
}

const stateOf = ({ status, failure, format, rows = 0, size = 0 }: Report) => {
  if (status === 'FAILED') return failure ?? reportLabels.failed
  if (status === 'EXPIRED') return reportLabels.expired
  return `${formatNames[format]} · ${rowsText(rows)} · ${bytes(size)}`
}

const File = ({ report }: { readonly report: Report }) => {
  const { id, title, status, startedAt, fileId, fileName = '' } = report
  const now = useNow()
  const failed = useExports().find(({ reportId }) => reportId === id)
  return (
    <li className={`inbox-file ${status.toLowerCase()}`}>
      <Icon name="file" size={16} />
      <div>
        <b className="cut">{title}</b>
        {status === 'RUNNING' ? <Running id={id} /> : <small>{stateOf(report)}</small>}
      </div>
      <small>{ago(startedAt, now)}</small>
      {fileId !== undefined && (
        <Button icon="download" aria-label={`${reportLabels.download}: ${fileName}`} onClick={() => void saveReport(fileId, fileName)}>
          {reportLabels.download}
        </Button>
      )}
      {status === 'FAILED' && failed && (
        <Button icon="refresh" onClick={() => repeatExport(failed.id)}>
          Tentar novamente
        </Button>
      )}
    </li>
  )
}

/** The files that the user requested on any screen: asked for, being made, ready to download, or failed. */
export const InboxFiles = ({ onLeave }: { readonly onLeave: () => void }) => {
  const { roles } = useSession()
  const { data, isError, error, refetch } = useRead(reportRoutes.list, { size: FEW })
  const asks = useExports().some(({ ask, confirmed }) => ask !== undefined && confirmed === undefined)
  if (data?.list.length === 0 && !asks) return null
  return (
    <section className="inbox-files" aria-label="Arquivos">
      <header className="inbox-head">
        <h3>Arquivos</h3>
        {data?.hasMore && allows(reportCommands.general.may, roles) && (
          <DataLink to="/reports?indicator=report" onClick={onLeave}>
            Ver todos
          </DataLink>
        )}
      </header>
      <ExportQuestions />
      {data ? (
        <ul>
          {data.list.map((report) => (
            <File key={report.id} report={report} />
          ))}
        </ul>
      ) : isError ? (
        <ErrorState text="Não foi possível carregar os arquivos." error={error} onRetry={() => void refetch()} />
      ) : (
        <Skeleton count={2} height={40} />
      )}
    </section>
  )
}
