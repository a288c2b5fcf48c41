import type { Recorded } from '@embarca/contracts/kit/event.ts'
import { loadOfDelivery } from '@embarca/contracts/load/codes.ts'
import type { LoadEvent } from '@embarca/contracts/load/events.ts'
import type { LoadReaction } from '@embarca/contracts/load/reactions.ts'
import type { LoadTerms } from '@embarca/contracts/load/terms.ts'
import type { ReceiptEvent } from '@embarca/contracts/receipt/events.ts'
import type { Call, Reactions } from '../kit/reaction.ts'
import { reservedUntil } from '../kit/reservation.ts'

const load = (type: LoadReaction['type'], data: LoadReaction['data'], at?: string): Call => ({
  module: 'load',
  command: { type, data },
  at,
})

type Offer = { readonly data: { readonly loadId: string; readonly status: string; readonly deadline?: string } }
/** An auction ends its load's offer itself; the load's own deadline fires a little later and usually finds nothing to do. */
const BEHIND = 1_000
const endsInTime = ({ data: { loadId, status, deadline } }: Offer) => {
  if (!deadline) return []
  const at = status === 'NEGOTIATION' ? new Date(Date.parse(deadline) + BEHIND).toISOString() : deadline
  return [load('CompleteOffer', { id: loadId, deadline }, at)]
}

/** Launches the others of a batch, each by two commands: the second gives a generated code where another load holds the first one's. */
const followers = (of: string, { replicate }: LoadTerms): readonly Call[] =>
  Array.from({ length: replicate?.amount ?? 0 }, (_, i) => ({ id: `${of}.${i + 1}`, of, number: i + 1 })).flatMap((one) => [
    load('LaunchReplica', { ...one, anyCode: false }),
    load('LaunchReplica', { ...one, anyCode: true }),
  ])

type ByGate = Recorded<{ type: string; data: { loadId: string; gate?: { gateId: string; moveId: string } } }>
/** The process may have died before the visit followed its load. */
const follows = (event: ByGate) => {
  const { loadId, gate } = event.data
  return gate ? [load('FollowGate', { id: loadId, ...gate }, reservedUntil(event))] : []
}

/** A block that the hiring did not see yet is seen now (CA11). */
const review = ({ data: { loadId } }: { readonly data: { readonly loadId: string } }) => [load('ReviewHiring', { id: loadId })]

/** Offers open and end by the clock; the last drop delivers the load. */
export const loadReactions: Reactions<LoadEvent | ReceiptEvent> = {
  on: {
    LoadLaunched: ({ data: { loadId, status, terms } }) => [
      // Refused, it stands at CREATED until another vehicle is bound.
      ...(terms.dedicatedVehicleId === undefined || status !== 'CREATED'
        ? []
        : [
            {
              module: 'load',
              command: { type: 'BindDedicated', data: { id: terms.dedicatedVehicleId, hash: loadId, confirmed: true } },
              at: terms.launchDate,
            } as const,
          ]),
      ...(status === 'CREATED' ? [load('OpenOffer', { id: loadId }, terms.launchDate)] : []),
      ...followers(loadId, terms),
    ],
    LoadUngrouped: ({ data: { loadId, status, launchDate } }) =>
      status === 'CREATED' ? [load('OpenOffer', { id: loadId }, launchDate)] : [],
    LoadOffered: endsInTime,
    OfferReopened: endsInTime,
    HiringRefused: endsInTime,
    AcceptanceUndone: endsInTime,
    TransporterAssigned: review,
    TransporterReplaced: review,
    LoadForwarded: review,
    LoadTakenBack: review,
    DriverBound: review,
    DriverReplaced: review,
    VehiclesReplaced: review,
    EligibilityWaived: review,
    LoadReopened: endsInTime,
    CollectStarted: follows,
    CollectFinished: follows,
    TransitStarted: follows,
    CollectStartUndone: follows,
    CollectFinishUndone: follows,
    TransitUndone: follows,
    DeliveryEnded: ({ data: { deliveryId, last } }) => (last ? [load('MarkDelivered', { id: loadOfDelivery(deliveryId) })] : []),
  },
}
