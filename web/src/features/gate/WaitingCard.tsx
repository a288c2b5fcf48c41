import { gateLabels } from '@embarca/contracts/gate/labels.pt.ts'
import type { GateOfUser } from '@embarca/contracts/gate/read-routes.ts'
import { type WaitingRow, waitingCommands } from '@embarca/contracts/gate/waiting.ts'
import { ago, shortDateTime } from '../../base/date-times.ts'
import { phone as phoneMask } from '../../base/masks.ts'
import { useCommand } from '../../base/use-command.ts'
import { useNow } from '../../base/use-now.ts'
import { BlockedButton, Button } from '../../ui/Button.tsx'
import { StatusPill } from '../../ui/StatusPill.tsx'
import { IntegrationDialog } from './IntegrationDialog.tsx'
import { useTablet } from './offline/tablet.ts'
import { NEEDS_CONNECTION } from './offline/with-entries.ts'
import { useGateRefresh, useVisitCommand } from './use-visit-command.ts'

type Props = { readonly row: WaitingRow; readonly gate: GateOfUser; readonly mayWork: boolean }

/** The check-in of the load that he waits for, with one tap. */
const CheckIn = ({ row, gate, shippingId }: Props & { readonly shippingId: string }) => {
  const { run, pending, needs, dismiss } = useVisitCommand({
    ...{ gateId: gate.id, loadId: shippingId, about: [row.vehiclePlate, row.externalId].filter(Boolean).join(' · ') },
    ...(row.driverId && { driverId: row.driverId }),
  })
  return (
    <>
      <Button size="gate" look="primary" pending={pending} onClick={() => void run('CheckIn')}>
        {gateLabels.action.CheckIn}
      </Button>
      {needs === 'integration' && (
        <IntegrationDialog
          driver={row.name}
          pending={pending}
          onAllow={() => void run('CheckIn', { allowCheckInWithoutIntegration: true })}
          onClose={dismiss}
        />
      )}
    </>
  )
}

/** A driver of the waiting list: his place and why, his load where he has one. */
export const WaitingCard = ({ row, gate, mayWork }: Props) => {
  const now = useNow()
  const refresh = useGateRefresh()
  const { isOffline } = useTablet()
  const remove = useCommand(waitingCommands.removeWaiting, { done: refresh })
  const { name, cpf, phone, vehiclePlate, externalId, transporterName, collectDate, shippingHash, sentence, at, source, reason } = row
  return (
    <li className="gate-card waiting-card">
      <div className="gate-open">
        <span className="gate-plate">
          <b className="num">{vehiclePlate ?? '—'}</b>
          <small>{phone ? phoneMask.show(phone) : `CPF ${cpf}`}</small>
        </span>
        <span className="gate-who">
          <b>{name}</b>
          <small>{externalId ? [externalId, transporterName].filter(Boolean).join(' · ') : 'Sem carga vinculada'}</small>
          {(collectDate ?? reason) && (
            <small>{[collectDate && `Coleta ${shortDateTime(collectDate, gate.zone)}`, reason].filter(Boolean).join(' · ')}</small>
          )}
        </span>
        <span className="gate-step">
          <StatusPill tone="idle" icon={source === 'APP' ? 'phone' : 'clock'}>
            {source === 'APP' ? 'Avisou pelo aplicativo' : 'Aguardando check-in'}
          </StatusPill>
          <small>
            {sentence} · {ago(at, now)}
          </small>
        </span>
      </div>
      {mayWork && (
        <span className="gate-next">
          {row.mayCheckIn && shippingHash && <CheckIn {...{ row, gate, mayWork }} shippingId={shippingHash} />}
          {isOffline ? (
            <BlockedButton size="gate" reason={NEEDS_CONNECTION}>
              Remover da lista
            </BlockedButton>
          ) : (
            <Button
              size="gate"
              look={row.mayCheckIn ? 'quiet' : 'plain'}
              pending={remove.pending}
              onClick={() => void remove.run({ conciergeId: gate.id, id: row.id })}
            >
              Remover da lista
            </Button>
          )}
        </span>
      )}
    </li>
  )
}
