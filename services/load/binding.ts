import type { LoadState } from './state.ts'

/** Which of a load's bindings to contracts an event is about; the first is not written. */
export const numbered = (binding = 1) => (binding > 1 ? { binding } : {})
export const nextBinding = ({ bindings = 0 }: LoadState) => numbered(bindings + 1)
