import { type LoadStatus, sections } from '@embarca/contracts/load/codes.ts'
import type { Views } from '@embarca/projections/kit/read-store.ts'
import { LOADS } from '@embarca/projections/shared/found-loads.ts'

const NAMED = 5
/** From the hiring to the delivery. */
const underWay = [...sections.inProgress, 'DELIVERED'] as const satisfies readonly LoadStatus[]

/** Codes of loads that a carrier has of a shipper's, in any operation group, and that have not ended; the latest first. */
export const codesOfLoadsUnderWay = async (views: Views, shipperId: string, transporterId: string): Promise<readonly string[]> => {
  const { items } = await views.page<{ externalId: string }>(LOADS, {
    where: { shipperId, transporterId, statusCode: underWay },
    sort: ['createdDate', 'desc'],
    size: NAMED,
  })
  return items.map(({ externalId }) => externalId)
}
