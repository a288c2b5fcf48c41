import { bulkPendencyRoutes } from '@embarca/contracts/bulk/routes.ts'
import { pendencyStatuses, reporterTypes } from '@embarca/contracts/pendency/codes.ts'
import { pendencyLabels as words } from '@embarca/contracts/pendency/labels.pt.ts'
import { type Pendency, pendencyRoutes } from '@embarca/contracts/pendency/routes.ts'
import { reportLabels } from '@embarca/contracts/report/labels.pt.ts'
import { reportCommands } from '@embarca/contracts/report/routes.ts'
import { allows } from '@embarca/contracts/roles.ts'
import { useNavigate, useSearch } from '@tanstack/react-router'
import { fullDateTime } from '../../base/date-times.ts'
import { useChannel } from '../../base/live.ts'
import { usePages, useRead } from '../../base/queries.ts'
import { omitUndefined } from '../../base/search-params.ts'
import { useSession } from '../../session/session.ts'
import { FilterBar } from '../../shared/filters/FilterBar.tsx'
import { PeriodFilter } from '../../shared/filters/PeriodFilter.tsx'
import type { RegisterColumn } from '../../shared/register/columns.ts'
import { RegisterTable } from '../../shared/register/RegisterTable.tsx'
import { offerExport } from '../../shared/reports/exports.ts'
import { Button } from '../../ui/Button.tsx'
import { Checkbox } from '../../ui/Checkbox.tsx'
import { PlainButton } from '../../ui/PlainButton.tsx'
import { QueryState } from '../../ui/QueryState.tsx'
import { RowCheckbox } from '../../ui/RowCheckbox.tsx'
import { SelectField } from '../../ui/SelectField.tsx'
import { SearchBox } from '../../ui/TextField.tsx'
import { PendencyBulk } from './PendencyBulk.tsx'
import { PendencyDrawer } from './PendencyDrawer.tsx'
import { Due, PendencyPill } from './PendencyLooks.tsx'
import { type PendencyAddress, pendencyQuery } from './pendency-address.ts'
import { usePendencySelection } from './use-pendency-selection.ts'
import '../../ui/listing.css'
import '../../shared/register/register.css'
import './pendencies.css'

const statusChoices = pendencyStatuses.map((value) => ({ value, label: words.status[value] }))
const reporterChoices = reporterTypes.map((value) => ({ value, label: words.reporter[value] }))

const columns: readonly RegisterColumn<Pendency>[] = [
  { id: 'name', header: 'Pendência', width: 'minmax(190px, 1.4fr)' },
  { id: 'load', header: 'Carga', width: '124px', cell: ({ externalId }) => externalId },
  { id: 'status', header: 'Situação', width: '124px', cell: ({ status }) => <PendencyPill status={status} /> },
  { id: 'due', header: 'Prazo', width: '150px', labelled: true, cell: (one) => one.status === 'OPEN' && <Due {...one} /> },
  { id: 'transporter', header: 'Transportadora', width: 'minmax(130px, 1fr)', cell: ({ transporterName }) => transporterName },
  { id: 'by', header: 'Aberta por', width: 'minmax(110px, 1fr)', wideOnly: true, cell: ({ createdBy }) => createdBy },
  { id: 'opened', header: 'Abertura', width: '136px', cell: ({ createdDate }) => <span className="num">{fullDateTime(createdDate)}</span> },
]

