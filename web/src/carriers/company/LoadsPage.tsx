import { transporterLoadCommands, transporterRoutes } from '@embarca/contracts/carrier/routes.ts'
import type { OutputOf } from '@embarca/contracts/kit/route.ts'
import { tripStatuses } from '@embarca/contracts/trip-link/codes.ts'
import { tripLinkLabels } from '@embarca/contracts/trip-link/labels.pt.ts'
import { useState } from 'react'
import { shortDateTime } from '../../base/date-times.ts'
import { plate as plateMask } from '../../base/masks.ts'
import { usePages } from '../../base/queries.ts'
import { useCommand } from '../../base/use-command.ts'
import { blockText } from '../../shared/load/blocked-steps.ts'
import { Button } from '../../ui/Button.tsx'
import { buttonClasses } from '../../ui/button-props.ts'
import { QueryState } from '../../ui/QueryState.tsx'
import { StatusText } from '../../ui/StatusText.tsx'
import { Link } from '../Link.tsx'
import { ReasonDialog } from '../late-dialogs.tsx'
import { StatusWord } from '../StatusWord.tsx'
import { SendTrip } from '../trip-link/SendTrip.tsx'
import { Forwarded } from './Forwarded.tsx'
import { useOperates } from './operates.ts'

type Load = OutputOf<typeof transporterRoutes.loads>['list'][number]

const NEEDS_CREW = 'ASSIGNED_TO_TRANSPORTER'
/** A driver without a phone does not answer by himself. */
const NEEDS_CONFIRMING = 'WAITING_DRIVER_ACCEPT'
/** Its slot at a gate may be booked. */
const beforeCollect = [NEEDS_CREW, NEEDS_CONFIRMING, 'LINKED_TO_DRIVER_VEHICLE']
const needsCrew = ({ status }: { readonly status: string }) => status === NEEDS_CREW
/** Without a driver, and not another carrier's to give one. */
const waits = (load: Load) => needsCrew(load) && !load.forwardedTo

/** The loads bound to this carrier; those without a driver first. */
export const LoadsPage = () => {
  const { items, more, pending, failed, error, refresh } = usePages(transporterRoutes.loads, { size: 50 }, { every: 20_000 })
  const operates = useOperates()
  const [confirming, setConfirming] = useState<Load>()
  const confirm = useCommand(transporterLoadCommands.confirmDriver, {
    successMessage: 'Viagem confirmada pela transportadora.',
    done: async () => {
      setConfirming(undefined)
      await refresh()
    },
  })
  const sorted = [...items.filter(waits), ...items.filter((load) => !waits(load))]
  return (
    <QueryState
      what="cargas"
      pending={pending}
      failed={failed}
      error={error}
      onRetry={refresh}
      empty={items.length === 0 ? 'Nenhuma carga ainda. As ofertas que você ganhar aparecem aqui.' : undefined}
      icon="truck"
      rows={{ count: 4, height: 110 }}
    >
      <ul className="road-cards">
        {sorted.map((load) => (
          <li key={load.loadId} className="road-card" aria-label={load.externalId}>
            <div className="road-head">
              <b>{load.externalId}</b>
              <StatusWord status={load.status} />
            </div>
            <p className="road-route">
              {load.origins[0]?.city} → {load.deliveries.at(-1)?.city}
            </p>
            <p>
              {load.origins[0] && `Coleta ${shortDateTime(load.origins[0].at)}`}
              {load.vehicles.length > 0 && ` · ${load.vehicles.map(({ plate }) => plateMask.show(plate)).join(' · ')}`}
            </p>
            {load.tripLinkLocked && tripStatuses.includes(load.status) && (
              <StatusText tone="danger" icon="lock">
                {tripLinkLabels.lockedForCarrier}
              </StatusText>
            )}
            <Forwarded load={load} operates={operates} onDone={refresh} />
            {load.status === NEEDS_CONFIRMING && operates && !load.forwardedTo && (
              <Button size="gate" onClick={() => setConfirming(load)}>
                Confirmar pelo motorista
              </Button>
            )}
            {waits(load) && operates && (
              <Link className={buttonClasses({ look: 'primary', size: 'gate' })} href={`/carrier/loads/${load.loadId}`}>
                Vincular motorista
              </Link>
            )}
            {load.mayForward && operates && (
              <Link className={buttonClasses({ size: 'gate' })} href={`/carrier/forward/${load.loadId}`}>
                Repassar carga
              </Link>
            )}
            {beforeCollect.includes(load.status) && !load.forwardedTo && (
              <Link className={buttonClasses({ size: 'gate' })} href={`/carrier/slots/${load.loadId}`}>
                Janela de coleta
              </Link>
            )}
            {operates && !load.forwardedTo && <SendTrip load={load} />}
            {load.blocks?.map((block) => (
              <StatusText key={block.pendencyId} tone="danger" icon="lock">
                {blockText(block)}
              </StatusText>
            ))}
            <Link className={buttonClasses({ size: 'gate' })} href={`/carrier/trouble/${load.loadId}`}>
              Ocorrências e pendências
            </Link>
          </li>
        ))}
      </ul>
      <ReasonDialog
        open={confirming !== undefined}
        title="Confirmar pelo motorista"
        text="O histórico mostra que a transportadora confirmou no lugar dele."
        label="Motivo"
        accept="Confirmar viagem"
        pending={confirm.pending}
        onReason={(reason) => confirming && void confirm.run({ id: confirming.loadId, reason })}
        onClose={() => setConfirming(undefined)}
      />
      {more.has && (
        <Button size="gate" pending={more.loading} onClick={more.load}>
          Mais cargas
        </Button>
      )}
    </QueryState>
  )
}
