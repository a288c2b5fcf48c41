import type { ListedLoad } from '@embarca/contracts/partnership/views.ts'

type Lane = { readonly lane: string /** Cents, the latest first. */; readonly prices: readonly number[] }

/** The prices of loads by their lane; the lane with most loads first. */
export const lanesOf = (loads: readonly ListedLoad[]): readonly Lane[] => {
  const lanes = new Map<string, number[]>()
  for (const { origin, destination, freightPrice } of loads) {
    if (!origin || !destination || freightPrice === undefined) continue
    const lane = `${origin} → ${destination}`
    lanes.set(lane, [...(lanes.get(lane) ?? []), freightPrice])
  }
  return [...lanes].map(([lane, prices]) => ({ lane, prices })).sort((a, b) => b.prices.length - a.prices.length)
}
