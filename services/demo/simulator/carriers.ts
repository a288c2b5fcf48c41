import { answerOffers } from './answer-offers.ts'
import { auctions } from './auctions.ts'
import type { CarrierActions } from './carrier-actions.ts'
import { closedPrice } from './closed-price.ts'
import { driverTalk } from './driver-talk.ts'
import { lots } from './lots.ts'
import { offersOf } from './offers.ts'
import { proposals } from './proposals.ts'
import type { SimulationContext } from './simulation-context.ts'
import { tripsOf } from './trips.ts'

/** Simulates transporters and drivers, from the data that the API shows them. */
export const carriers = (context: SimulationContext, actions: CarrierActions) => {
  const offers = offersOf(context)
  const talk = driverTalk(context)
  const trips = tripsOf(context, { actions, talk, openAgain: offers.forget })
  const closed = closedPrice(context, offers, trips)
  const proposing = proposals(context, offers, trips)
  const answering = {
    NORMAL: closed.answering,
    PROPOSALS: proposing.answering,
    AUCTION: auctions(context, offers, trips),
    LOT: lots(context, offers, trips, proposing),
  }
  const { look, settle } = answerOffers(context, offers, answering)

  return {
    offers,
    trips,
    settle,
    pollOffers: look,
    pollLoads: trips.pollLoads,
    /** One step for the demo's own loads: a fixed price is accepted, or the step that is due first is done. */
    move: async () => {
      if (!(await closed.take())) await trips.move()
    },
    sign: trips.sign,
    pollChats: () => talk.pollNext(trips.underway().filter(({ driverId }) => driverId)),
  }
}
