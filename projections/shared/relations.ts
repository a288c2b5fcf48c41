import { type PartnershipStatus, partnershipId } from '@embarca/contracts/partnership/codes.ts'
import type { Views } from '../kit/read-store.ts'

const statusOf = async (views: Pick<Views, 'get'>, transporterId: string, shipperId: string): Promise<PartnershipStatus | undefined> =>
  (await views.get<{ readonly status: PartnershipStatus }>('partnership', partnershipId(shipperId, transporterId)))?.status

/** Whether a carrier works for a shipper. */
export const worksFor = async (views: Pick<Views, 'get'>, transporterId: string, shipperId: string): Promise<boolean> =>
  (await statusOf(views, transporterId, shipperId)) === 'ACTIVE'

/** Whether a carrier works for a shipper or did: its history, ratings and documents stay readable (CA4). */
export const hasWorkedFor = async (views: Pick<Views, 'get'>, transporterId: string, shipperId: string): Promise<boolean> => {
  const status = await statusOf(views, transporterId, shipperId)
  return status === 'ACTIVE' || status === 'ENDED'
}
