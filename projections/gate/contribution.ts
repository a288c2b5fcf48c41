import { type AlertEvent, isAlert } from '@embarca/contracts/gate/alerts.ts'
import { stepsInside } from '@embarca/contracts/gate/codes.ts'
import type { GateEvent } from '@embarca/contracts/gate/events.ts'
import type { SlotEvent } from '@embarca/contracts/gate/slot-booking.ts'
import { localDay } from '@embarca/contracts/kit/local-time.ts'
import type { LoadStatus } from '@embarca/contracts/load/codes.ts'
import { withFields } from '../kit/with-fields.ts'
import type { LoadContribution, LoadDocument } from '../loads/index.ts'
import { checklistStatusOf } from './checklist.ts'
import { countedText } from './counted.ts'
import { slotSteps, type WithSlots } from './slots/of-load.ts'
import { eachVisitStep, expectedVisit, type GateVisit } from './visit.ts'

/** The visits of a load, and where a gate finds it. */
export type AtGates = WithSlots & {
  /** By the gate's place. */
  readonly gates: Readonly<Record<string, GateVisit>>
  /** `{place}/{step}` of each stop; of an ended visit with its local day, so that a gate lists those of today. */
  readonly gateSteps: readonly string[]
  /** `{place}/{status}` of the checklists of visits under way. */
  readonly gateChecklists: readonly string[]
  /** Calls waiting for entry first, then loads with a passed deadline, then by slot, or collect date. */
  readonly gateOrder: string
  /** `CountedAtGate` as one text. */
  readonly gateCounted: string
}
type Load = LoadDocument & AtGates

export const stepKey = (placeId: string, step: string) => `${placeId}/${step}`
export const endedKey = (placeId: string, day: string) => `${placeId}/FINISHED/${day}`

/** Statuses in which a truck is expected at its stops. */
const expected: readonly LoadStatus[] = ['ASSIGNED_TO_TRANSPORTER', 'WAITING_DRIVER_ACCEPT', 'LINKED_TO_DRIVER_VEHICLE', 'IN_COLLECT']
const inCollect: readonly LoadStatus[] = ['IN_COLLECT', 'COLLECT_DONE', 'IN_TRANSIT']

/** The truck is inside, and its load was canceled or sent back (Y6). */
export const isReleased = ({ statusCode }: Pick<LoadDocument, 'statusCode'>, { step }: GateVisit): boolean =>
  stepsInside.includes(step) && !inCollect.includes(statusCode)

const keyOf = (load: Load, placeId: string): readonly string[] => {
  const { step, zone, moments, wasReleased } = load.gates?.[placeId] ?? expectedVisit
  const isExpected = expected.includes(load.statusCode) && load.kind !== 'LOT'
  if (step === 'CREATED') return isExpected ? [stepKey(placeId, step)] : []
  if (step !== 'FINISHED') return [stepKey(placeId, step)]
  const ended = endedKey(placeId, localDay(moments.FINISHED?.at ?? '1970-01-01T00:00:00.000Z', zone || undefined))
  // A truck that left is expected again once its load is: it left without it, or the load was canceled or sent back later.
  return isExpected && (wasReleased || load.statusCode !== 'IN_COLLECT') ? [ended, stepKey(placeId, 'CREATED')] : [ended]
}
const derived = (load: Load): Partial<AtGates> => {
  const visited = Object.keys(load.gates ?? {})
  const places = [...new Set([...load.stops.origins.map(({ placeId }) => placeId), ...visited])].filter(Boolean)
  const gateSteps = places.flatMap((placeId) => keyOf(load, placeId))
  if (gateSteps.length === 0) return { gateSteps: [], gateChecklists: [], gateOrder: '', gateCounted: '' }
  const gateChecklists = visited.flatMap((placeId) => {
    const status = checklistStatusOf(load.gates[placeId]!)
    return status ? [stepKey(placeId, status)] : []
  })
  const isCalled = visited.some((placeId) => load.gates[placeId]?.step === 'REQUEST_INBOUND')
  const [slot] = Object.values(load.gateSlots ?? {})
    .map(({ begin }) => begin)
    .sort()
  const rank = isCalled ? 0 : load.gateAlerts?.length ? 1 : 2
  return { gateSteps, gateChecklists, gateOrder: `${rank}${slot ?? load.collectDate ?? ''}`, gateCounted: countedText(load) }
}

/** `gateAlerts` is a field of the card. */
const withAlerts = (load: Load, alerts: NonNullable<Load['gateAlerts']>): Load =>
  withFields(load, { gateAlerts: alerts.length ? alerts : undefined }) as Load

/** What gates know of a load: part of its document, so that a list finds, filters and orders as others do. */
export const gateContribution: LoadContribution<AtGates, GateEvent | SlotEvent | AlertEvent> = {
  version: 5,
  empty: {
    gateSlots: undefined,
    gates: undefined,
    gateSteps: undefined,
    gateChecklists: undefined,
    gateOrder: undefined,
    gateCounted: undefined,
  },
  fields: { gateSteps: 'many', gateChecklists: 'many', gateOrder: 'text', gateCounted: 'text' },
  id: ({ stream, type, data }) => (stream.startsWith('gate-') || stream.startsWith('slot-') || isAlert(type) ? data.loadId : undefined),
  on: {
    ...eachVisitStep<Load>(
      (load, conciergeId, by) =>
        load && (withFields(load, { gates: { ...load.gates, [conciergeId]: by(load.gates?.[conciergeId] ?? expectedVisit) } }) as Load),
    ),
    ...slotSteps<Load>(),
    AlertRaised: (load, { data: { code, since, conciergeId } }) =>
      load && withAlerts(load, [...(load.gateAlerts ?? []).filter((one) => one.code !== code), { code, since, conciergeId }]),
    AlertCleared: (load, { data: { code } }) =>
      load &&
      withAlerts(
        load,
        (load.gateAlerts ?? []).filter((one) => one.code !== code),
      ),
  },
  derive: derived,
}
