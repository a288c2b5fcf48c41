import { loadOfDelivery } from '@embarca/contracts/load/codes.ts'
import type { Call, Reactions } from '../kit/reaction.ts'

const load = (type: string, data: { id: string; deadline?: string }, at?: string): Call => ({ module: 'load', command: { type, data }, at })

type Offer = { readonly data: { readonly loadId: string; readonly deadline?: string } }
const endsInTime = ({ data: { loadId, deadline } }: Offer) => (deadline ? [load('CompleteOffer', { id: loadId, deadline }, deadline)] : [])

/** Offers open and end by the clock; the last drop delivers the load. */
export const loadReactions: Reactions = {
  on: {
    LoadLaunched: ({ data: { loadId, status, terms } }) =>
      status === 'CREATED' ? [load('OpenOffer', { id: loadId }, terms.launchDate)] : [],
    LoadOffered: endsInTime,
    OfferReopened: endsInTime,
    HiringRefused: endsInTime,
    AcceptanceUndone: endsInTime,
    LoadReopened: endsInTime,
    DeliveryEnded: ({ data: { deliveryId, last } }) => (last ? [load('MarkDelivered', { id: loadOfDelivery(deliveryId) })] : []),
  },
}
