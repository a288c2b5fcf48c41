import type { Recorded } from '@embarca/contracts/kit/event.ts'
import type { LoadEvent } from '@embarca/contracts/load/events.ts'
import type { Reactions } from '../kit/reaction.ts'

type OfLoad = Recorded<LoadEvent> & { readonly data: { readonly loadId: string } }
const review = ({ data: { loadId }, recordedAt }: OfLoad) => [
  { module: 'tripLink', command: { type: 'ReviewTripLink', data: { id: loadId, at: recordedAt } } },
]

/** The driver left the trip, or it is over: its link ends (CA38). */
export const tripLinkReactions: Reactions<LoadEvent> = {
  on: {
    DriverRefused: review,
    // A contract's new crew takes its load on.
    DriverBound: review,
    DedicatedVehicleRemoved: review,
    DriverReplaced: review,
    TransporterReplaced: review,
    LoadTakenBack: review,
    StatusReset: review,
    LoadCanceled: review,
    LoadReopened: review,
    LoadDelivered: review,
    LoadFinished: review,
  },
}
