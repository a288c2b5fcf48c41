import { driverRoutes, transporterRoutes } from '@embarca/contracts/carrier/routes.ts'
import { allows, may } from '@embarca/contracts/roles.ts'
import { useRead } from '../../base/queries.ts'
import { useSession } from '../../session/session.ts'
import { blockText } from '../../shared/load/blocked-steps.ts'
import { StatusText } from '../../ui/StatusText.tsx'
import { ErrorState, Skeleton } from '../../ui/states.tsx'
import { Incidents } from './Incidents.tsx'
import { Pendencies } from './Pendencies.tsx'
import type { Side } from './side.ts'

const reads = { company: transporterRoutes.load, driver: driverRoutes.trip } as const

/** What stops a load, what went wrong with it, and what its carrier or driver reports. */
export const TroublePage = ({ side, id }: { readonly side: Side; readonly id: string }) => {
  const { roles } = useSession()
  const { data: load, error, refetch } = useRead(reads[side], { id }, { every: 20_000 })
  const writes = side === 'driver' || allows(may.operateForTransporter, roles)
  if (!load)
    return error ? (
      <ErrorState text="Esta carga não está mais disponível." error={error} onRetry={() => void refetch()} />
    ) : (
      <Skeleton height={120} count={2} gap={16} />
    )
  return (
    <>
      {load.blocks?.map((block) => (
        <section key={block.pendencyId} className="road-card">
          <StatusText tone="danger" icon="lock">
            {blockText(block)}
          </StatusText>
        </section>
      ))}
      <p>
        Carga <b>{load.externalId}</b>
      </p>
      <Incidents {...{ side, load, writes }} />
      <Pendencies {...{ side, load, writes }} />
    </>
  )
}
