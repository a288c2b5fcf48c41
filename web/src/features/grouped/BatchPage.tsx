import { loadDetailsRoutes } from '@embarca/contracts/load-details/routes.ts'
import { Link } from '@tanstack/react-router'
import { isCallFailed } from '../../base/failure.ts'
import { useChannel } from '../../base/live.ts'
import { useRead } from '../../base/queries.ts'
import { LookPill } from '../../shared/load/LookPill.tsx'
import { statusLook } from '../../shared/load/status-look.ts'
import { EmptyState, ErrorState, Skeleton } from '../../ui/states.tsx'
import { GroupFrame } from './GroupFrame.tsx'
import { statusCountsOf } from './status-counts.ts'

type Props = { readonly hashId: string; readonly batchId: string }

/** The loads of one launch, oldest first. */
export const BatchPage = ({ hashId, batchId }: Props) => {
  const read = useRead(loadDetailsRoutes.details, { id: hashId, batchId })
  const batch = read.data?.batch ?? []
  useChannel('shipper', ({ type, id }) => {
    if (type === 'resync' || batch.some((one) => one.hashId === id)) void read.refetch()
  })
  const missing = isCallFailed(read.error) && read.error.status === 404
  return (
    <GroupFrame
      hashId={hashId}
      title="Cargas lançadas junto"
      count={batch.length === 0 ? '' : batch.length === 1 ? '1 carga' : `${batch.length} cargas`}
      statusCounts={statusCountsOf(batch)}
    >
      {read.isPending ? (
        <Skeleton count={5} height={44} gap={8} radius={8} />
      ) : missing || (read.data && batch.length === 0) ? (
        <EmptyState text="Não encontrado." icon="search" />
      ) : read.isError ? (
        <ErrorState text="Falha ao carregar cargas." error={read.error} onRetry={() => void read.refetch()} />
      ) : (
        <ul className="group-rows" aria-label="Cargas lançadas junto">
          {batch.map(({ hashId: id, externalId, statusCode }) => (
            <li key={id} className="num" aria-current={id === hashId ? 'true' : undefined}>
              <Link className="code" to="/loads/$hashId/details" params={{ hashId: id }}>
                {externalId}
              </Link>
              <LookPill look={statusLook(statusCode)} />
              {id === hashId && <small>de onde você veio</small>}
            </li>
          ))}
        </ul>
      )}
    </GroupFrame>
  )
}
