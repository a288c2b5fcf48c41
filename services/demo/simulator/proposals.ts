import type { OutputOf } from '@embarca/contracts/kit/route.ts'
import { transporterDealCommands, transporterDealRoutes } from '@embarca/contracts/negotiation/routes.ts'
import { conditions } from '../conditions.ts'
import { dealTalk } from './deal-talk.ts'
import type { Answering, Offers, TransporterOffer } from './offers.ts'
import { inTens, priceFor } from './price.ts'
import type { SimulationContext } from './simulation-context.ts'
import type { Trips } from './trips.ts'

type Deal = OutputOf<typeof transporterDealRoutes.deal>
/** Further fields of a proposal. */
export type PriceOffer = { readonly price: number; readonly quota?: number }

const refusals = ['Abaixo do custo da rota', 'Não fecha com pedágio e retorno'] as const
/** The prices of a company for one load. */
const MOST_PRICES = 3
/** When the shipper's price is nearer than this to its own, a company agrees. */
const NEAR = 0.95

/** Companies propose prices and negotiate until the shipper accepts one of them. */
export const proposals = (context: SimulationContext, offers: Offers, trips: Trips) => {
  const { random, attention, company, watch } = context
  const talk = dealTalk(context)

  const propose = async (transporterId: string, id: string, offer: PriceOffer) => {
    const text = random.chance(0.5) ? { text: random.pick(conditions) } : {}
    return (await company(transporterId).ask(transporterDealCommands.propose, { id, ...offer, ...text })).ok
  }

  /** Answers whether there was something to propose or answer. */
  const speak = async (
    transporterId: string,
    offer: TransporterOffer,
    deal: Deal,
    firstPrice: () => PriceOffer | undefined,
  ): Promise<boolean> => {
    const { loadId: id } = offer
    const { transporterProposal: theirs, shipperProposal: ours } = deal
    const named = deal.items.filter(({ kind, agent }) => kind === 'PROPOSAL' && agent === 'TRANSPORTER')
    if (!theirs) {
      if (named.length >= MOST_PRICES) return false
      const last = named.at(-1)
      const counter = last?.value ? { price: inTens(last.value * 0.96), ...(last.quota && { quota: last.quota }) } : firstPrice()
      return counter !== undefined && (await propose(transporterId, id, counter))
    }
    if (!ours || ours.at < theirs.at) return false
    const terms = { id, negotiationId: ours.negotiationId }
    if (ours.price >= theirs.price * NEAR || random.chance(0.3)) await company(transporterId).ask(transporterDealCommands.agree, terms)
    else if (named.length < MOST_PRICES) {
      const quota = theirs.quota ?? ours.quota
      await propose(transporterId, id, { price: inTens((theirs.price + ours.price) / 2), ...(quota && { quota }) })
    } else await company(transporterId).ask(transporterDealCommands.refuseShipperProposal, { ...terms, reason: random.pick(refusals) })
    return true
  }

  /** After that time a company proposes its price. */
  const bargain = (transporterId: string, offer: TransporterOffer, wait: number, firstPrice: () => PriceOffer | undefined) => {
    const { loadId } = offer
    const later = attention(loadId)
    watch(`${transporterId}/${loadId}`, wait, async () => {
      const { ok, body: deal } = await company(transporterId).ask(transporterDealRoutes.deal, { id: loadId })
      if (!ok) return undefined
      if (deal.status === 'ACCEPTED') {
        await trips.follow(transporterId, loadId)
        return undefined
      }
      if (deal.status !== 'OPEN' || !offers.has(loadId)) return undefined
      const answered = await talk.answer(transporterId, loadId, deal)
      return later((await speak(transporterId, offer, deal, firstPrice)) || answered)
    })
  }

  const answering: Answering = {
    most: 4,
    want: (transporterId, offer, wait) => bargain(transporterId, offer, wait, () => ({ price: priceFor(offer, random) })),
  }
  return { answering, bargain }
}
export type Proposals = ReturnType<typeof proposals>
