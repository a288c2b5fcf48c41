import { loadDetailsRoutes } from '@embarca/contracts/load-details/routes.ts'
import type { Reads } from '../../base/queries.ts'

/** Starts what the page of a load reads first; without a load, nothing. */
export const readDetails = (reads: Reads, id: string | undefined) => {
  if (id === undefined) return
  reads.one(loadDetailsRoutes.details, { id })
  reads.pages(loadDetailsRoutes.history, { id })
}
