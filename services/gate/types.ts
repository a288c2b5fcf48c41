import type { AxesCommand } from '@embarca/contracts/gate/axes.ts'
import type { GateRefusal, GateStep } from '@embarca/contracts/gate/codes.ts'
import type { GateEvent } from '@embarca/contracts/gate/events.ts'
import type { GateCommand } from '@embarca/contracts/gate/routes.ts'
import type { DecisionContext, DecisionsOf, NoLookups } from '../kit/decision.ts'
import type { VisitState } from './state.ts'

export type GateTypes = {
  state: VisitState
  command: GateCommand | AxesCommand
  event: GateEvent
  status: GateStep
  refusal: GateRefusal
}
export type GateDecisions<K extends GateTypes['command']['type'], Lookups = NoLookups> = DecisionsOf<GateTypes, K, Lookups>
export type GateContext<Lookups = NoLookups> = DecisionContext<GateTypes, Lookups>
