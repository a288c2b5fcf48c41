import type { CarrierFilterStatus } from '@embarca/contracts/partnership/codes.ts'
import { carrierLabels } from '@embarca/contracts/partnership/labels.pt.ts'
import type { PillTone } from '../../ui/StatusPill.tsx'

type Look = { readonly tone: PillTone; readonly icon: string; readonly text: string }

/** How the status of a carrier looks: colour, icon and text. */
export const carrierLooks: Readonly<Record<CarrierFilterStatus, Look>> = {
  ACTIVE: { tone: 'done', icon: 'check-circle', text: carrierLabels.status.ACTIVE },
  INVITED: { tone: 'confirm', icon: 'envelope', text: carrierLabels.status.INVITED },
  ASKED: { tone: 'negotiation', icon: 'envelope', text: carrierLabels.status.ASKED },
  BLOCKED: { tone: 'danger', icon: 'ban', text: carrierLabels.status.BLOCKED },
  ENDED: { tone: 'idle', icon: 'minus', text: carrierLabels.status.ENDED },
  DOCUMENT_EXPIRED: { tone: 'danger', icon: 'warning', text: carrierLabels.status.DOCUMENT_EXPIRED },
}
