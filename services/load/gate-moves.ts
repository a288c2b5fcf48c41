import { refuse } from '@embarca/contracts/kit/refusal.ts'
import type { Outcome } from '../kit/decision.ts'
import { type Gates, gateDecides, isLastGate, isOtherVisitBegun, statusByVisit } from './gates.ts'
import type { LoadState } from './state.ts'
import type { LoadDecisionContext, LoadDecisions, LoadTypes } from './types.ts'

type Data = { readonly id: string; readonly gateId?: string }
/** The gate that asks; undefined: the driver's app. */
export const gateIn = (data: { readonly id: string }): string | undefined => (data as Data).gateId
type ByGate = { readonly gateId: string }
type Context = Pick<LoadDecisionContext<Gates>, 'newId' | 'lookups'>

const of = ({ loadId }: LoadState) => ({ loadId })
/** What marks the events of a gate. */
export const markOf = (gateId: string, { newId: moveId }: Pick<Context, 'newId'>) => ({ gate: { gateId, moveId } })

/** A step of the collect, recorded by the driver's app, or by the gate where there is one (Y6). */
export const collectStep =
  (
    command: 'StartCollect' | 'FinishCollect' | 'StartTransit',
    eventOf: (load: LoadState, next: LoadTypes['status'], mark: Partial<ReturnType<typeof markOf>>) => LoadTypes['event'],
  ) =>
  (data: { readonly id: string }, load: LoadState, context: LoadDecisionContext<Gates>): Outcome<LoadTypes> => {
    const gateId = gateIn(data)
    if (gateId === undefined) return gateDecides(command, context.lookups) ? refuse('GATE_DECIDES') : eventOf(load, context.next, {})
    const isDue = command === 'StartCollect' || isLastGate(gateId, context.lookups)
    return isDue ? eventOf(load, context.next, markOf(gateId, context)) : []
  }

const finished = (load: LoadState, mark: ReturnType<typeof markOf>) =>
  ({ type: 'CollectFinished', data: { ...of(load), status: 'COLLECT_DONE', ...mark } }) as const
const left = (load: LoadState, mark: ReturnType<typeof markOf>) => [
  ...(load.status === 'IN_COLLECT' ? [finished(load, mark)] : []),
  { type: 'TransitStarted', data: { ...of(load), status: 'IN_TRANSIT', ...mark } } as const,
]
const undone = (
  type: 'CollectStartUndone' | 'CollectFinishUndone' | 'TransitUndone',
  load: LoadState,
  status: LoadDecisionContext['next'],
  mark: ReturnType<typeof markOf>,
) => ({ type, data: { ...of(load), status, ...mark } }) as const

/** Steps back, and the exit: only a gate asks for them. */
export const gateMoves: LoadDecisions<
  'LeaveGate' | 'UndoCollectStart' | 'UndoCollectFinish' | 'UndoTransit' | 'FollowGate',
  { LeaveGate: Gates; UndoCollectStart: Gates; UndoTransit: Gates; FollowGate: Gates }
> = {
  LeaveGate: ({ gateId }: ByGate, load, context) => (isLastGate(gateId, context.lookups) ? left(load, markOf(gateId, context)) : []),
  // What the app started at another stop, or another visit needs, stays.
  UndoCollectStart: ({ gateId }: ByGate, load, context) =>
    load.collectGate === undefined || isOtherVisitBegun(gateId, context.lookups)
      ? []
      : undone('CollectStartUndone', load, context.next, markOf(gateId, context)),
  UndoCollectFinish: ({ gateId }: ByGate, load, context) =>
    load.gateMove?.gateId === gateId ? undone('CollectFinishUndone', load, context.next, markOf(gateId, context)) : [],
  UndoTransit: ({ gateId }: ByGate, load, context) =>
    load.gateMove?.gateId === gateId ? undone('TransitUndone', load, context.next, markOf(gateId, context)) : refuse('LOAD_NOT_NOW'),

  FollowGate: ({ gateId }: ByGate, load, context) => {
    const { status } = load
    const due = statusByVisit(gateId, context.lookups)
    const mark = markOf(gateId, context)
    if (status === due) return []
    if (status === 'LINKED_TO_DRIVER_VEHICLE' && due === 'IN_COLLECT')
      return { type: 'CollectStarted', data: { ...of(load), status: due, ...mark } }
    if (due === 'IN_TRANSIT' && (status === 'IN_COLLECT' || status === 'COLLECT_DONE')) return left(load, mark)
    if (status === 'IN_COLLECT') return due === 'COLLECT_DONE' ? finished(load, mark) : undone('CollectStartUndone', load, due, mark)
    if (status === 'COLLECT_DONE' && due === 'IN_COLLECT') return undone('CollectFinishUndone', load, due, mark)
    return status === 'IN_TRANSIT' && due !== 'LINKED_TO_DRIVER_VEHICLE' ? undone('TransitUndone', load, due, mark) : []
  },
}
