import type { OutputOf } from '@embarca/contracts/kit/route.ts'
import type { negotiationRoutes } from '@embarca/contracts/negotiation/routes.ts'
import type { Tone } from '../../lib/load/status-look.ts'

type Acceptance = OutputOf<typeof negotiationRoutes.accepts>['list'][number]
type Talk = OutputOf<typeof negotiationRoutes.negotiations>['list'][number]
export type OfferRow = {
  readonly id: string
  readonly name: string
  readonly state: 'hired' | 'accepted' | 'lost' | 'declined' | 'seen' | 'silent'
  readonly word: string
  readonly tone: Tone
  readonly icon: string
  readonly price?: number
  readonly at?: string
  readonly note?: string
}
const looks = {
  hired: { word: 'Contratada', tone: 'done', icon: 'check-circle' },
  accepted: { word: 'Aceitou', tone: 'negotiation', icon: 'check' },
  lost: { word: 'Não escolhida', tone: 'idle', icon: 'minus' },
  declined: { word: 'Recusou', tone: 'idle', icon: 'times' },
  seen: { word: 'Viu a oferta', tone: 'idle', icon: 'eye' },
  silent: { word: 'Não viu', tone: 'idle', icon: 'clock' },
} as const
const order = Object.keys(looks)

/** One row a transporter: the hired first, then who accepted, cheapest first, then the others by what they did.
 * `waits`: the hiring is still to be approved. */
export const offerRows = (
  accepts: readonly Acceptance[],
  talks: readonly Talk[],
  hired: string | undefined,
  waits: boolean,
): readonly OfferRow[] => {
  const accepted = new Map(accepts.map((one) => [one.transporterId, one]))
  const row = (talk: Talk): OfferRow => {
    const accept = accepted.get(talk.transporterId)
    const state =
      talk.transporterId === hired
        ? 'hired'
        : accept
          ? accept.status === 'LOST'
            ? 'lost'
            : 'accepted'
          : talk.declinedAt
            ? 'declined'
            : talk.seenAt
              ? 'seen'
              : 'silent'
    const at = accept?.at ?? talk.declinedAt ?? talk.seenAt
    return {
      id: talk.transporterId,
      name: accept?.transporterName ?? talk.transporterName,
      state,
      ...looks[state],
      ...(state === 'hired' && waits && { word: 'Aguarda aprovação', tone: 'confirm', icon: 'verified' }),
      ...(accept && { price: accept.price }),
      ...(at && { at }),
      ...(talk.reason && { note: talk.reason }),
    }
  }
  const known = new Set(talks.map(({ transporterId }) => transporterId))
  const unknown = accepts
    .filter(({ transporterId }) => !known.has(transporterId))
    .map(({ transporterId, transporterName }) => ({ transporterId, transporterName }))
  return [...talks, ...unknown].map(row).sort((a, b) => order.indexOf(a.state) - order.indexOf(b.state) || (a.price ?? 0) - (b.price ?? 0))
}
