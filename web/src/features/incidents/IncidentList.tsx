import { incidentAgents, incidentStatuses } from '@embarca/contracts/incident/codes.ts'
import { incidentLabels as words } from '@embarca/contracts/incident/labels.pt.ts'
import { type IncidentRow, incidentCommands, incidentRoutes } from '@embarca/contracts/incident/routes.ts'
import { money } from '@embarca/contracts/kit/numbers.ts'
import { occurrenceCategories, severities } from '@embarca/contracts/reference/codes.ts'
import { referenceLabels } from '@embarca/contracts/reference/labels.pt.ts'
import { reportLabels } from '@embarca/contracts/report/labels.pt.ts'
import { reportCommands } from '@embarca/contracts/report/routes.ts'
import { allows } from '@embarca/contracts/roles.ts'
import { useNavigate, useSearch } from '@tanstack/react-router'
import { fullDateTime } from '../../base/date-times.ts'
import { useShortcut } from '../../base/keyboard.ts'
import { useChannel } from '../../base/live.ts'
import { usePages } from '../../base/queries.ts'
import { omitUndefined } from '../../base/search-params.ts'
import { useSession } from '../../session/session.ts'
import { FilterBar } from '../../shared/filters/FilterBar.tsx'
import { PeriodFilter } from '../../shared/filters/PeriodFilter.tsx'
import { IncidentPill } from '../../shared/incident/IncidentPill.tsx'
import { OpenIncidentDialog } from '../../shared/incident/OpenIncidentDialog.tsx'
import type { RegisterColumn } from '../../shared/register/columns.ts'
import { RegisterTable } from '../../shared/register/RegisterTable.tsx'
import { offerExport } from '../../shared/reports/exports.ts'
import { Button } from '../../ui/Button.tsx'
import { DataLink } from '../../ui/DataLink.tsx'
import { MultiSelectField } from '../../ui/MultiSelectField.tsx'
import { QueryState } from '../../ui/QueryState.tsx'
import { SelectField } from '../../ui/SelectField.tsx'
import { SearchBox } from '../../ui/TextField.tsx'
import { CostFilter } from './CostFilter.tsx'
import { type IncidentAddress, incidentQuery } from './incident-address.ts'
import '../../ui/listing.css'
import '../../shared/register/register.css'
import './incidents.css'

const choices = <V extends string>(values: readonly V[], labels: Readonly<Record<V, string>>) =>
  values.map((value) => ({ value, label: labels[value] }))
const statusChoices = choices(incidentStatuses, words.status)
const categoryChoices = choices(occurrenceCategories, referenceLabels.occurrenceCategories)
const severityChoices = choices(severities, referenceLabels.severities)
const influenceChoices = [
  { value: 'true', label: 'Sim' },
  { value: 'false', label: 'Não' },
] as const
const agentChoices = choices(incidentAgents, words.agent)

const columns: readonly RegisterColumn<IncidentRow>[] = [
  { id: 'typeName', header: 'Ocorrência', width: 'minmax(170px, 1.3fr)' },
  { id: 'status', header: 'Status', width: '112px', cell: ({ status }) => <IncidentPill status={status} /> },
  { id: 'load', header: 'Carga', width: '116px', cell: ({ externalId }) => externalId },
  { id: 'severity', header: 'Gravidade', width: '92px', cell: ({ severity }) => referenceLabels.severities[severity], labelled: true },
  {
    id: 'category',
    header: 'Categoria',
    width: '110px',
    wideOnly: true,
    cell: ({ category }) => referenceLabels.occurrenceCategories[category],
  },
  { id: 'transporter', header: 'Transportadora', width: 'minmax(130px, 1fr)', cell: ({ transporterName }) => transporterName },
  { id: 'place', header: 'Cliente', width: 'minmax(120px, 1fr)', wideOnly: true, cell: ({ placeName }) => placeName },
  { id: 'opened', header: 'Aberta', width: '136px', cell: ({ openedAt }) => <span className="num">{fullDateTime(openedAt)}</span> },
  {
    id: 'cost',
    header: 'Custo',
    width: '112px',
    labelled: true,
    cell: ({ cost }) => cost !== undefined && <span className="num">{money(cost)}</span>,
  },
]

