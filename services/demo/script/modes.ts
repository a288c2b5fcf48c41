import { type Freight, nobody } from '../freight.ts'
import type { Random } from '../random.ts'

/** How a load of the demo finds its carrier. */
export type Mode = 'NORMAL' | 'QUOTATION' | 'AUCTION' | 'TO_COMBINE' | 'FOB'

/** The launch form for a mode: a price only where one is offered. */
export const formIn = (mode: Mode, { form, carrier }: Freight, random: Random): Freight['form'] => {
  const { freightPrice = 0, acceptType: _, ...rest } = form
  switch (mode) {
    case 'NORMAL':
      return form
    case 'FOB':
      return { ...rest, freightPrice, freightType: 'FOB', transporterId: carrier, target: nobody }
    case 'AUCTION': {
      const initialBid = Math.round((freightPrice * random.wholeNumber(106, 118)) / 100 / 1000) * 1000
      const auction = { initialBid, reductionPercentage: random.pick([0.5, 1, 2]), ...(random.chance(0.3) && { extension: 2 }) }
      return { ...rest, type: mode, auction }
    }
    default:
      return { ...rest, type: mode }
  }
}
