import { deliveryOf } from '@embarca/contracts/load/codes.ts'
import type { LoadDetails } from '@embarca/contracts/load-details/routes.ts'
import { withdrawalLoad } from '@embarca/contracts/lot/codes.ts'
import type { Views } from '../kit/read-store.ts'
import type { Details } from './document.ts'

type Delivery = LoadDetails['deliveries'][number]
type Withdrawal = { readonly withdrawalId: string; readonly amount: number; readonly transporterName: string }
const MOST = 100

/** The deliveries of a lot: the drops of each withdrawal, latest withdrawal first. */
export const deliveriesOfLot = async (id: string, views: Views): Promise<Delivery[]> => {
  const lot = await views.get<{ withdrawals: readonly Withdrawal[] }>('lot', id)
  const latest = [...(lot?.withdrawals ?? [])].reverse().slice(0, MOST)
  const of = async ({ withdrawalId, amount, transporterName }: Withdrawal): Promise<Delivery[]> => {
    const shippingId = withdrawalLoad(id, withdrawalId)
    const part = await views.get<Details>('load-details', shippingId)
    const about = { id: deliveryOf(shippingId), shippingId, amount, transporterName }
    return part ? part.drops.map((drop) => ({ ...drop, ...about, statusCode: part.status })) : []
  }
  return (await Promise.all(latest.map(of))).flat()
}
