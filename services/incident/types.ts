import type { IncidentLifecycleStatus, IncidentRefusal } from '@embarca/contracts/incident/codes.ts'
import type { IncidentEvent } from '@embarca/contracts/incident/events.ts'
import type { IncidentCommand } from '@embarca/contracts/incident/routes.ts'
import type { DecisionsOf } from '../kit/decision.ts'
import type { ClosingLookups, OpeningLookups } from './lookups.ts'
import type { IncidentState } from './state.ts'

export type IncidentTypes = {
  state: IncidentState
  command: IncidentCommand
  event: IncidentEvent
  status: IncidentLifecycleStatus
  refusal: IncidentRefusal
}
export type IncidentDecisions<K extends IncidentCommand['type']> = DecisionsOf<
  IncidentTypes,
  K,
  { OpenIncident: OpeningLookups; CloseIncident: ClosingLookups }
>
