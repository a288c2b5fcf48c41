import { incidentLabels as words } from '@embarca/contracts/incident/labels.pt.ts'
import { type CarrierIncidents, carrierIncidentCommands, carrierIncidentRoutes } from '@embarca/contracts/incident/routes.ts'
import { useState } from 'react'
import { shortDateTime } from '../../base/date-times.ts'
import { useRead } from '../../base/queries.ts'
import { useCommand } from '../../base/use-command.ts'
import { IncidentPill } from '../../shared/incident/IncidentPill.tsx'
import { Button } from '../../ui/Button.tsx'
import { QueryState } from '../../ui/QueryState.tsx'
import { Photos } from './Photos.tsx'
import { ReportForm, type Written } from './ReportForm.tsx'
import type { Side, TroubledLoad } from './side.ts'

type Incident = CarrierIncidents['list'][number]
const MISSING = 'Escreva o que aconteceu.'
const commands = {
  company: { open: carrierIncidentCommands.transporterOpen, comment: carrierIncidentCommands.transporterAddEvent },
  driver: { open: carrierIncidentCommands.driverOpen, comment: carrierIncidentCommands.driverAddEvent },
} as const
const reads = { company: carrierIncidentRoutes.ofTransporter, driver: carrierIncidentRoutes.ofDriver } as const

type CardProps = {
  readonly incident: Incident
  readonly side: Side
  readonly loadId: string
  readonly writes: boolean
  readonly onDone: () => unknown
}

/** One incident with all that was said, and what may be added while it is open. */
const IncidentCard = ({ incident: { id, status, typeName, placeName, events }, side, loadId, writes, onDone }: CardProps) => {
  const { run, pending } = useCommand(commands[side].comment, { done: onDone })
  const own = side === 'driver' ? 'DRIVER' : 'TRANSPORTER'
  return (
    <section className="road-card" aria-label={`${typeName}, ${placeName}`}>
      <div className="road-head">
        <b>{typeName}</b>
        <IncidentPill status={status} />
      </div>
      <p>{placeName}</p>
      <ul className="road-talk" aria-live="polite">
        {events.map((entry) => (
          <li key={entry.id} className={entry.agent === own ? 'mine' : ''}>
            <small>
              {entry.author} · {words.agent[entry.agent]} · {shortDateTime(entry.date)}
            </small>
            <p>{entry.observation}</p>
            <Photos loadId={loadId} files={entry.attachments} />
          </li>
        ))}
      </ul>
      {writes && status === 'CREATED' && (
        <ReportForm
          {...{ loadId, pending, missing: MISSING }}
          place={`incident/${id}`}
          label="Comentário"
          accept="Comentar"
          least={1}
          onSend={({ observation, attachments }) => run({ id, observation, attachments })}
        />
      )}
    </section>
  )
}

type Props = { readonly side: Side; readonly load: TroubledLoad; readonly writes: boolean }

/** The incidents of a load, and a new one (readings o51, o56). */
export const Incidents = ({ side, load: { loadId, deliveryId, deliveries }, writes }: Props) => {
  const { data, error, isPending, refetch } = useRead(reads[side], { id: loadId }, { every: 20_000 })
  const [isOpening, setOpening] = useState(false)
  const open = useCommand(commands[side].open, {
    done: async () => {
      setOpening(false)
      await refetch()
    },
  })
  const send = ({ typeId = '', destinationId, observation, attachments }: Written) =>
    open.run({ deliveryId, occurrenceTypeId: typeId, observation, attachments, ...(destinationId !== undefined && { destinationId }) })
  return (
    <QueryState
      what="ocorrências"
      icon="warning"
      pending={isPending}
      failed={Boolean(error) && !data}
      error={error}
      onRetry={refetch}
      empty={undefined}
    >
      <h2>{words.title}</h2>
      {data?.list.length === 0 && <p>Nenhuma ocorrência nesta carga.</p>}
      {[...(data?.list ?? [])].reverse().map((incident) => (
        <IncidentCard key={incident.id} {...{ incident, side, loadId, writes }} onDone={refetch} />
      ))}
      {writes && data?.open && !isOpening && (
        <Button size="gate" icon="warning" onClick={() => setOpening(true)}>
          Abrir ocorrência
        </Button>
      )}
      {isOpening && data && (
        <section className="road-card" aria-label="Abrir ocorrência">
          <h3>Abrir ocorrência</h3>
          <ReportForm
            {...{ loadId, types: data.types, pending: open.pending, missing: MISSING }}
            place={`incident/new/${loadId}`}
            label="O que aconteceu"
            accept="Enviar ocorrência"
            least={1}
            destinations={deliveries.map(({ receiptId, name }) => ({ id: receiptId, name }))}
            onSend={send}
          />
        </section>
      )}
    </QueryState>
  )
}
