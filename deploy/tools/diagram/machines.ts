import { loadLabels } from '@embarca/contracts/load/labels.pt.ts'
import { loadLifecycle } from '@embarca/contracts/load/lifecycle.ts'
import { lotLabels } from '@embarca/contracts/lot/labels.pt.ts'
import { lotLifecycle } from '@embarca/contracts/lot/lifecycle.ts'
import { negotiationLifecycle } from '@embarca/contracts/negotiation/lifecycle.ts'
import { receiptLabels } from '@embarca/contracts/receipt/labels.pt.ts'
import { receiptLifecycle } from '@embarca/contracts/receipt/lifecycle.ts'
import { registryLifecycle } from '@embarca/contracts/reference/lifecycle.ts'
import type { Machine } from './moves.ts'

/** Every machine, by the name of its diagram in `contracts/diagrams`, with the words of its statuses. */
export const machines: Readonly<Record<string, { readonly machine: Machine; readonly says: Readonly<Record<string, string>> }>> = {
  load: { machine: loadLifecycle, says: loadLabels.status },
  negotiation: { machine: negotiationLifecycle, says: {} },
  lot: { machine: lotLifecycle, says: lotLabels.status },
  receipt: { machine: receiptLifecycle, says: receiptLabels.status },
  registry: { machine: registryLifecycle, says: {} },
}
