import type { GateOfUser } from '@embarca/contracts/gate/read-routes.ts'
import { useState } from 'react'
import { QueryState } from '../../../ui/QueryState.tsx'
import { SegmentedControl } from '../../../ui/SegmentedControl.tsx'
import { GateFigures } from '../GateFigures.tsx'
import { GateFrame, useGateAddress } from '../GateFrame.tsx'
import { useGateRows } from '../offline/use-gate-rows.ts'
import { subjectOf } from '../subject.ts'
import { useVisitCommand } from '../use-visit-command.ts'
import { DockLane } from './DockLane.tsx'
import type { DispatchmentAddress } from './dispatchment-address.ts'
import { dropOf, lanesOf, outsideLanes } from './lanes.ts'
import { TruckCard } from './TruckCard.tsx'
import { YardDay } from './YardDay.tsx'
import { YardHeat } from './YardHeat.tsx'
import './dispatchment.css'

const views = [
  { value: 'now', label: 'Agora' },
  { value: 'day', label: 'Linha do tempo' },
  { value: 'heat', label: 'Mapa de calor' },
] as const
const inYard = 'CHECK_IN,REQUEST_INBOUND,INBOUND,START_COLLECT,FINISH_COLLECT'
const MOST = 50

const Yard = ({ gate, onOpen }: { readonly gate: GateOfUser; readonly onOpen: (id: string) => void }) => {
  const query = useGateRows(gate, { status: inYard, size: MOST })
  const [dragged, setDragged] = useState<string>()
  const truck = query.items.find(({ hashId }) => hashId === dragged)
  const drop = truck && dropOf(truck)
  const { run, pending } = useVisitCommand(truck ? subjectOf(truck, gate) : { gateId: gate.id, loadId: '', about: '' }, () =>
    setDragged(undefined),
  )
  const lanes = lanesOf(gate, query.items)
  const others = outsideLanes(query.items)
  return (
    <QueryState
      what="veículos"
      icon="truck"
      pending={query.pending}
      failed={query.failed && query.items.length === 0}
      error={query.error}
      onRetry={query.refresh}
      empty={lanes.length === 0 && others.length === 0 ? 'Nenhum veículo no pátio, e nenhuma doca cadastrada.' : undefined}
      rows={{ count: 5, height: 72 }}
    >
      <div className="yard">
        <section className="yard-queue" aria-label="Veículos sem doca">
          <h2>
            Sem doca <span className="num">{others.length}</span>
          </h2>
          <ul>
            {others.map((row) => (
              <TruckCard key={row.hashId} row={row} gate={gate} onOpen={() => onOpen(row.hashId)} onDrag={setDragged} />
            ))}
          </ul>
          {others.length === 0 && <p className="none">Ninguém aguarda uma doca.</p>}
        </section>
        <section className="yard-docks" aria-label="Docas">
          <h2>
            Docas <span className="num">{`${lanes.filter((one) => one.truck).length} / ${lanes.length}`}</span>
          </h2>
          <ul>
            {lanes.map((lane) => (
              <DockLane
                key={lane.code}
                lane={lane}
                gate={gate}
                canTake={drop !== undefined && !lane.truck}
                pending={pending}
                onTake={() => drop && void run(drop, { dock: lane.code })}
                onOpen={onOpen}
              />
            ))}
          </ul>
        </section>
      </div>
    </QueryState>
  )
}

/** The docks: who stands at which, since when, and who is next (specification 3 §2.4). */
export const DispatchmentScreen = () => {
  const { address, go } = useGateAddress<DispatchmentAddress>()
  const { view = 'now', day, weekday, hour } = address
  return (
    <GateFrame title="Expedição" className="gate dispatchment">
      {(gate) => (
        <>
          <SegmentedControl label="Visão" options={views} value={view} onChange={(chosen) => go({ view: chosen })} />
          {view === 'now' && (
            <>
              <GateFigures gateId={gate.id} />
              <Yard key={gate.id} gate={gate} onOpen={(id) => go({ id })} />
            </>
          )}
          {view === 'day' && (
            <YardDay key={gate.id} gate={gate} day={day} onDay={(next) => go({ day: next })} onOpen={(id) => go({ id })} />
          )}
          {view === 'heat' && (
            <YardHeat key={gate.id} gate={gate} cell={{ weekday, hour }} onCell={(next) => go(next)} onOpen={(id) => go({ id })} />
          )}
        </>
      )}
    </GateFrame>
  )
}
