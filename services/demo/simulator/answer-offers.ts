import { transporterRoutes } from '@embarca/contracts/carrier/routes.ts'
import { transporterDealCommands } from '@embarca/contracts/negotiation/routes.ts'
import { carriers as fleet } from '../fleet.ts'
import { loginOf } from '../script/personas.ts'
import { type Answering, kindOf, type OfferKind, type Offers, type TransporterOffer } from './offers.ts'
import { isOfDemo, type SimulationContext } from './simulation-context.ts'

const excuses = ['Sem veículo disponível na região', 'Valor abaixo do praticado', 'Motoristas em viagem'] as const
const DECLINED_SHARE = 0.12
const VIEWED_SHARE = 0.4
const spoke: readonly TransporterOffer['mine'][] = ['PROPOSED', 'BID']
const silent: readonly TransporterOffer['mine'][] = ['NONE', 'SEEN']
const toAnswer: readonly string[] = ['WAIT_TRANSPORTER_ACCEPT', 'NEGOTIATION']

/** Companies answer their offers: they view them, decline them, or want them. */
export const answerOffers = (context: SimulationContext, offers: Offers, answering: Readonly<Record<OfferKind, Answering>>) => {
  const { tasks, random, pace, isByHand, roughly, whenever, isAway, company, serve } = context
  let settled = false

  const see = async (transporterId: string, id: string) => void (await company(transporterId).ask(transporterDealCommands.see, { id }))
  const decline = async (transporterId: string, id: string) =>
    void (await company(transporterId).ask(transporterDealCommands.decline, { id, reason: random.pick(excuses) }))

  const meet = (transporterId: string, offer: TransporterOffer) => {
    const { loadId, mine } = offer
    const isFresh = settled && !offers.has(loadId) && !isOfDemo(offer)
    const { met, companies } = offers.note(offer)
    if (isFresh) {
      serve(loadId)
      for (const { id } of fleet) if (id !== transporterId) tasks.later(roughly(pace.hand) * random.next(), () => look(id))
    }
    const { most, want } = answering[kindOf(offer)]
    if (companies.has(transporterId)) return want(transporterId, offer, roughly(pace.hand))
    if (met.has(transporterId)) return
    met.add(transporterId)
    if (mine === 'NONE' && !isFresh && random.chance(DECLINED_SHARE)) tasks.later(whenever(loadId), () => decline(transporterId, loadId))
    else if (spoke.includes(mine) || (silent.includes(mine) && companies.size < most)) {
      companies.add(transporterId)
      want(transporterId, offer, isFresh ? roughly(pace.hand) : whenever(loadId))
    }
    if (mine === 'NONE' && (isByHand(loadId) || random.chance(VIEWED_SHARE)))
      tasks.later(whenever(loadId) / 2, () => see(transporterId, loadId))
  }

  const look = async (transporterId: string) => {
    if (isAway(loginOf(transporterId))) return
    const { ok, body } = await company(transporterId).ask(transporterRoutes.offers, { size: 100 })
    if (!ok) return
    for (const offer of body.list)
      if (toAnswer.includes(offer.status)) meet(transporterId, offer)
      // A company that answered still waits for the shipper.
      else if (offers.has(offer.loadId)) offers.note(offer)
    offers.looked()
  }

  return {
    /** Offers that appear from now on were launched just now. */
    settle: () => {
      settled = true
    },
    look,
  }
}
