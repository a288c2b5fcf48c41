import { gateLabels } from '@embarca/contracts/gate/labels.pt.ts'
import { isOfflineCommand } from '@embarca/contracts/gate/offline-codes.ts'
import { type GateOfUser, gateRoutes } from '@embarca/contracts/gate/read-routes.ts'
import { gateCommands } from '@embarca/contracts/gate/routes.ts'
import type { LoadStatus } from '@embarca/contracts/load/codes.ts'
import { loadStatusLabels } from '@embarca/contracts/load/status-labels.pt.ts'
import { useState } from 'react'
import { shortDateTime } from '../../../base/date-times.ts'
import { useRead } from '../../../base/queries.ts'
import { useCommand } from '../../../base/use-command.ts'
import { Button } from '../../../ui/Button.tsx'
import { Confirm } from '../../../ui/Confirm.tsx'
import { ReasonDialog } from '../../../ui/ReasonDialog.tsx'
import { DockDialog } from '../DockDialog.tsx'
import { useGateRefresh } from '../use-visit-command.ts'
import type { GateEntry } from './entry.ts'
import type { GateQueue } from './gate-queue.ts'
import { removeLocalFiles } from './local-files.ts'

type Props = {
  readonly entry: GateEntry
  readonly queue: GateQueue
  readonly gate: GateOfUser | undefined
  readonly isOffline: boolean
}
const labelOf = ({ command }: GateEntry) => (command === 'JoinWaitingList' ? 'Lista de espera' : gateLabels.action[command])

/** What the visit went through meanwhile: when, and by whom. */
const Meanwhile = ({ entry: { gateId, loadId = '' }, zone }: { readonly entry: GateEntry; readonly zone: string | undefined }) => {
  const { data } = useRead(gateRoutes.one, { id: gateId, hash: loadId }, { enabled: loadId !== '' })
  const steps = data?.steps.filter(({ at }) => at !== undefined) ?? []
  if (!data) return null
  return (
    <ul className="meanwhile" aria-label="O que aconteceu">
      <li>{loadStatusLabels[data.statusCode as LoadStatus]}</li>
      {steps.map(({ step, label, at, by }) => (
        <li key={step}>
          {label} · {shortDateTime(at ?? '', zone)}
          {by && ` · ${by}`}
        </li>
      ))}
    </ul>
  )
}

/** What would let a refused entry pass, with its button. */
const mended = ({ input, code }: GateEntry): { readonly label: string; readonly input: GateEntry['input'] } => {
  if (code === 'DRIVER_NEEDS_INTEGRATION')
    return { label: 'Registrar sem integração', input: { ...input, allowCheckInWithoutIntegration: true } }
  if (code !== 'DRIVER_OF_ANOTHER_LOAD') return { label: 'Repetir', input }
  const { driverId: _, ...rest } = input
  return { label: 'Repetir com o motorista atual', input: rest }
}

/** One entry that was refused: repeat it, keep it as a note, or give it up with a reason. */
export const Conflict = ({ entry, queue, gate, isOffline }: Props) => {
  const [asks, setAsks] = useState<'reason' | 'dock' | 'drop'>()
  const refresh = useGateRefresh()
  const named = { conciergeId: entry.gateId, shippingId: entry.loadId ?? '' }
  const end = async () => {
    await removeLocalFiles(entry.files).catch(() => {})
    await queue.discard(entry.id)
    await refresh()
  }
  const note = useCommand(gateCommands.addComment, { done: end })
  const discard = useCommand(gateCommands.discardOfflineEntry, { done: end })
  const { label, input } = mended(entry)
  const retry = async (next: GateEntry['input']) => {
    setAsks(undefined)
    await queue.retry({ ...entry, input: next })
    await refresh()
  }
  const when = shortDateTime(entry.at, gate?.zone)
  const comment = `${labelOf(entry)} em ${when}, sem conexão: ${entry.refusal}`.slice(0, 1000)
  const isDock = entry.code?.startsWith('DOCK_') ?? false
  const { command } = entry
  return (
    <li className="conflict">
      <b>
        {labelOf(entry)} · {entry.about}
      </b>
      <small>Registrado neste aparelho em {when}</small>
      <p>{entry.refusal}</p>
      {entry.loadId !== undefined && !isOffline && <Meanwhile entry={entry} zone={gate?.zone} />}
      <div className="answer-buttons">
        <Button size="gate" look="primary" disabled={isOffline} onClick={() => (isDock ? setAsks('dock') : void retry(input))}>
          {isDock ? 'Repetir em outra doca' : label}
        </Button>
        {entry.loadId !== undefined && (
          <Button size="gate" disabled={isOffline} pending={note.pending} onClick={() => void note.run({ ...named, comment })}>
            Guardar como observação
          </Button>
        )}
        <Button size="gate" look="quiet" disabled={isOffline} onClick={() => setAsks(isOfflineCommand(command) ? 'reason' : 'drop')}>
          Descartar
        </Button>
      </div>
      {asks === 'dock' && gate && (
        <DockDialog
          gate={gate}
          plate={entry.about}
          pending={false}
          onChoose={(dock) => void retry({ ...entry.input, dock })}
          onClose={() => setAsks(undefined)}
        />
      )}
      <ReasonDialog
        open={asks === 'reason'}
        title="Descartar registro"
        text="O registro não entra na visita; fica anotado que foi descartado, por você e com o motivo."
        label="Motivo"
        accept="Descartar"
        danger
        pending={discard.pending}
        onReason={(reason) => isOfflineCommand(command) && void discard.run({ ...named, command, occurredAt: entry.at, reason })}
        onClose={() => setAsks(undefined)}
      />
      <Confirm
        open={asks === 'drop'}
        title="Descartar registro"
        text="O motorista não entra na lista de espera."
        accept="Descartar"
        danger
        onAccept={() => void end()}
        onClose={() => setAsks(undefined)}
      />
    </li>
  )
}
