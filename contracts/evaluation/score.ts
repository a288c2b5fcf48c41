/** The mean that sorts entities: `prior` evaluations of the shipper's mean are added, so that a single one decides little (CA17). */
export const weighedMean = (
  { rating, ratings }: { readonly rating: number; readonly ratings: number },
  shippersMean: number,
  prior: number,
): number => (prior * shippersMean + rating * ratings) / (prior + ratings)
