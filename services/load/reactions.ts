import { loadOfDelivery } from '@embarca/contracts/load/codes.ts'
import type { LoadReaction } from '@embarca/contracts/load/reactions.ts'
import type { LoadTerms } from '@embarca/contracts/load/terms.ts'
import type { Call, Reactions } from '../kit/reaction.ts'

const load = (type: LoadReaction['type'], data: LoadReaction['data'], at?: string): Call => ({
  module: 'load',
  command: { type, data },
  at,
})

type Offer = { readonly data: { readonly loadId: string; readonly deadline?: string } }
const endsInTime = ({ data: { loadId, deadline } }: Offer) => (deadline ? [load('CompleteOffer', { id: loadId, deadline }, deadline)] : [])

/** The others of a batch, each asked for twice: whose code another load holds gets one of its own. */
const followers = (of: string, { replicate }: LoadTerms): readonly Call[] =>
  Array.from({ length: replicate?.amount ?? 0 }, (_, i) => ({ id: `${of}.${i + 1}`, of, number: i + 1 })).flatMap((one) => [
    load('LaunchReplica', { ...one, anyCode: false }),
    load('LaunchReplica', { ...one, anyCode: true }),
  ])

/** Offers open and end by the clock; the last drop delivers the load. */
export const loadReactions: Reactions = {
  on: {
    LoadLaunched: ({ data: { loadId, status, terms } }) => [
      ...(status === 'CREATED' ? [load('OpenOffer', { id: loadId }, terms.launchDate)] : []),
      ...followers(loadId, terms),
    ],
    LoadOffered: endsInTime,
    OfferReopened: endsInTime,
    HiringRefused: endsInTime,
    AcceptanceUndone: endsInTime,
    LoadReopened: endsInTime,
    DeliveryEnded: ({ data: { deliveryId, last } }) => (last ? [load('MarkDelivered', { id: loadOfDelivery(deliveryId) })] : []),
  },
}
