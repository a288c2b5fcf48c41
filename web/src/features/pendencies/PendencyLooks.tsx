import type { PendencyStatus } from '@embarca/contracts/pendency/codes.ts'
import { dueColour } from '@embarca/contracts/pendency/due.ts'
import { dueText, pendencyLabels } from '@embarca/contracts/pendency/labels.pt.ts'
import type { Pendency } from '@embarca/contracts/pendency/routes.ts'
import { useNow } from '../../base/use-now.ts'
import { type PillTone, StatusPill } from '../../ui/StatusPill.tsx'

const looks: Readonly<Record<PendencyStatus, { readonly tone: PillTone; readonly icon: string }>> = {
  OPEN: { tone: 'negotiation', icon: 'flag' },
  RESOLVED: { tone: 'done', icon: 'check-circle' },
  DISPOSED: { tone: 'idle', icon: 'times' },
  CANCELED: { tone: 'idle', icon: 'ban' },
}
export const PendencyPill = ({ status }: { readonly status: PendencyStatus }) => (
  <StatusPill tone={looks[status].tone} icon={looks[status].icon}>
    {pendencyLabels.status[status]}
  </StatusPill>
)

/** R202–R204. */
export const Due = ({ dueDate, amountDaysToResolve }: Pick<Pendency, 'dueDate' | 'amountDaysToResolve'>) => (
  <span className={`due ${dueColour(amountDaysToResolve)}`}>{dueText(dueDate, new Date(useNow()).toISOString())}</span>
)
