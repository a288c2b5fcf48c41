import { gateLabels } from '@embarca/contracts/gate/labels.pt.ts'
import { type GateOfUser, gateRoutes } from '@embarca/contracts/gate/read-routes.ts'
import { useNavigate, useSearch } from '@tanstack/react-router'
import { usePages } from '../../base/queries.ts'
import { omitUndefined } from '../../base/search-params.ts'
import { Button } from '../../ui/Button.tsx'
import { QueryState } from '../../ui/QueryState.tsx'
import { SegmentedControl } from '../../ui/SegmentedControl.tsx'
import { SelectField } from '../../ui/SelectField.tsx'
import { SearchBox } from '../../ui/TextField.tsx'
import { ExportVisits } from './ExportVisits.tsx'
import { GateCard } from './GateCard.tsx'
import { GateDrawer } from './GateDrawer.tsx'
import { GateFigures } from './GateFigures.tsx'
import { type GateAddress, type GateTab, stepsOfTab } from './gate-address.ts'
import { useGate } from './use-gate.ts'
import { SLOW, useLiveGate } from './use-live-gate.ts'
import { WaitingList } from './WaitingList.tsx'
import '../../ui/listing.css'
import './gate.css'

const tabs: readonly { readonly value: GateTab; readonly label: string; readonly empty: string }[] = [
  { value: 'queue', label: 'Fila', empty: 'Nenhum motorista aguardando.' },
  { value: 'waiting', label: 'Espera', empty: '' },
  { value: 'expected', label: 'Esperados', empty: 'Nenhuma carga esperada.' },
  { value: 'inside', label: 'No pátio', empty: 'Nenhum veículo no pátio.' },
  { value: 'left', label: 'Saíram', empty: 'Nenhuma saída hoje ou ontem.' },
]

type ListProps = {
  readonly gate: GateOfUser
  readonly tab: Exclude<GateTab, 'waiting'>
  readonly text: string | undefined
  readonly onOpen: (id: string) => void
}
const GateList = ({ gate, tab, text, onOpen }: ListProps) => {
  const query = usePages(gateRoutes.fetch, { id: gate.id, status: stepsOfTab[tab], ...(text && { text }) }, { keep: true, every: SLOW })
  const empty = text ? 'Nenhuma carga encontrada...' : tabs.find(({ value }) => value === tab)?.empty
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

/** The gate: who waits, who is expected, who is inside, with one tap for the next step of each. */
export const GateScreen = () => {
  const navigate = useNavigate()
  const address = useSearch({ strict: false }) as unknown as GateAddress
  const { id, tab = 'queue', text } = address
  const go = (next: object) => void navigate({ to: '.', search: omitUndefined({ ...address, ...next }) as never })
  const { read, gates, gate, remember } = useGate(address.gate)
  useLiveGate(gate?.id)
  return (
    <main className="gate">
      <div className="tools">
        <h1>{gateLabels.title}</h1>
        {gates.length > 1 && (
          <SelectField
            label="Local"
            options={gates.map(({ id: value, name: label }) => ({ value, label }))}
            value={gate?.id}
            onChange={(chosen) => {
              if (chosen) remember(chosen)
              go({ gate: chosen, id: undefined })
            }}
          />
        )}
        {gates.length === 1 && <span className="gate-name">{gate?.name}</span>}
        <SearchBox
          placeholder="Placa, motorista, carga ou NF-e"
          value={text ?? ''}
          onSubmit={(typed) => go({ text: typed || undefined })}
        />
        {gate && tab === 'left' && <ExportVisits gate={gate} />}
      </div>
      <QueryState
        what="locais"
        icon="map-marker"
        pending={read.isPending}
        failed={Boolean(read.error)}
        error={read.error}
        onRetry={read.refetch}
        empty={gate ? undefined : 'Nenhuma portaria ativa. Ative um local de coleta como portaria em Locais de embarque.'}
      >
        {gate && (
          <>
            <GateFigures gateId={gate.id} />
            <SegmentedControl
              label="Etapa"
              options={tabs.map(({ value, label }) => ({ value, label }))}
              value={tab}
              onChange={(chosen) => go({ tab: chosen })}
            />
            {tab === 'waiting' ? (
              <WaitingList key={gate.id} gate={gate} text={text} />
            ) : (
              <GateList key={gate.id} gate={gate} tab={tab} text={text} onOpen={(opened) => go({ id: opened })} />
            )}
            {id !== undefined && <GateDrawer id={id} gate={gate} onClose={() => go({ id: undefined })} />}
          </>
        )}
      </QueryState>
    </main>
  )
}