/** What stops loads, or may soon: the latest first, with its filters in the address. */
export const PendencyList = () => {
  const navigate = useNavigate()
  const address = useSearch({ strict: false }) as unknown as PendencyAddress
  const { id, ...filters } = address
  const go = (next: object) => void navigate({ to: '.', search: omitUndefined(next) as never })
  const query = usePages(pendencyRoutes.search, pendencyQuery(filters), { keep: true, channel: 'shipper' })
  useChannel('shipper', ({ type }) => type === 'pendency.changed' && void query.refresh())
  const { data: types = [] } = useRead(pendencyRoutes.types, {})
  const { length } = query.items
  const { roles } = useSession()
  const mayEnd = allows(bulkPendencyRoutes.resolvePendencies.may, roles)
  const selection = usePendencySelection(query.items)
  const isEmpty = Object.keys(filters).length === 0
  const finish = () => {
    go(filters)
    return query.refresh()
  }
  const download = () =>
    offerExport({ title: reportLabels.title['pendencies']!, from: { route: reportCommands.pendencies, input: pendencyQuery(filters) } })
  return (
    <main className="register pendencies">
      <div className="tools">
        <h1>{words.title}</h1>
        <SearchBox
          placeholder="Carga ou pendência"
          value={address.text ?? ''}
          onSubmit={(text) => go({ ...filters, text: text || undefined })}
        />
        {mayEnd && selection.left > 0 && (
          <Button icon="check-square" onClick={selection.addShown}>
            Selecionar abertas
          </Button>
        )}
        <Button icon="download" onClick={download}>
          Exportar
        </Button>
      </div>
      <FilterBar className="pendency-filters" isEmpty={isEmpty} onClear={() => go({})}>
        <SelectField
          label="Situação"
          clearable
          placeholder="Todas"
          options={statusChoices}
          value={address.status}
          onChange={(status) => go({ ...filters, status })}
        />
        <SelectField
          label="Tipo"
          clearable
          placeholder="Todos"
          options={types.map(({ id: value, name: label }) => ({ value, label }))}
          value={address.pendingTypeId}
          onChange={(pendingTypeId) => go({ ...filters, pendingTypeId })}
        />
        <SelectField
          label="Aberta por"
          clearable
          placeholder="Todos"
          options={reporterChoices}
          value={address.reporterType}
          onChange={(reporterType) => go({ ...filters, reporterType })}
        />
        <PeriodFilter
          label="Período de abertura"
          value={address.initDate && address.endDate ? { from: address.initDate, to: address.endDate } : undefined}
          onChange={({ from, to }) => go({ ...filters, initDate: from, endDate: to })}
        />
        <Checkbox checked={address.notViewed ?? false} onChange={(only) => go({ ...filters, notViewed: only || undefined })}>
          Não vistas
        </Checkbox>
      </FilterBar>
      <div className="listing">
        <QueryState
          what="pendências"
          icon="flag"
          pending={query.pending}
          failed={query.failed && length === 0}
          error={query.error}
          onRetry={query.refresh}
          empty={length ? undefined : isEmpty ? 'Nenhuma pendência.' : 'Nenhuma pendência com estes filtros.'}
        >
          <RegisterTable
            label={words.title}
            columns={columns}
            rows={query.items}
            address={{}}
            onSort={() => {}}
            name={(pendency) => {
              const { id: one, status, externalId, viewed } = pendency
              const { name } = pendency.pendingType
              return (
                <span className="pendency-pick">
                  {mayEnd &&
                    (status === 'OPEN' ? (
                      <RowCheckbox
                        label={`Selecionar ${name} de ${externalId}`}
                        checked={selection.has(one)}
                        onChange={() => selection.toggle(pendency)}
                      />
                    ) : (
                      <span className="no-pick" />
                    ))}
                  <PlainButton
                    className={viewed ? 'pendency-name' : 'pendency-name unviewed'}
                    aria-label={viewed ? name : `${name} (não vista)`}
                    onClick={() => go({ ...filters, id: one })}
                  >
                    {name}
                  </PlainButton>
                </span>
              )
            }}
            isOff={({ status }) => status === 'CANCELED'}
            actionCount={0}
            actions={() => null}
            more={query.more}
            end={length === 1 ? '1 pendência' : `${length} pendências`}
          />
        </QueryState>
      </div>
      {mayEnd && <PendencyBulk selection={selection} onDone={query.refresh} />}
      {id !== undefined && <PendencyDrawer id={id} onDone={finish} onClose={finish} />}
    </main>
  )
}
