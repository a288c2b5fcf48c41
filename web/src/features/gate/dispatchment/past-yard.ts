import type { PastVisit } from '@embarca/contracts/gate/past.ts'

export type PastStep = PastVisit['steps'][number]['step']
/** Where a truck stood at an instant; undefined: it was not inside. */
export const stepAt = ({ steps }: PastVisit, at: string): PastStep | undefined => {
  const reached = steps.filter((one) => one.at <= at).at(-1)?.step
  return reached === 'FINISHED' ? undefined : reached
}

export type PastYard = { readonly queue: readonly PastVisit[]; readonly inside: readonly PastVisit[]; readonly docks: readonly PastVisit[] }
/** The yard at a past instant: who waited, who was inside, who was being loaded. */
export const yardAt = (visits: readonly PastVisit[], at: string): PastYard => {
  const standing = visits.map((visit) => ({ visit, step: stepAt(visit, at) }))
  const those = (...steps: readonly PastStep[]) => standing.flatMap(({ visit, step }) => (step && steps.includes(step) ? [visit] : []))
  return { queue: those('CHECK_IN', 'REQUEST_INBOUND'), inside: those('INBOUND', 'FINISH_COLLECT'), docks: those('START_COLLECT') }
}

/** Minutes between two instants at which the yard changed: what the arrow keys step to. */
export const changesOf = (visits: readonly PastVisit[], from: string, to: string): readonly string[] =>
  [...new Set(visits.flatMap(({ steps }) => steps.map(({ at }) => at)))].filter((at) => at >= from && at < to).sort()
