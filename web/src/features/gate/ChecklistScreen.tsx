import { type ChecklistStatus, checklistStatuses } from '@embarca/contracts/checklist/codes.ts'
import { gateLabels } from '@embarca/contracts/gate/labels.pt.ts'
import { SegmentedControl } from '../../ui/SegmentedControl.tsx'
import { GateFrame, useGateAddress } from './GateFrame.tsx'
import type { ChecklistAddress } from './gate-address.ts'
import { VisitList } from './VisitList.tsx'

const tabs: Readonly<Record<ChecklistStatus, { readonly label: string; readonly empty: string }>> = {
  PENDING: { label: 'Pendentes', empty: 'Nenhum checklist pendente.' },
  REFUSED: { label: 'Reprovados', empty: 'Nenhum checklist reprovado.' },
  APPROVED: { label: 'Aprovados', empty: 'Nenhum checklist aprovado de veículo no local.' },
}

/** Visits under way whose questions wait for an answer, were refused or approved (checkListStatus). */
export const ChecklistScreen = () => {
  const { address, go } = useGateAddress<ChecklistAddress>()
  const { checklist = 'PENDING' } = address
  return (
    <GateFrame title={gateLabels.checklist}>
      {(gate) => (
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
        </>
      )}
    </GateFrame>
  )
}
