import { dedicatedRoutes } from '@embarca/contracts/dedicated/read-routes.ts'
import { useNavigate, useSearch } from '@tanstack/react-router'
import { useState } from 'react'
import { usePages } from '../../base/queries.ts'
import { omitUndefined } from '../../base/search-params.ts'
import { Button } from '../../ui/Button.tsx'
import { InfiniteList } from '../../ui/InfiniteList.tsx'
import { DataLinkButton } from '../../ui/LinkButton.tsx'
import { QueryState } from '../../ui/QueryState.tsx'
import { ActionDialog } from './ActionDialog.tsx'
import type { FleetAction } from './actions.ts'
import { ContractDrawer } from './ContractDrawer.tsx'
import { FleetCard } from './FleetCard.tsx'
import { FleetCounters } from './FleetCounters.tsx'
import { FleetFilters } from './FleetFilters.tsx'
import { type FleetFilters as Filters, type FleetAddress, NEW } from './fleet-address.ts'
import { useLiveFleet, useMayRunFleet } from './use-fleet.ts'
import './fleet.css'

const CARD = 190

/** The board of dedicated vehicles (/dedicated). */
export const FleetScreen = () => {
  const navigate = useNavigate()
  const { drawer, ...filters } = useSearch({ strict: false }) as unknown as FleetAddress
  const go = (search: object) => void navigate({ to: '.', search: omitUndefined(search) as never })
  const query = usePages(dedicatedRoutes.board, filters as Filters, { keep: true, channel: 'shipper' })
  const refresh = useLiveFleet()
  const mayRun = useMayRunFleet()
  const [action, setAction] = useState<FleetAction>()
  const isFiltered = Object.keys(filters).length > 0
  const { length } = query.items
  return (
    <main className="fleet">
      <div className="tools">
        <h1>Veículos dedicados</h1>
        <DataLinkButton to="/dedicatedVehicles" icon="table">
          Tabela e ocupação
        </DataLinkButton>
      </div>
      <FleetCounters />
      <FleetFilters key={filters.plate ?? ''} filters={filters as Filters} onFilters={go} />
      <QueryState
        what="veículos"
        icon="truck"
        pending={query.pending}
        failed={query.failed && length === 0}
        error={query.error}
        onRetry={query.refresh}
        empty={
          length ? undefined : isFiltered ? 'Nenhum veículo com estes filtros.' : 'Nenhum veículo dedicado. Adicione o primeiro contrato.'
        }
        rows={{ count: 4, height: CARD }}
      >
        <InfiniteList
          label="Veículos dedicados"
          items={query.items}
          keyOf={({ id }) => id}
          estimate={CARD}
          gap={12}
          more={query.more}
          end={length === 1 ? '1 veículo' : `${length} veículos`}
          render={(card) => <FleetCard card={card} cycle={filters.cycle} mayRun={mayRun} onAction={setAction} />}
        />
      </QueryState>
      {mayRun && (
        <Button
          look="primary"
          icon="plus"
          className="fleet-add"
          aria-label="Adicionar veículo"
          onClick={() => go({ ...filters, drawer: NEW })}
        />
      )}
      {mayRun && drawer !== undefined && (
        <ContractDrawer key={drawer} id={drawer === NEW ? undefined : drawer} onDone={refresh} onClose={() => go(filters)} />
      )}
      {action && (
        <ActionDialog key={action.type} action={action} onAction={setAction} onDone={refresh} onClose={() => setAction(undefined)} />
      )}
    </main>
  )
}
