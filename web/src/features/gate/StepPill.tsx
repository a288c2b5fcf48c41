import { gateLabels } from '@embarca/contracts/gate/labels.pt.ts'
import type { GateRow } from '@embarca/contracts/gate/read-routes.ts'
import { type PillTone, StatusPill } from '../../ui/StatusPill.tsx'

const looks: Readonly<Record<GateRow['step'], { readonly tone: PillTone; readonly icon: string }>> = {
  CREATED: { tone: 'idle', icon: 'clock' },
  CHECK_IN: { tone: 'negotiation', icon: 'stopwatch' },
  REQUEST_INBOUND: { tone: 'confirm', icon: 'bell' },
  INBOUND: { tone: 'progress', icon: 'truck' },
  START_COLLECT: { tone: 'progress', icon: 'box' },
  FINISH_COLLECT: { tone: 'done', icon: 'check' },
  FINISHED: { tone: 'idle', icon: 'check-circle' },
}

/** The step of a visit, and what stands beside it: absence, deadlines that have passed (Y12), a load that is gone. */
export const StepPill = ({ row }: { readonly row: Pick<GateRow, 'step' | 'stepLabel' | 'isAbsent' | 'isReleased' | 'alerts'> }) => (
  <>
    <StatusPill {...looks[row.step]}>{row.stepLabel}</StatusPill>
    {row.isAbsent && (
      <StatusPill tone="danger" icon="user">
        {gateLabels.absentNow}
      </StatusPill>
    )}
    {row.alerts?.map(({ code, label }) => (
      <StatusPill key={code} tone="danger" icon="stopwatch">
        {label}
      </StatusPill>
    ))}
    {row.isReleased && (
      <StatusPill tone="danger" icon="warning">
        {gateLabels.release}
      </StatusPill>
    )}
  </>
)
