import type { CarrierTrackingCommand } from '@embarca/contracts/carrier/routes.ts'
import { refuse } from '@embarca/contracts/kit/refusal.ts'
import { type LoadRefusal, type LoadStanding, sections } from '@embarca/contracts/load/codes.ts'
import type { TrackingEvent } from '@embarca/contracts/tracking/events.ts'
import type { Decider } from '../kit/decider.ts'

export type TrackingVocabulary = {
  /** When the last position was taken. */
  state: string
  command: CarrierTrackingCommand
  event: TrackingEvent
  status: string
  refusal: LoadRefusal
  facts: { readonly loadStatus: LoadStanding; readonly driverId: string }
}

/** Clocks of phones may run a little ahead. */
const AHEAD = 5 * 60_000

export const trackingDecider: Decider<TrackingVocabulary> = {
  initial: '',
  decide: {
    /** A position that comes late or twice says nothing new. */
    ReportPosition: ({ id, at: reported, latitude, longitude, remaining }, last, { now, facts }) => {
      if (!(sections.inProgress as readonly string[]).includes(facts.loadStatus)) return refuse('LOAD_NOT_NOW')
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
  },
  evolve: { PositionReported: (_, { at }) => at },
}
