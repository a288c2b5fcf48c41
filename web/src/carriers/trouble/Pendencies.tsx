import { carrierPendencyCommands, carrierPendencyRoutes } from '@embarca/contracts/pendency/carrier-routes.ts'
import { observationTooShort, pendencyLabels as words } from '@embarca/contracts/pendency/labels.pt.ts'
import { useState } from 'react'
import { shortDateTime } from '../../base/date-times.ts'
import { useRead } from '../../base/queries.ts'
import { useCommand } from '../../base/use-command.ts'
import { Button } from '../../ui/Button.tsx'
import { QueryState } from '../../ui/QueryState.tsx'
import { StatusText } from '../../ui/StatusText.tsx'
import { Photos } from './Photos.tsx'
import { ReportForm } from './ReportForm.tsx'
import type { Side, TroubledLoad } from './side.ts'

const commands = { company: carrierPendencyCommands.byCarrier, driver: carrierPendencyCommands.byDriver } as const
const reads = { company: carrierPendencyRoutes.ofCarrier, driver: carrierPendencyRoutes.ofDriver } as const
const LEAST = 5

type Props = { readonly side: Side; readonly load: TroubledLoad; readonly writes: boolean }

/** The pendencies that this side opened about a load, how they ended, and a new one (readings o47). */
export const Pendencies = ({ side, load: { loadId }, writes }: Props) => {
  const { data, error, isPending, refetch } = useRead(reads[side], { id: loadId }, { every: 20_000 })
  const [isOpening, setOpening] = useState(false)
  const { run, pending } = useCommand(commands[side], {
    done: async () => {
      setOpening(false)
      await refetch()
    },
  })
  const openTypes = new Set(data?.list.filter(({ status }) => status === 'OPEN').map(({ typeId }) => typeId))
  const types = data?.types.filter(({ id }) => !openTypes.has(id)) ?? []
  return (
    <QueryState
      what="pendências"
      icon="flag"
      pending={isPending}
      failed={Boolean(error) && !data}
      error={error}
      onRetry={refetch}
      empty={undefined}
    >
      <h2>{words.title}</h2>
      {data?.list.length === 0 && <p>Nenhuma pendência aberta por você nesta carga.</p>}
      {data?.list.map(({ id, name, status, createdDate, endedDate, observation, attachments }) => (
        <section key={id} className="road-card" aria-label={name}>
          <div className="road-head">
            <b>{name}</b>
            <StatusText tone={status === 'OPEN' ? 'warning' : status === 'RESOLVED' ? 'good' : 'idle'} icon="flag">
              {words.status[status]}
            </StatusText>
          </div>
          <p>
            Aberta em {shortDateTime(createdDate)}
            {endedDate && ` · encerrada em ${shortDateTime(endedDate)}`}
          </p>
          {observation && <p>{observation}</p>}
          <Photos loadId={loadId} files={attachments} />
        </section>
      ))}
      {writes && types.length > 0 && !isOpening && (
        <Button size="gate" icon="flag" onClick={() => setOpening(true)}>
          Abrir pendência
        </Button>
      )}
      {isOpening && (
        <section className="road-card" aria-label="Abrir pendência">
          <h3>Abrir pendência</h3>
          <ReportForm
            {...{ loadId, types, pending, missing: observationTooShort }}
            place={`pendency/new/${loadId}`}
            label="Observação"
            accept="Enviar pendência"
            least={LEAST}
            onSend={({ typeId = '', observation, attachments }) => run({ loadId, pendingTypeId: typeId, observation, attachments })}
          />
        </section>
      )}
    </QueryState>
  )
}
