import type { IncidentStatus } from '@embarca/contracts/incident/codes.ts'
import { incidentLabels } from '@embarca/contracts/incident/labels.pt.ts'
import type { PillTone } from '../../ui/StatusPill.tsx'

const looks: Readonly<Record<IncidentStatus, { readonly tone: PillTone; readonly icon: string }>> = {
  CREATED: { tone: 'danger', icon: 'warning' },
  RESOLVED: { tone: 'done', icon: 'check-circle' },
  CANCELED: { tone: 'idle', icon: 'ban' },
}
/** Colour, icon and words of an incident's status. */
export const incidentLook = (status: IncidentStatus) => ({ ...looks[status], text: incidentLabels.status[status] })
