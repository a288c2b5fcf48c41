import { gateLabels } from '@embarca/contracts/gate/labels.pt.ts'
import { slotTexts } from '@embarca/contracts/gate/slots.pt.ts'
import { useState } from 'react'
import { SegmentedControl } from '../../ui/SegmentedControl.tsx'
import { SearchBox } from '../../ui/TextField.tsx'
import { ExportGate } from './ExportGate.tsx'
import { GateFigures } from './GateFigures.tsx'
import { GateFrame, useGateAddress } from './GateFrame.tsx'
import { type GateAddress, type GateTab, stepsOfTab } from './gate-address.ts'
import { ScanButton } from './ScanButton.tsx'
import { SlotDay } from './slots/SlotDay.tsx'
import { VisitList } from './VisitList.tsx'
import { WaitingList } from './WaitingList.tsx'
import '../../ui/listing.css'

const tabs: readonly { readonly value: GateTab; readonly label: string; readonly empty: string }[] = [
  { value: 'queue', label: 'Fila', empty: 'Nenhum motorista aguardando.' },
  { value: 'waiting', label: 'Espera', empty: '' },
  { value: 'expected', label: 'Esperados', empty: 'Nenhuma carga esperada.' },
  { value: 'inside', label: 'No pátio', empty: 'Nenhum veículo no pátio.' },
  { value: 'left', label: 'Saíram', empty: 'Nenhuma saída hoje ou ontem.' },
  { value: 'slots', label: slotTexts.title, empty: '' },
]
/** The gate: who waits, who is expected, who is inside, with one tap for the next step of each. */
export const GateScreen = () => {
  const { address, go } = useGateAddress<GateAddress>()
  const { tab = 'queue', text, day } = address
  /** The CPF that was read: its driver is to be added to the waiting list. */
  const [arrived, setArrived] = useState<string>()
  return (
    <GateFrame
      title={gateLabels.title}
      tools={(gate) => (
        <>
          <SearchBox
            placeholder="Placa, motorista, carga ou NF-e"
            value={text ?? ''}
            onSubmit={(typed) => go({ text: typed || undefined })}
          />
          <ScanButton
            onLoad={(id) => go({ id })}
            onText={(found) => go({ text: found, tab: tab === 'slots' ? 'queue' : tab })}
            onCpf={(cpf) => {
              setArrived(cpf)
              go({ tab: 'waiting' })
            }}
          />
          {gate && tab === 'left' && <ExportGate gate={gate} kind="visits" />}
          {gate && tab === 'waiting' && <ExportGate gate={gate} kind="waitingDrivers" />}
        </>
      )}
    >
      {(gate) => (
        <>
          <GateFigures gateId={gate.id} />
          <SegmentedControl
            label="Etapa"
            options={tabs.map(({ value, label }) => ({ value, label }))}
            value={tab}
            onChange={(chosen) => go({ tab: chosen })}
          />
          {tab === 'waiting' ? (
            <WaitingList
              key={`${gate.id}/${arrived ?? ''}`}
              gate={gate}
              text={text}
              arrived={arrived}
              onAdded={() => setArrived(undefined)}
            />
          ) : tab === 'slots' ? (
            <SlotDay key={gate.id} gate={gate} day={day} onDay={(next) => go({ day: next })} onOpen={(opened) => go({ id: opened })} />
          ) : (
            <VisitList
              key={gate.id}
              gate={gate}
              asked={{ status: stepsOfTab[tab], ...(text && { text }) }}
              empty={(!text && tabs.find(({ value }) => value === tab)?.empty) || 'Nenhuma carga encontrada...'}
              onOpen={(opened) => go({ id: opened })}
            />
          )}
        </>
      )}
    </GateFrame>
  )
}
