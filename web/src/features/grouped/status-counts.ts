import { type LoadStatus, loadStatuses } from '@embarca/contracts/load/codes.ts'

/** How many stand where, in the order of the road. */
export const statusCountsOf = (loads: readonly { readonly statusCode: LoadStatus }[]) =>
  loadStatuses.flatMap((statusCode) => {
    const count = loads.filter((load) => load.statusCode === statusCode).length
    return count > 0 ? [{ statusCode, count }] : []
  })
