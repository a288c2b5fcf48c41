import type { CarrierTrackingCommand } from '@embarca/contracts/carrier/routes.ts'
import { refuse } from '@embarca/contracts/kit/refusal.ts'
import { deliveryOf, type LoadLifecycleStatus, sections } from '@embarca/contracts/load/codes.ts'
import { loadOfCall } from '@embarca/contracts/load/delivery-call.ts'
import type { TrackingRefusal } from '@embarca/contracts/tracking/codes.ts'
import type { TrackingEvent } from '@embarca/contracts/tracking/events.ts'
import type { TrackingCommand } from '@embarca/contracts/tracking/routes.ts'
import { commandTable, type LookupContext } from '../kit/command-row.ts'
import type { DecisionsOf, Evolve } from '../kit/decision.ts'
import { loadOf, ownershipOf } from '../load/index.ts'

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

const decisions: DecisionsOf<TrackingTypes, TrackingTypes['command']['type'], { ReportPosition: Tracked; AskWithoutTracking: Tracked }> = {
  /** A position that comes late or twice is a no-op. */
  ReportPosition: ({ id, at: reported, latitude, longitude, remaining }, { last }, { now, lookups }) => {
    if (!isUnderway(lookups.loadStatus)) return refuse('LOAD_NOT_NOW')
    const reportedAt = Date.parse(reported)
    if (Number.isNaN(reportedAt) || reportedAt > Date.parse(now) + CLOCK_TOLERANCE) return refuse('MOMENT_INVALID')
    const at = new Date(reportedAt).toISOString()
    if (at <= last) return []
    const point = `${latitude},${longitude}`
    return {
      type: 'PositionReported',
      data: { loadId: id, driverId: lookups.driverId, at, point, ...(remaining !== undefined && { remaining }) },
    }
  },
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

type Call = Parameters<typeof loadOfCall>[0]
const trackedLookup = async (_: unknown, call: Call, context: LookupContext): Promise<Tracked> => {
  const { status, driver, transporter } = await loadOf(context, loadOfCall(call))
  return { loadStatus: status, driverId: driver?.driverId ?? '', transporterId: transporter?.transporterId ?? '' }
}

export const trackingCommands = commandTable<TrackingTypes>()({
  ReportPosition: { lookups: trackedLookup, decide: decisions.ReportPosition },
  AskWithoutTracking: {
    // A carrier that was only offered the load does not carry it.
    owner: async (_, call, context) => {
      const load = await loadOf(context, loadOfCall(call))
      const ownership = await ownershipOf(load, context)
      return ownership && { ...ownership, transporterIds: load.transporter ? [load.transporter.transporterId] : [] }
    },
    lookups: trackedLookup,
    decide: decisions.AskWithoutTracking,
  },
  AcceptWithoutTracking: { decide: decisions.AcceptWithoutTracking },
})
