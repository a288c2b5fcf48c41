import type { CarrierTrackingCommand } from '@embarca/contracts/carrier/routes.ts'
import { refuse } from '@embarca/contracts/kit/refusal.ts'
import { deliveryOf, type LoadLifecycleStatus, sections } from '@embarca/contracts/load/codes.ts'
import { loadOfCall } from '@embarca/contracts/load/delivery-call.ts'
import type { TrackingRefusal } from '@embarca/contracts/tracking/codes.ts'
import type { TrackingEvent } from '@embarca/contracts/tracking/events.ts'
import type { TrackingCommand } from '@embarca/contracts/tracking/routes.ts'
import { commandTable, type LookupContext } from '../kit/command-row.ts'
import type { DecisionsOf, Evolve } from '../kit/decision.ts'
import { loadOf, ownershipOf, runnerOf } from '../load/index.ts'

export type TrackingTypes = {
  state: {
    /** When the last position was taken. */
    readonly last: string
    /** Whether the transporter asked to continue without tracking, and whether the shipper agreed. */
    readonly without?: 'ASKED' | 'ACCEPTED'
  }
  command: CarrierTrackingCommand | TrackingCommand
  event: TrackingEvent
  status: string
  refusal: TrackingRefusal
}
/** The tracked load, its driver and its transporter; empty while there is none. */
type Tracked = { readonly loadStatus: LoadLifecycleStatus; readonly driverId: string; readonly transporterId: string }

/** Phone clocks may be a little fast. */
const CLOCK_TOLERANCE = 5 * 60_000
const isUnderway = (status: LoadLifecycleStatus) => (sections.inProgress as readonly string[]).includes(status)

type Position = { readonly at: string; readonly latitude: number; readonly longitude: number; readonly remaining?: number }
type Call = { readonly id: string }
type Where = { readonly now: string; readonly lookups: Tracked }

const momentOf = (reported: string, now: string): string | undefined => {
  const at = Date.parse(reported)
  return Number.isNaN(at) || at > Date.parse(now) + CLOCK_TOLERANCE ? undefined : new Date(at).toISOString()
}
/** Positions later than the last known one, in their order; one that comes late or twice is left out. */
const reported = ({ id }: Call, positions: readonly Position[], last: string, { now, lookups }: Where) => {
  if (!isUnderway(lookups.loadStatus)) return refuse('LOAD_NOT_NOW')
  const dated = positions.map((position) => ({ ...position, at: momentOf(position.at, now) ?? '' }))
  if (dated.some(({ at }) => at === '')) return refuse('MOMENT_INVALID')
  const events: TrackingEvent[] = []
  let latest = last
  for (const { at, latitude, longitude, remaining } of dated.sort((a, b) => (a.at < b.at ? -1 : 1))) {
    if (at <= latest) continue
    latest = at
    const data = { loadId: id, driverId: lookups.driverId, at, point: `${latitude},${longitude}` }
    events.push({ type: 'PositionReported', data: { ...data, ...(remaining !== undefined && { remaining }) } })
  }
  return events
}

const decisions: DecisionsOf<
  TrackingTypes,
  TrackingTypes['command']['type'],
  { ReportPosition: Tracked; ReportPositions: Tracked; AskWithoutTracking: Tracked }
> = {
  ReportPosition: (call, { last }, where) => reported(call, [call], last, where),
  ReportPositions: (call, { last }, where) => reported(call, call.positions, last, where),
  AskWithoutTracking: ({ id: loadId, reason }, { without }, { lookups: { loadStatus, transporterId } }) => {
    if (!isUnderway(loadStatus)) return refuse('LOAD_NOT_NOW')
    if (without) return refuse(without === 'ASKED' ? 'REQUEST_PENDING' : 'REQUEST_ACCEPTED')
    return { type: 'WithoutTrackingAsked', data: { loadId, deliveryId: deliveryOf(loadId), transporterId, reason } }
  },
  AcceptWithoutTracking: (call, { without }) => {
    if (without !== 'ASKED') return without ? [] : refuse('REQUEST_UNKNOWN')
    const loadId = loadOfCall(call)
    return { type: 'WithoutTrackingAccepted', data: { loadId, deliveryId: deliveryOf(loadId) } }
  },
}

const evolve: Evolve<TrackingTypes> = {
  PositionReported: (tracking, { at }) => ({ ...tracking, last: at }),
  WithoutTrackingAsked: (tracking) => ({ ...tracking, without: 'ASKED' }),
  WithoutTrackingAccepted: (tracking) => ({ ...tracking, without: 'ACCEPTED' }),
}
export const trackingFold = { initial: { last: '' }, evolve }

const trackedLookup = async (_: unknown, call: Parameters<typeof loadOfCall>[0], context: LookupContext): Promise<Tracked> => {
  const load = await loadOf(context, loadOfCall(call))
  return { loadStatus: load.status, driverId: load.driver?.driverId ?? '', transporterId: runnerOf(load)?.transporterId ?? '' }
}

export const trackingCommands = commandTable<TrackingTypes>()({
  ReportPosition: { lookups: trackedLookup, decide: decisions.ReportPosition },
  ReportPositions: { lookups: trackedLookup, decide: decisions.ReportPositions },
  AskWithoutTracking: {
    // A carrier that was only offered the load does not carry it.
    owner: async (_, call, context) => {
      const load = await loadOf(context, loadOfCall(call))
      const ownership = await ownershipOf(load, context)
      return ownership && { ...ownership, transporterIds: [runnerOf(load)?.transporterId ?? ''] }
    },
    lookups: trackedLookup,
    decide: decisions.AskWithoutTracking,
  },
  AcceptWithoutTracking: { decide: decisions.AcceptWithoutTracking },
})
