import type { Upcasts } from '@embarca/contracts/kit/upcast.ts'

export type { Upcasts } from '@embarca/contracts/kit/upcast.ts'

/** The data in the present version. */
export const upcast = (table: Upcasts, type: string, version: number, data: unknown): unknown => {
  const steps = table[type]
  let current = data
  for (let at = version; steps?.[at]; at++) current = steps[at]!(current)
  return current
}
