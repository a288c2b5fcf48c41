import { gateLabels } from '@embarca/contracts/gate/labels.pt.ts'
import type { GateOfUser, gateRoutes } from '@embarca/contracts/gate/read-routes.ts'
import type { InputOf } from '@embarca/contracts/kit/route.ts'
import { Button } from '../../ui/Button.tsx'
import { QueryState } from '../../ui/QueryState.tsx'
import { GateCard } from './GateCard.tsx'
import { useGateRows } from './offline/use-gate-rows.ts'

type Asked = Pick<InputOf<typeof gateRoutes.fetch>, 'status' | 'text' | 'checkListStatus'>
type Props = { readonly gate: GateOfUser; readonly asked: Asked; readonly empty: string; readonly onOpen: (id: string) => void }

/** Trucks of a gate, page by page. */
export const VisitList = ({ gate, asked, empty, onOpen }: Props) => {
  const query = useGateRows(gate, asked)
  return (
    <QueryState
      what="veículos"
      icon="truck"
      pending={query.pending}
      failed={query.failed && query.items.length === 0}
      error={query.error}
      onRetry={query.refresh}
      empty={query.items.length ? undefined : empty}
      rows={{ count: 5, height: 72 }}
    >
      <ul className="gate-list" aria-label={gateLabels.title}>
        {query.items.map((row) => (
          <GateCard key={row.hashId} row={row} gate={gate} onOpen={() => onOpen(row.hashId)} />
        ))}
      </ul>
      {query.more.has && (
        <Button size="gate" pending={query.more.loading} onClick={query.more.load}>
          Mostrar mais
        </Button>
      )}
    </QueryState>
  )
}
