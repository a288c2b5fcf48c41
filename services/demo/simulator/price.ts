import { usualPrice } from '../freight.ts'
import type { Random } from '../random.ts'
import type { TransporterOffer } from './offers.ts'
import { roadDistance } from './trip.ts'

/** Rounded to tens of reais. */
export const inTens = (cents: number) => Math.max(1_000, Math.round(cents / 1_000) * 1_000)

const usualOf = ({ origins, destinations, freightDistance, vehicleType }: TransporterOffer) => {
  const [from, to] = [origins[0], destinations.at(-1)]
  return usualPrice(freightDistance ?? (from && to ? roadDistance(from, to) : 300), vehicleType)
}

/** A company's price for a trip, or for a part of a lot of that many kilograms. */
export const priceFor = (offer: TransporterOffer, random: Random, part?: number): number => {
  const { price, takes } = usualOf(offer)
  const estimate = (price * random.wholeNumber(94, 118)) / 100
  return inTens(part === undefined ? estimate : (estimate * Math.min(part, takes)) / takes)
}
