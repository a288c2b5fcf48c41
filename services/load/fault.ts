import { type Refusal, refuse } from '@embarca/contracts/kit/refusal.ts'
import type { LoadRefusal } from '@embarca/contracts/load/codes.ts'
import { loadLabels } from '@embarca/contracts/load/labels.pt.ts'

/** A fault of a field of the form, so that the screen shows it there. */
export type Fault = { readonly code: LoadRefusal; readonly field: string; readonly message: string }
export const fault = (code: LoadRefusal, field: string): Fault => ({ code, field, message: loadLabels.refusal[code] })

/** A refusal that names every field at fault; its code is the first one's. */
export const faulty = (faults: readonly Fault[]): Refusal<LoadRefusal> =>
  refuse(faults[0]!.code, { fields: faults.map(({ field, message }) => ({ field, message })) })
