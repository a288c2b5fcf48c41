import { type LoadStatus, loadStatuses } from '@embarca/contracts/load/codes.ts'

/** Number of loads by status, in the order of the lifecycle. */
export const statusCountsOf = (loads: readonly { readonly statusCode: LoadStatus }[]) =>
  loadStatuses.flatMap((statusCode) => {
    const count = loads.filter((load) => load.statusCode === statusCode).length
    return count > 0 ? [{ statusCode, count }] : []
  })
