import { lossRules } from '@embarca/contracts/otif/codes.ts'
import { otifLabels } from '@embarca/contracts/otif/labels.pt.ts'
import type { OtifRow } from '@embarca/contracts/otif/routes.ts'
import type { Look } from '../../lib/load/status-look.ts'

/** How a delivery came out: red when every measure misses it. */
export const lossLook = (loss: OtifRow['loss']): Look => {
  if (loss === undefined) return { tone: 'done', icon: 'check-circle', text: otifLabels.hit }
  const { misses } = lossRules[loss]
  const text = otifLabels.loss[loss]
  return misses.length === 3 ? { tone: 'danger', icon: 'warning', text } : { tone: 'negotiation', icon: 'clock', text }
}
