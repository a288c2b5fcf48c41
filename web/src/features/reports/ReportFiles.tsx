import { reportLabels } from '@embarca/contracts/report/labels.pt.ts'
import { type Report, reportRoutes } from '@embarca/contracts/report/routes.ts'
import { fullDateTime } from '../../base/date-times.ts'
import { usePages } from '../../base/queries.ts'
import { bytes } from '../../base/texts.ts'
import { formatNames, rowsText } from '../../shared/reports/exports.ts'
import { saveReport } from '../../shared/reports/save-report.ts'
import { Button } from '../../ui/Button.tsx'
import { LinkButton } from '../../ui/LinkButton.tsx'
import { StatusPill } from '../../ui/StatusPill.tsx'
import { EmptyState, ErrorState, Skeleton } from '../../ui/states.tsx'

/** Milliseconds between refetches while a file is being made. */
const EVERY = 5_000

const ReportStatus = ({ status, failure }: Pick<Report, 'status' | 'failure'>) => {
  if (status === 'FINISHED')
    return (
      <StatusPill tone="done" icon="check-circle">
        Pronto
      </StatusPill>
    )
  if (status === 'EXPIRED')
    return (
      <>
        <StatusPill tone="idle" icon="clock">
          Expirado
        </StatusPill>
        <small>{reportLabels.expired}</small>
      </>
    )
  if (status === 'RUNNING')
    return (
      <StatusPill tone="progress" icon="refresh">
        Em processamento
      </StatusPill>
    )
  return (
    <>
      <StatusPill tone="danger" icon="warning">
        Falhou
      </StatusPill>
      <small>{failure ?? reportLabels.failed}</small>
    </>
  )
}

const Line = ({ report }: { readonly report: Report }) => {
  const { title, format, status, failure, startedAt, rows = 0, size = 0, fileId, fileName = '' } = report
  return (
    <li className="row">
      <span className="cut">
        <b>{title}</b>
        <small className="num">{`${formatNames[format]}${status === 'FINISHED' ? ` · ${rowsText(rows)} · ${bytes(size)}` : ''}`}</small>
      </span>
      <span className="num when">{fullDateTime(startedAt)}</span>
      <span className="outcome">
        <ReportStatus status={status} {...(failure && { failure })} />
      </span>
      {fileId ? (
        <Button icon="download" aria-label={`${reportLabels.download}: ${fileName}`} onClick={() => void saveReport(fileId, fileName)}>
          {reportLabels.download}
        </Button>
      ) : (
        <span />
      )}
    </li>
  )
}

/** The files that this user requested, latest first; each can be downloaded while it is kept. */
export const ReportFiles = () => {
  const { items, more, pending, failed, error, refresh } = usePages(reportRoutes.list, {}, { every: EVERY })
  return (
    <section className="panel files" aria-label="Relatórios solicitados">
      {pending ? (
        <Skeleton count={6} height={28} gap={16} />
      ) : failed && items.length === 0 ? (
        <ErrorState text="Falha ao buscar os relatórios." error={error} onRetry={() => void refresh()} />
      ) : items.length === 0 ? (
        <EmptyState
          text="Nenhum relatório solicitado."
          icon="file"
          action={
            <LinkButton to="/reports" search={{ indicator: 'otif' }}>
              Exportar o OTIF
            </LinkButton>
          }
        />
      ) : (
        <ul className="rows">
          {items.map((report) => (
            <Line key={report.id} report={report} />
          ))}
        </ul>
      )}
      {more.has && (
        <Button look="quiet" pending={more.loading} onClick={more.load}>
          Ver mais relatórios
        </Button>
      )}
    </section>
  )
}
