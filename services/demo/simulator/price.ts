import { usualPrice } from '../freight.ts'
import type { Random } from '../random.ts'
import type { Offer } from './offers.ts'
import { byRoad } from './trip.ts'

/** Whole tens of reais. */
export const inTens = (cents: number) => Math.max(1_000, Math.round(cents / 1_000) * 1_000)

const usualOf = ({ origins, destinations, freightDistance, vehicleType }: Offer) => {
  const [from, to] = [origins[0], destinations.at(-1)]
  return usualPrice(freightDistance ?? (from && to ? byRoad(from, to) : 300), vehicleType)
}

/** What a company wants for the way, or for a part of a lot of so many kilograms. */
export const priceFor = (offer: Offer, random: Random, part?: number): number => {
  const { price, takes } = usualOf(offer)
  const whole = (price * random.whole(94, 118)) / 100
  return inTens(part === undefined ? whole : (whole * Math.min(part, takes)) / takes)
}
