import { transporterLoadCommands } from '@embarca/contracts/carrier/routes.ts'
import { loginOf } from '../script/personas.ts'
import { MOST } from './most.ts'
import type { Answering, Offers } from './offers.ts'
import type { SimulationContext } from './simulation-context.ts'
import type { Trips } from './trips.ts'

/** The first company to accept a fixed price carries the load, at once or when the shipper chooses. */
export const closedPrice = (
  { tasks, random, pace, roughly, isByHand, isAway, company }: SimulationContext,
  offers: Offers,
  trips: Trips,
) => {
  const answered = new Set<string>()

  const accept = async (transporterId: string, loadId: string) => {
    if (isAway(loginOf(transporterId))) return
    const { ok, body } = await company(transporterId).ask(transporterLoadCommands.accept, { id: loadId })
    const rivals = offers.drop(transporterId, loadId)
    if (!ok) return
    await trips.follow(transporterId, loadId, { after: body.position })
    if (trips.has(loadId)) offers.forget(loadId)
    else if (rivals.length && random.chance(0.6)) {
      const rival = random.pick(rivals)
      tasks.later(roughly(pace.hand), () => accept(rival, loadId))
    }
  }

  const answering: Answering = {
    most: Number.POSITIVE_INFINITY,
    // The demo's own loads are accepted at a pace of their own.
    want: (transporterId, { loadId }, wait) => {
      if (!isByHand(loadId) || answered.has(loadId) || trips.has(loadId)) return
      answered.add(loadId)
      tasks.later(wait, () => {
        answered.delete(loadId)
        return trips.has(loadId) ? Promise.resolve() : accept(transporterId, loadId)
      })
    },
  }
  return {
    answering,
    /** Accepts one of the demo's own, when it is time. Answers whether it did. */
    take: async (): Promise<boolean> => {
      const open = offers.wantedOffersOf('NORMAL').filter(({ offer }) => offer.status === 'WAIT_TRANSPORTER_ACCEPT')
      if (!open.length || !trips.hasCapacity() || !(open.length > MOST.open || random.chance(0.12))) return false
      const { offer, companies } = random.pick(open)
      await accept(random.pick([...companies]), offer.loadId)
      return true
    },
  }
}