/** What went wrong with loads: the latest first, with its filters in the address (readings o60). */
export const IncidentList = () => {
  const { roles } = useSession()
  const navigate = useNavigate()
  const address = useSearch({ strict: false }) as unknown as IncidentAddress
  const go = (next: IncidentAddress) => void navigate({ to: '.', search: omitUndefined(next) as never })
  const { adds, ...filters } = address
  const query = usePages(incidentRoutes.search, incidentQuery(filters), { keep: true, channel: 'shipper' })
  useChannel('shipper', ({ type }) => type === 'incident.changed' && void query.refresh())
  const mayOpen = allows(incidentCommands.open.may, roles)
  const open = () => go({ ...filters, adds: true })
  useShortcut({ keys: 'n', label: 'Abrir ocorrência', group: words.title, run: open }, { when: mayOpen })
  const { length } = query.items
  const isEmpty = Object.keys(filters).length === 0
  const download = () =>
    offerExport({ title: reportLabels.title['incidents']!, from: { route: reportCommands.incidents, input: incidentQuery(filters) } })
  return (
    <main className="register incidents">
      <div className="tools">
        <h1>{words.title}</h1>
        <SearchBox
          placeholder="Carga, tipo, cliente ou transportadora"
          value={address.text ?? ''}
          onSubmit={(text) => go({ ...filters, text: text || undefined } as IncidentAddress)}
        />
        <Button icon="download" onClick={download}>
          Exportar
        </Button>
        {mayOpen && (
          <Button look="primary" icon="plus" onClick={open}>
            Abrir ocorrência
          </Button>
        )}
      </div>
      <FilterBar className="incident-filters" isEmpty={isEmpty} onClear={() => go({})}>
        <MultiSelectField
          label="Status"
          options={statusChoices}
          value={address.status}
          onChange={(status) => go({ ...filters, status } as IncidentAddress)}
        />
        <MultiSelectField
          label="Categoria"
          options={categoryChoices}
          value={address.category}
          onChange={(category) => go({ ...filters, category } as IncidentAddress)}
        />
        <MultiSelectField
          label="Gravidade"
          options={severityChoices}
          value={address.severity}
          onChange={(severity) => go({ ...filters, severity } as IncidentAddress)}
        />
        <SelectField
          label="Aberta por"
          clearable
          placeholder="Todos"
          options={agentChoices}
          value={address.agent}
          onChange={(agent) => go({ ...filters, agent } as IncidentAddress)}
        />
        <PeriodFilter
          label="Período de abertura"
          title="Abertura"
          value={address.openedInit && address.openedEnd ? { from: address.openedInit, to: address.openedEnd } : undefined}
          onChange={({ from, to }) => go({ ...filters, openedInit: from, openedEnd: to })}
        />
        <PeriodFilter
          label="Período de encerramento"
          title="Encerramento"
          value={address.closedInit && address.closedEnd ? { from: address.closedInit, to: address.closedEnd } : undefined}
          onChange={({ from, to }) => go({ ...filters, closedInit: from, closedEnd: to })}
        />
        <SelectField
          label={words.column.influenceOtif}
          clearable
          placeholder="Todas"
          options={influenceChoices}
          value={address.influenceOtif}
          onChange={(influenceOtif) => go({ ...filters, influenceOtif } as IncidentAddress)}
        />
        <CostFilter
          label={words.column.minCost}
          value={address.minCost}
          onChange={(minCost) => go({ ...filters, minCost } as IncidentAddress)}
        />
        <CostFilter
          label={words.column.maxCost}
          value={address.maxCost}
          onChange={(maxCost) => go({ ...filters, maxCost } as IncidentAddress)}
        />
      </FilterBar>
      <div className="listing">
        <QueryState
          what="ocorrências"
          icon="warning"
          pending={query.pending}
          failed={query.failed && length === 0}
          error={query.error}
          onRetry={query.refresh}
          empty={length ? undefined : isEmpty ? 'Nenhuma ocorrência.' : 'Nenhuma ocorrência com estes filtros.'}
        >
          <RegisterTable
            label={words.title}
            columns={columns}
            rows={query.items}
            address={{}}
            onSort={() => {}}
            name={({ id, typeName }) => (
              <DataLink to={`/incident/${encodeURIComponent(id)}`}>
                <b>{typeName}</b>
              </DataLink>
            )}
            isOff={({ status }) => status === 'CANCELED'}
            actionCount={0}
            actions={() => null}
            more={query.more}
            end={length === 1 ? '1 ocorrência' : `${length} ocorrências`}
          />
        </QueryState>
      </div>
      {adds && (
        <OpenIncidentDialog
          onClose={() => go(filters)}
          onOpened={(id) => void navigate({ to: `/incident/${encodeURIComponent(id)}` as never })}
        />
      )}
    </main>
  )
}
