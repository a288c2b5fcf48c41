import type { OutsideEvent } from '@embarca/contracts/eligibility/outside-events.ts'
import type { Call, Reactions } from '../../kit/reaction.ts'
import type { CarrierNamed, CheckCommand, SetNamed } from './types.ts'

const check = (command: CheckCommand, at: string): readonly Call[] => [{ module: 'check', command, at }]
type Ended = { readonly questionId: string; readonly nextAt: string }
const renewCarrier = ({ data: { shipperId, transporterId, questionId, nextAt } }: { data: CarrierNamed & Ended }) =>
  check({ type: 'RenewCarrier', data: { shipperId, transporterId, questionId } }, nextAt)
const renewCrew = ({ data: { shipperId, driverId, setId, questionId, nextAt } }: { data: SetNamed & Ended }) =>
  check({ type: 'RenewCrew', data: { shipperId, driverId, setId, questionId } }, nextAt)

/** An answer that is old is asked for again, and one that did not come, after a pause that grows. */
export const checkReactions: Reactions<OutsideEvent> = {
  on: { CarrierChecked: renewCarrier, CarrierCheckFailed: renewCarrier, CrewChecked: renewCrew, CrewCheckFailed: renewCrew },
}
