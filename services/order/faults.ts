import { refuse } from '@embarca/contracts/kit/refusal.ts'
import type { OrderRefusal } from '@embarca/contracts/order/codes.ts'
import { orderLabels } from '@embarca/contracts/order/labels.pt.ts'
import type { OrderFault } from './types.ts'

/** A fault of a field of the form or of a column of a file. */
export type FieldFault = { readonly code: OrderRefusal; readonly field: string }

/** A refusal that names every field at fault; its code is the first one's. */
export const refusedAt = (faults: readonly FieldFault[]): OrderFault | undefined =>
  faults[0] && refuse(faults[0].code, { fields: faults.map(({ code, field }) => ({ field, message: orderLabels.refusal[code] })) })
