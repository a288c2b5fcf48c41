import type { Views } from '../kit/read-store.ts'

/** Whether a transporter works for a shipper. */
export const worksFor = async (views: Pick<Views, 'get'>, transporterId: string, shipperId: string): Promise<boolean> =>
  (await views.get<{ shippers: readonly string[] }>('transporter', transporterId))?.shippers.includes(shipperId) ?? false
