import { gateLabels } from '@embarca/contracts/gate/labels.pt.ts'
import { useNavigate, useSearch } from '@tanstack/react-router'
import { omitUndefined } from '../../base/search-params.ts'
import { QueryState } from '../../ui/QueryState.tsx'
import { SegmentedControl } from '../../ui/SegmentedControl.tsx'
import { SelectField } from '../../ui/SelectField.tsx'
import { SearchBox } from '../../ui/TextField.tsx'
import { ExportVisits } from './ExportVisits.tsx'
import { GateDrawer } from './GateDrawer.tsx'
import { GateFigures } from './GateFigures.tsx'
import { type GateAddress, type GateTab, stepsOfTab } from './gate-address.ts'
import { useGate } from './use-gate.ts'
import { useLiveGate } from './use-live-gate.ts'
import { VisitList } from './VisitList.tsx'
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
        empty={gate ? undefined : gateLabels.noGate}
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
              <VisitList
                key={gate.id}
                gate={gate}
                asked={{ status: stepsOfTab[tab], ...(text && { text }) }}
                empty={(!text && tabs.find(({ value }) => value === tab)?.empty) || 'Nenhuma carga encontrada...'}
                onOpen={(opened) => go({ id: opened })}
              />
            )}
            {id !== undefined && <GateDrawer id={id} gate={gate} onClose={() => go({ id: undefined })} />}
          </>
        )}
      </QueryState>
    </main>
  )
}
