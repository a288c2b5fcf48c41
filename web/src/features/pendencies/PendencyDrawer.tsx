import { pendencyLabels as words } from '@embarca/contracts/pendency/labels.pt.ts'
import { type Pendency, pendencyCommands, pendencyServed } from '@embarca/contracts/pendency/routes.ts'
import { allows } from '@embarca/contracts/roles.ts'
import { useState } from 'react'
import { fullDateTime } from '../../base/date-times.ts'
import { useRead } from '../../base/queries.ts'
import { useCommand } from '../../base/use-command.ts'
import { useSession } from '../../session/session.ts'
import { Button } from '../../ui/Button.tsx'
import { DataLink } from '../../ui/DataLink.tsx'
import { Drawer } from '../../ui/Drawer.tsx'
import { QueryState } from '../../ui/QueryState.tsx'
import { type Ending, EndPendencyDialog } from './EndPendencyDialog.tsx'
import { Due, PendencyPill } from './PendencyLooks.tsx'

/** R206. */
export const loadAddress = ({ shippingType, shippingHash, shippingDeliveryId }: Pendency): string =>
  shippingType === 'SINGLE' ? `/loads/${shippingHash}/details` : `/loads/${shippingHash}/details/delivery/${shippingDeliveryId}`

const transitions: Readonly<Record<string, string>> = words.transition
const Row = ({ label, children }: { readonly label: string; readonly children: React.ReactNode }) => (
  <div>
    <dt>{label}</dt>
    <dd>{children}</dd>
  </div>
)

const PendencyFields = ({ pendency }: { readonly pendency: Pendency }) => {
  const { createdDate, createdBy, externalId, transporterName, destinationName, openObservation, blocks, status } = pendency
  const ended = pendency.resolvedDate ?? pendency.disposedDate ?? pendency.canceledDate
  const endObservation = pendency.resolveObservation ?? pendency.disposeObservation
  return (
    <dl className="pendency-fields">
      <Row label="Situação">
        <PendencyPill status={status} /> {status === 'OPEN' && <Due {...pendency} />}
      </Row>
      <Row label="Carga">
        <DataLink to={loadAddress(pendency)}>{externalId}</DataLink>
      </Row>
      {transporterName && <Row label="Transportadora">{transporterName}</Row>}
      {destinationName && <Row label="Entrega">{destinationName}</Row>}
      <Row label="Aberta por">
        {createdBy} · {fullDateTime(createdDate)}
      </Row>
      {openObservation && <Row label="Observação">{openObservation}</Row>}
      {status === 'OPEN' && blocks.length > 0 && <Row label="Bloqueia">{blocks.map((one) => transitions[one] ?? one).join(', ')}</Row>}
      {ended && (
        <Row label={words.status[status]}>
          {pendency.resolvedBy ?? pendency.disposedBy} {fullDateTime(ended)}
        </Row>
      )}
      {endObservation && <Row label="Observação do encerramento">{endObservation}</Row>}
    </dl>
  )
}

type Props = { readonly id: string; readonly onDone: () => unknown; readonly onClose: () => void }

/** One pendency, with what may be done about it. */
export const PendencyDrawer = ({ id, onDone, onClose }: Props) => {
  const { roles } = useSession()
  const { data: pendency, isPending, error, refetch } = useRead(pendencyServed.one, { id })
  const [ending, setEnding] = useState<Ending>()
  const unview = useCommand(pendencyCommands.markAsUnviewed, { done: onDone })
  const mayEnd = pendency?.status === 'OPEN' && allows(pendencyCommands.resolve.may, roles)
  return (
    <Drawer
      open
      width={600}
      title={pendency?.pendingType.name ?? words.one}
      onClose={onClose}
      footer={
        mayEnd && (
          <>
            <Button pending={unview.pending} onClick={() => void unview.run({ id })}>
              Marcar como não visto
            </Button>
            <Button look="danger" onClick={() => setEnding('dispose')}>
              {pendency.pendingType.disposeButton}
            </Button>
            <Button look="primary" icon="check" onClick={() => setEnding('resolve')}>
              {pendency.pendingType.resolveButton}
            </Button>
          </>
        )
      }
    >
      <QueryState
        what="a pendência"
        icon="flag"
        pending={isPending}
        failed={Boolean(error)}
        error={error}
        onRetry={refetch}
        empty={undefined}
      >
        {pendency && <PendencyFields pendency={pendency} />}
      </QueryState>
      {pendency && ending && <EndPendencyDialog pendency={pendency} ending={ending} onDone={onDone} onClose={() => setEnding(undefined)} />}
    </Drawer>
  )
}
