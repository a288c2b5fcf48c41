import type { GateRefusal } from '@embarca/contracts/gate/codes.ts'
import { gateLabels } from '@embarca/contracts/gate/labels.pt.ts'
import type { WaitingCommand, WaitingEvent } from '@embarca/contracts/gate/waiting.ts'
import { isCpf, lettersAndDigits } from '@embarca/contracts/kit/documents.ts'
import { atLocalTime, localDay } from '@embarca/contracts/kit/local-time.ts'
import { isRefusal, type Refusal, refuse } from '@embarca/contracts/kit/refusal.ts'
import type { DecisionContext, DecisionsOf } from '../../kit/decision.ts'
import { isIntegrationDue } from '../integration.ts'
import type { KnownDriver, WaitingLookup } from './lookups.ts'
import { type WaitingState, walkInIdOf } from './state.ts'

export type WaitingTypes = {
  state: WaitingState
  command: WaitingCommand
  event: WaitingEvent
  status: string
  refusal: GateRefusal
}
type Context = DecisionContext<WaitingTypes, WaitingLookup>
type Form = Extract<WaitingCommand, { type: 'JoinWaitingList' }>['data']

const DAY = 86_400_000
/** 06:00 of the next day where the gate is: who still waits then is of yesterday. */
const endOf = (at: string, zone: string): string => {
  const next = new Date(Date.parse(localDay(at, zone || undefined)) + DAY).toISOString().slice(0, 10)
  return atLocalTime(next, '06:00:00', zone || undefined) ?? at
}
const texts: Readonly<Record<string, string>> = gateLabels.refusal
const wrongAt = (field: string, code: GateRefusal): Refusal<GateRefusal> =>
  refuse(code, { fields: [{ field, message: texts[code] ?? code }] })

type Person = Pick<KnownDriver, 'name' | 'document' | 'phone'> & { readonly personId: string; readonly driverId?: string }
/** Who the form names: the driver whom the register or the load knows, else a person of this entry alone. */
const personIn = ({ cpf, driverId, name, phone }: Form, { driver, shipperId }: WaitingLookup): Person | Refusal<GateRefusal> => {
  if (driver) return { ...driver, personId: driver.driverId }
  if (driverId !== undefined) return wrongAt('driverId', 'GATE_DRIVER_UNKNOWN')
  const document = lettersAndDigits(cpf ?? '')
  if (!document) return wrongAt('cpf', 'GATE_CPF_MISSING')
  if (!isCpf(document)) return wrongAt('cpf', 'GATE_CPF_INVALID')
  if (!name?.trim()) return wrongAt('name', 'GATE_NAME_MISSING')
  return { personId: walkInIdOf(shipperId, document), name: name.trim(), document, ...(phone?.trim() && { phone: phone.trim() }) }
}
/** Why he does not wait for this load here. */
const loadFault = ({ load, loadDriver, driver }: WaitingLookup): GateRefusal | undefined => {
  if (!load) return undefined
  if (!load.isExpectedHere) return 'LOAD_NOT_AT_GATE'
  if (!loadDriver) return 'LOAD_WITHOUT_DRIVER'
  if (loadDriver.driverId !== driver?.driverId) return 'DRIVER_OF_ANOTHER_LOAD'
  return load.isBegun ? 'AT_GATE_ALREADY' : undefined
}
const joined = (
  waitingId: string,
  conciergeId: string,
  { personId, driverId, name, document, phone }: Person,
  { lookups: { shipperId, gate, load }, now, occurredAt: at = now }: Context,
  more: Pick<Extract<WaitingEvent, { type: 'WaitingListJoined' }>['data'], 'source' | 'plate' | 'reason' | 'withoutIntegration'>,
): WaitingEvent => {
  const plate = load?.vehicles[0]?.plate ?? more.plate
  return {
    type: 'WaitingListJoined',
    data: {
      ...{ conciergeId, waitingId, shipperId, at, until: endOf(at, gate.zone), personId, name, document },
      ...more,
      ...(phone && { phone }),
      ...(plate && { plate }),
      ...(driverId !== undefined && { driverId }),
      ...(load && { loadId: load.loadId, operationGroupId: load.operationGroupId }),
    },
  }
}

export const waitingDecisions: DecisionsOf<
  WaitingTypes,
  WaitingCommand['type'],
  { JoinWaitingList: WaitingLookup; ArriveAtGate: WaitingLookup }
> = {
  JoinWaitingList: (form, { standing, waitingId }, context) => {
    const { lookups, now } = context
    const { gate, isOpen, integratedOn } = lookups
    if (!isOpen) return refuse('GATE_NOT_ACTIVE')
    const person = personIn(form, lookups)
    if (isRefusal(person)) return person
    const fault = loadFault(lookups)
    // He was checked in while the tablet had no network.
    if (fault === 'AT_GATE_ALREADY' && context.isSentLater) return []
    if (fault) return refuse(fault)
    if (standing) return []
    const isUnintegrated = isIntegrationDue(gate, integratedOn, now)
    if (isUnintegrated && !form.allowCheckInWithoutIntegration) return refuse('DRIVER_NEEDS_INTEGRATION')
    const plate = form.plate?.replace(/[^A-Za-z0-9]/g, '').toUpperCase()
    const own = form.driverId ?? walkInIdOf(lookups.shipperId, person.document)
    return joined(waitingId ?? own, form.conciergeId, person, context, {
      source: 'GATE',
      ...(plate && { plate }),
      ...(form.reason && { reason: form.reason }),
      ...(isUnintegrated && { withoutIntegration: true }),
    })
  },
  /** The gate asks for an integration at the check-in: the driver only says that he is there. */
  ArriveAtGate: ({ conciergeId }, { standing }, context) => {
    const { isOpen, driver } = context.lookups
    if (!isOpen) return refuse('GATE_NOT_ACTIVE')
    const fault = driver ? loadFault(context.lookups) : 'DRIVER_OF_ANOTHER_LOAD'
    if (fault) return refuse(fault)
    return standing ? [] : joined(driver!.driverId, conciergeId, { ...driver!, personId: driver!.driverId }, context, { source: 'APP' })
  },
  RemoveWaiting: ({ conciergeId, id }, { standing }, { now: at }) =>
    standing ? { type: 'WaitingListLeft', data: { conciergeId, waitingId: id, at, because: 'REMOVED' } } : refuse('NOT_IN_WAITING_LIST'),
  EndWaiting: ({ conciergeId, id, because }, { standing }, { now: at }) => {
    if (!standing || (because === 'DAY_ENDED' && standing.until > at)) return []
    return { type: 'WaitingListLeft', data: { conciergeId, waitingId: id, at, because } }
  },
}
