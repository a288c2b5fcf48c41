import type { VisitNames } from './lookups.ts'
import type { VisitState } from './state.ts'
import type { GateContext } from './types.ts'

/** The moment of a step: as the tablet reports it, never before the step that came before. */
export const momentOf = ({ moments }: VisitState, { now, occurredAt = now }: Pick<GateContext, 'now' | 'occurredAt'>): string =>
  [...Object.values(moments), occurredAt].sort().at(-1)!

export const about = ({ shippingId: loadId, conciergeId }: VisitNames) => ({ loadId, conciergeId })
/** What every move of a visit carries. */
export const move = (named: VisitNames, visit: VisitState, context: GateContext) => ({
  ...about(named),
  step: context.next,
  at: momentOf(visit, context),
})
