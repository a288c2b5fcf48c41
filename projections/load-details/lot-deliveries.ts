import type { LoadDetails } from '@embarca/contracts/load-details/routes.ts'
import type { LotWithdrawal } from '@embarca/contracts/lot/routes.ts'
import type { Asked } from '../kit/readers.ts'
import { lotReaders } from '../lot/readers.ts'
import type { Details, Drop } from './document.ts'

type Delivery = LoadDetails['deliveries'][number]
const MOST = 100

/** What is delivered of a lot: the drops of each withdrawal, latest withdrawal first. */
export const deliveriesOfLot = async (id: string, asked: Asked): Promise<Delivery[]> => {
  const answer = await lotReaders.withdrawals({ id, size: MOST }, asked)
  const withdrawals = answer && 'list' in answer ? answer.list : []
  const of = async (withdrawal: LotWithdrawal) => {
    const part = await asked.views.get<Details>('load-details', withdrawal.shippingId)
    return (part?.drops ?? []).map((drop) => withdrawn(withdrawal, drop))
  }
  return (await Promise.all(withdrawals.map(of))).flat()
}

const withdrawn = ({ shippingId, deliveryId, statusCode, amount, transporterName }: LotWithdrawal, drop: Drop): Delivery => ({
  id: deliveryId,
  ...drop,
  ...{ shippingId, statusCode, amount, transporterName },
})
