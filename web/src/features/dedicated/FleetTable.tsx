import { type DedicatedCard, dedicatedRoutes } from '@embarca/contracts/dedicated/read-routes.ts'
import { integer, money } from '@embarca/contracts/kit/numbers.ts'
import { useNavigate, useSearch } from '@tanstack/react-router'
import { usePages } from '../../base/queries.ts'
import { omitUndefined } from '../../base/search-params.ts'
import { vehicleLabel } from '../../shared/load/vehicle-labels.ts'
import type { RegisterColumn } from '../../shared/register/columns.ts'
import { RegisterTable } from '../../shared/register/RegisterTable.tsx'
import { DataLink } from '../../ui/DataLink.tsx'
import { DataLinkButton } from '../../ui/LinkButton.tsx'
import { QueryState } from '../../ui/QueryState.tsx'
import { SegmentedControl } from '../../ui/SegmentedControl.tsx'
import { contractPath } from './FleetCard.tsx'
import { FleetCounters } from './FleetCounters.tsx'
import { FleetFilters } from './FleetFilters.tsx'
import type { FleetFilters as Filters, TableAddress } from './fleet-address.ts'
import { DaysLeft, FleetPill, LastLoading } from './looks.tsx'
import { Occupation } from './Occupation.tsx'
import { useLiveFleet } from './use-fleet.ts'
import '../../ui/listing.css'
import '../../shared/register/register.css'
import './fleet.css'

const columns: readonly RegisterColumn<DedicatedCard>[] = [
  { id: 'plate', header: 'Placa', width: '96px' },
  {
    ...{ id: 'status', header: 'Status', width: '160px' },
    cell: ({ status }) => <FleetPill status={status} />,
  },
  { id: 'type', header: 'Tipo', width: '110px', wideOnly: true, cell: ({ vehicle }) => vehicleLabel(vehicle.vehicleType) },
  { id: 'carrier', header: 'Transportadora', width: 'minmax(110px, 1fr)', cell: ({ transporterName }) => transporterName },
  { id: 'driver', header: 'Motorista', width: 'minmax(100px, 1fr)', wideOnly: true, cell: ({ driverName }) => driverName },
  { id: 'load', header: 'Carga', width: '104px', cell: ({ shipping }) => shipping?.code },
  {
    ...{ id: 'distance', header: 'Km', width: '112px', labelled: true },
    cell: (card) => (
      <span className="num">
        {integer(card.distanceAmountTraveled)} / {integer(card.distanceAmountNegotiated)}
      </span>
    ),
  },
  {
    ...{ id: 'value', header: 'Frete realizado', width: '116px', labelled: true },
    cell: ({ freightPriceRealized }) => <span className="num">{money(freightPriceRealized)}</span>,
  },
  {
    id: 'last',
    header: 'Último carreg.',
    width: '100px',
    labelled: true,
    cell: ({ lastShippingDays }) => <LastLoading days={lastShippingDays} />,
  },
  {
    id: 'left',
    header: 'Fim do ciclo',
    width: '92px',
    labelled: true,
    cell: ({ daysLeftInCycle }) => <DaysLeft days={daysLeftInCycle} />,
  },
]
const views = [
  { value: 'table', label: 'Tabela', icon: 'table' },
  { value: 'occupation', label: 'Ocupação', icon: 'calendar' },
] as const

const Rows = ({ filters }: { readonly filters: Filters }) => {
  const query = usePages(dedicatedRoutes.board, filters, { keep: true, channel: 'shipper' })
  const { length } = query.items
  return (
    <div className="listing">
      <QueryState
        what="veículos"
        icon="truck"
        pending={query.pending}
        failed={query.failed && length === 0}
        error={query.error}
        onRetry={query.refresh}
        empty={length ? undefined : 'Nenhum veículo com estes filtros.'}
      >
        <RegisterTable
          label="Veículos dedicados"
          columns={columns}
          rows={query.items}
          address={{}}
          onSort={() => {}}
          name={({ id, vehicle }) => <DataLink to={contractPath(id, filters.cycle)}>{vehicle.primaryPlate}</DataLink>}
          isOff={undefined}
          actionCount={0}
          actions={() => null}
          more={query.more}
          end={length === 1 ? '1 veículo' : `${length} veículos`}
        />
      </QueryState>
    </div>
  )
}

/** The board as a table, and what each vehicle does on each day (/dedicatedVehicles). */
export const FleetTable = () => {
  const navigate = useNavigate()
  const { view, from, drawer: _, ...filters } = useSearch({ strict: false }) as unknown as TableAddress
  const go = (search: object) => void navigate({ to: '.', search: omitUndefined(search) as never })
  useLiveFleet()
  return (
    <main className="register fleet fleet-table">
      <div className="tools">
        <h1>Frota dedicada</h1>
        <SegmentedControl
          label="Visão"
          options={views}
          value={view ?? 'table'}
          onChange={(next) => go({ ...filters, ...(next === 'occupation' && { view: next }) })}
        />
        <DataLinkButton to="/dedicated" icon="board">
          Quadro
        </DataLinkButton>
      </div>
      <FleetCounters />
      {view === 'occupation' ? (
        <Occupation from={from} onFrom={(next) => go({ ...filters, view, from: next })} />
      ) : (
        <>
          <FleetFilters key={filters.plate ?? ''} filters={filters as Filters} onFilters={go} />
          <Rows filters={filters as Filters} />
        </>
      )}
    </main>
  )
}
