import type { VisitShape } from '@embarca/contracts/gate/actions.ts'
import type { LookupContext } from '../kit/command-row.ts'
import { comesAgain, type VisitNames, visitedLookup } from './lookups.ts'
import type { VisitState } from './state.ts'

/** A visit as the rules of its steps read it. */
export const visitShapeOf = async (named: VisitNames, visit: VisitState, context: LookupContext): Promise<VisitShape> => {
  const { load, gate } = await visitedLookup(visit, named, context)
  const { step, sequence = gate.settings.steps, isAbsent, checklist } = visit
  return {
    ...{ step, sequence, isAbsent, checklist },
    hasDriver: load.driver !== undefined,
    isReleased: step === 'FINISHED' ? comesAgain(visit, load) : step !== 'CREATED' && !load.isInCollect,
    enableExpedition: gate.settings.enableExpedition,
  }
}
