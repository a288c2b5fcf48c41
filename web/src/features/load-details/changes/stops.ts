import type { LoadTerms } from '@embarca/contracts/load/terms.ts'

export const originOf = (terms: LoadTerms | undefined, id: string | undefined) => terms?.origins.find(({ originId }) => originId === id)
export const destinationOf = (terms: LoadTerms | undefined, id: string | undefined) =>
  terms?.destinations.find(({ destinationId }) => destinationId === id)
