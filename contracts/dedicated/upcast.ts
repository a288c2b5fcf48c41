import type { Upcasts } from '../kit/upcast.ts'

/** What the events said before. An older version is never edited: it is in logs for ever. */
export const dedicatedUpcasts = {
  DedicatedLoadHeld: {
    // It named the binding from the second on.
    1: ({ binding = 1, ...data }: { readonly binding?: number }) => ({ ...data, binding }),
  },
} as const satisfies Upcasts
