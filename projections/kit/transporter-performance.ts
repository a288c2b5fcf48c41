import type { Views } from './read-store.ts'

export type TransporterPerformance = { readonly rating?: number; readonly ratings?: number; readonly onTimeShare?: number }

/** How a transporter has performed for the user's shipper; values without a source are absent. */
export const transporterPerformance = async (views: Views, transporterId: string): Promise<TransporterPerformance> => {
  const by = (field: string) => views.count('performance', { where: { transporterId }, by: field })
  const [{ '': _, ...byStars }, { ON_TIME: inTime = 0, LATE: late = 0 }] = await Promise.all([by('stars'), by('punctual')])
  const ratings = Object.values(byStars).reduce((all, count) => all + count, 0)
  const stars = Object.entries(byStars).reduce((all, [star, count]) => all + Number(star) * count, 0)
  return {
    ...(ratings > 0 && { rating: stars / ratings, ratings }),
    ...(inTime + late > 0 && { onTimeShare: inTime / (inTime + late) }),
  }
}
