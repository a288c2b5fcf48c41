import { incidentLabels as words } from '@embarca/contracts/incident/labels.pt.ts'
import { type Incident, incidentCommands, incidentRoutes } from '@embarca/contracts/incident/routes.ts'
import { money } from '@embarca/contracts/kit/numbers.ts'
import { referenceLabels } from '@embarca/contracts/reference/labels.pt.ts'
import { allows } from '@embarca/contracts/roles.ts'
import { useQueryClient } from '@tanstack/react-query'
import { useNavigate, useParams } from '@tanstack/react-router'
import { useState } from 'react'
import { fullDateTime } from '../../base/date-times.ts'
import { isCallFailed } from '../../base/failure.ts'
import { useChannel } from '../../base/live.ts'
import { refreshRead, useRead } from '../../base/queries.ts'
import { useCommand } from '../../base/use-command.ts'
import { usePageMark } from '../../base/use-page-mark.ts'
import { useSession } from '../../session/session.ts'
import { IncidentPill } from '../../shared/incident/IncidentPill.tsx'
import { Button } from '../../ui/Button.tsx'
import { DataLink } from '../../ui/DataLink.tsx'
import { IconLink } from '../../ui/LinkButton.tsx'
import { QueryState } from '../../ui/QueryState.tsx'
import { ReasonDialog } from '../../ui/ReasonDialog.tsx'
import { CloseIncidentDialog } from './CloseIncidentDialog.tsx'
import { CommentForm } from './CommentForm.tsx'
import { IncidentEntries } from './IncidentEntries.tsx'
import './incidents.css'

/** One incident: what was said, what it is about, and what may be done with it. */
export const IncidentPage = () => {
  const { id = '' } = useParams({ strict: false }) as { readonly id?: string }
  const { data: incident, isPending, isError, error, refetch } = useRead(incidentRoutes.one, { id }, { channel: 'shipper' })
  useChannel('shipper', (frame) => frame.type === 'incident.changed' && frame.id === id && void refetch())
  usePageMark(incident && { title: `${incident.typeName} · ${incident.externalId}`, unread: 0, colour: '--danger' })
  const missing = isCallFailed(error) && error.status === 404
  return (
    <main className="incident-page">
      <div className="tools">
        <IconLink to="/incidents" icon="left" label={words.title} />
        <h1>{incident?.typeName ?? words.one}</h1>
        {incident && <IncidentPill status={incident.status} />}
      </div>
      <QueryState
        what="ocorrência"
        icon="warning"
        pending={isPending}
        failed={isError && !missing}
        error={error}
        onRetry={refetch}
        empty={missing ? 'Ocorrência não encontrada.' : undefined}
      >
        {incident && <Shown incident={incident} />}
      </QueryState>
    </main>
  )
}

const Shown = ({ incident }: { readonly incident: Incident }) => {
  const { roles } = useSession()
  const isOpen = incident.status === 'CREATED'
  const mayRun = allows(incidentCommands.close.may, roles)
  return (
    <div className="page">
      <section className="panel" aria-label="Histórico da ocorrência">
        <IncidentEntries incident={incident} />
        {isOpen && mayRun && <CommentForm incident={incident} />}
      </section>
      <aside>
        {mayRun && <IncidentActions incident={incident} />}
        <About incident={incident} />
      </aside>
    </div>
  )
}

const IncidentActions = ({ incident: { id, hashId, status, isShown, ...incident } }: { readonly incident: Incident }) => {
  const client = useQueryClient()
  const navigate = useNavigate()
  const [asked, setAsked] = useState<'close' | 'cancel'>()
  const refresh = () => refreshRead(client, incidentRoutes.one, { id })
  // Closing and canceling lead to the list (R208).
  const leave = () => navigate({ to: '/incidents' as never })
  const cancel = useCommand(incidentCommands.cancel, { done: leave })
  const reopen = useCommand(incidentCommands.reopen, { done: refresh })
  const show = useCommand(incidentCommands.show, { done: refresh })
  const hide = useCommand(incidentCommands.hide, { done: refresh })
  return (
    <section className="panel actions" aria-label="Ações">
      {status === 'CREATED' ? (
        <>
          <Button look="primary" icon="check" onClick={() => setAsked('close')}>
            Fechar ocorrência
          </Button>
          <Button icon="ban" onClick={() => setAsked('cancel')}>
            Cancelar ocorrência
          </Button>
        </>
      ) : (
        <Button icon="undo" pending={reopen.pending} onClick={() => void reopen.run({ id })}>
          Reabrir ocorrência
        </Button>
      )}
      <Button icon="eye" pending={show.pending || hide.pending} onClick={() => void (isShown ? hide.run({ id }) : show.run({ id }))}>
        {isShown ? 'Ocultar do cliente' : 'Mostrar ao cliente'}
      </Button>
      {asked === 'close' && (
        <CloseIncidentDialog incident={{ id, hashId, status, isShown, ...incident }} onDone={leave} onClose={() => setAsked(undefined)} />
      )}
      {asked === 'cancel' && (
        <ReasonDialog
          open
          title="Cancelar ocorrência"
          text="Uma ocorrência cancelada não conta em quantidades nem em custos. Ela pode ser reaberta."
          label="Motivo"
          accept="Cancelar ocorrência"
          danger
          pending={cancel.pending}
          onReason={(reason) => void cancel.run({ id, reason })}
          onClose={() => setAsked(undefined)}
        />
      )}
    </section>
  )
}

const About = ({ incident }: { readonly incident: Incident }) => {
  const { hashId, externalId, category, severity, agent, openedAt, closedAt, transporterName, lane, placeName } = incident
  const lines: readonly (readonly [string, React.ReactNode])[] = [
    [
      'Carga',
      <DataLink key="load" to={`/loads/${hashId}/details`}>
        {externalId}
      </DataLink>,
    ],
    ['Categoria', referenceLabels.occurrenceCategories[category]],
    ['Gravidade', referenceLabels.severities[severity]],
    ['Aberta por', words.agent[agent]],
    ['Aberta em', fullDateTime(openedAt)],
    [incident.status === 'CANCELED' ? 'Cancelada em' : 'Fechada em', closedAt && fullDateTime(closedAt)],
    ['Motivo', incident.cancelReason],
    ['Resolução', incident.resolutionName],
    ['Departamento', incident.departmentName],
    ['Custo', incident.cost !== undefined && money(incident.cost)],
    ['OTIF', incident.influenceOtif ? (incident.status === 'CREATED' ? words.underReview : 'Afeta') : 'Não afeta'],
    ['Transportadora', transporterName],
    ['Rota', lane],
    ['Cliente', placeName],
    ['Link de acompanhamento', incident.isShown ? 'O cliente vê' : 'Oculta'],
  ]
  return (
    <section className="panel" aria-label="Sobre a ocorrência">
      <dl>
        {lines.map(
          ([name, value]) =>
            value && (
              <div key={name}>
                <dt>{name}</dt>
                <dd>{value}</dd>
              </div>
            ),
        )}
      </dl>
    </section>
  )
}
