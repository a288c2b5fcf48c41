import { type ChecklistStatus, checklistStatuses } from '@embarca/contracts/checklist/codes.ts'
import { gateLabels } from '@embarca/contracts/gate/labels.pt.ts'
import { useNavigate, useSearch } from '@tanstack/react-router'
import { omitUndefined } from '../../base/search-params.ts'
import { QueryState } from '../../ui/QueryState.tsx'
import { SegmentedControl } from '../../ui/SegmentedControl.tsx'
import { SelectField } from '../../ui/SelectField.tsx'
import { GateDrawer } from './GateDrawer.tsx'
import type { ChecklistAddress } from './gate-address.ts'
import { useGate } from './use-gate.ts'
import { useLiveGate } from './use-live-gate.ts'
import { VisitList } from './VisitList.tsx'
import './gate.css'

const tabs: Readonly<Record<ChecklistStatus, { readonly label: string; readonly empty: string }>> = {
  PENDING: { label: 'Pendentes', empty: 'Nenhum checklist pendente.' },
  REFUSED: { label: 'Reprovados', empty: 'Nenhum checklist reprovado.' },
  APPROVED: { label: 'Aprovados', empty: 'Nenhum checklist aprovado de veículo no local.' },
}

/** Visits under way whose questions wait for an answer, were refused or approved (checkListStatus). */
export const ChecklistScreen = () => {
  const navigate = useNavigate()
  const address = useSearch({ strict: false }) as unknown as ChecklistAddress
  const { id, checklist = 'PENDING' } = address
  const go = (next: object) => void navigate({ to: '.', search: omitUndefined({ ...address, ...next }) as never })
  const { read, gates, gate, remember } = useGate(address.gate)
  useLiveGate(gate?.id)
  return (
    <main className="gate">
      <div className="tools">
        <h1>{gateLabels.checklist}</h1>
        {gates.length > 1 ? (
          <SelectField
            label="Local"
            options={gates.map(({ id: value, name: label }) => ({ value, label }))}
            value={gate?.id}
            onChange={(chosen) => {
              if (chosen) remember(chosen)
              go({ gate: chosen, id: undefined })
            }}
          />
        ) : (
          <span className="gate-name">{gate?.name}</span>
        )}
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
            <SegmentedControl
              label="Situação"
              options={checklistStatuses.map((value) => ({ value, label: tabs[value].label }))}
              value={checklist}
              onChange={(chosen) => go({ checklist: chosen })}
            />
            <VisitList
              key={gate.id}
              gate={gate}
              asked={{ checkListStatus: checklist }}
              empty={tabs[checklist].empty}
              onOpen={(opened) => go({ id: opened })}
            />
            {id !== undefined && <GateDrawer id={id} gate={gate} onClose={() => go({ id: undefined })} />}
          </>
        )}
      </QueryState>
    </main>
  )
}
