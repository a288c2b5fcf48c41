import type { CarrierTrackingCommand } from '@embarca/contracts/carrier/routes.ts'
import { refuse } from '@embarca/contracts/kit/refusal.ts'
import { deliveryOf, type LoadStanding, sections } from '@embarca/contracts/load/codes.ts'
import { loadOfCall } from '@embarca/contracts/load/delivery-call.ts'
import type { TrackingRefusal } from '@embarca/contracts/tracking/codes.ts'
import type { TrackingEvent } from '@embarca/contracts/tracking/events.ts'
import type { TrackingCommand } from '@embarca/contracts/tracking/routes.ts'
import type { Decider } from '../kit/decider.ts'

export type TrackingVocabulary = {
  state: {
    /** When the last position was taken. */
    readonly last: string
    /** Whether the transporter asked to go on without being tracked, and the shipper agreed. */
    readonly without?: 'ASKED' | 'ACCEPTED'
  }
  command: CarrierTrackingCommand | TrackingCommand
  event: TrackingEvent
  status: string
  refusal: TrackingRefusal
  facts: { readonly loadStatus: LoadStanding; readonly driverId: string; readonly transporterId: string }
}

/** Clocks of phones may run a little ahead. */
const AHEAD = 5 * 60_000
const isUnderway = (status: LoadStanding) => (sections.inProgress as readonly string[]).includes(status)

export const trackingDecider: Decider<TrackingVocabulary> = {
  initial: { last: '' },
  decide: {
    /** A position that comes late or twice says nothing new. */
    ReportPosition: ({ id, at: reported, latitude, longitude, remaining }, { last }, { now, facts }) => {
      if (!isUnderway(facts.loadStatus)) return refuse('LOAD_NOT_NOW')
      const moment = Date.parse(reported)
      if (Number.isNaN(moment) || moment > Date.parse(now) + AHEAD) return refuse('MOMENT_INVALID')
      const at = new Date(moment).toISOString()
      if (at <= last) return []
      const point = `${latitude},${longitude}`
      return {
        type: 'PositionReported',
        data: { loadId: id, driverId: facts.driverId, at, point, ...(remaining !== undefined && { remaining }) },
      }
    },
    AskWithoutTracking: ({ id: loadId, reason }, { without }, { facts: { loadStatus, transporterId } }) => {
      if (!isUnderway(loadStatus)) return refuse('LOAD_NOT_NOW')
      if (without) return refuse(without === 'ASKED' ? 'REQUEST_PENDING' : 'REQUEST_ACCEPTED')
      return { type: 'WithoutTrackingAsked', data: { loadId, deliveryId: deliveryOf(loadId), transporterId, reason } }
    },
    AcceptWithoutTracking: (call, { without }) => {
      if (without !== 'ASKED') return without ? [] : refuse('REQUEST_UNKNOWN')
      const loadId = loadOfCall(call)
      return { type: 'WithoutTrackingAccepted', data: { loadId, deliveryId: deliveryOf(loadId) } }
    },
  },
  evolve: {
    PositionReported: (tracking, { at }) => ({ ...tracking, last: at }),
    WithoutTrackingAsked: (tracking) => ({ ...tracking, without: 'ASKED' }),
    WithoutTrackingAccepted: (tracking) => ({ ...tracking, without: 'ACCEPTED' }),
  },
}
