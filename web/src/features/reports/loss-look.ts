import { misses } from '@embarca/contracts/otif/codes.ts'
import { otifLabels } from '@embarca/contracts/otif/labels.pt.ts'
import type { OtifRow } from '@embarca/contracts/otif/routes.ts'
import type { StatusLook } from '../../shared/load/status-look.ts'

/** The result of a delivery: red, unless it misses only the gross measure. */
export const lossLook = (loss: OtifRow['loss']): StatusLook => {
  if (loss === undefined) return { tone: 'done', icon: 'check-circle', text: otifLabels.hit }
  const text = otifLabels.loss[loss]
  return misses('ADJUSTED', loss) ? { tone: 'danger', icon: 'warning', text } : { tone: 'negotiation', icon: 'clock', text }
}
