import type { CarrierFilterStatus } from '@embarca/contracts/partnership/codes.ts'
import type { ListedCarrier } from '@embarca/contracts/partnership/views.ts'
import { given, type ReaderContext } from '../kit/readers.ts'
import { transporterPerformance } from '../shared/transporter-performance.ts'
import type { PartnershipDocument } from './document.ts'

type Counting = Pick<ReaderContext, 'views' | 'now'>
type Hired = Pick<ListedCarrier, 'rating' | 'ratings' | 'shippingAmount'>

/** The asker's own loads with a carrier, all time, and how it rated them. */
const hiredOf = async (context: Counting, transporterId: string): Promise<Hired> => {
  const [{ rating, ratings = 0 }, hired] = await Promise.all([
    transporterPerformance(context, transporterId),
    context.views.count('performance', { where: { transporterId }, by: 'punctual' }),
  ])
  const shippingAmount = Object.values(hired).reduce((sum, count) => sum + count, 0)
  return { ...given({ rating }), ratings, shippingAmount }
}

/** What lists mark besides the relation's own status. */
export const marksOf = ({ status }: PartnershipDocument): CarrierFilterStatus[] => (status === 'NONE' ? [] : [status])

/** Before the relation is active a shipper sees the company, and what it noted itself; nothing of its fleet (CA2). */
export const carrierShown = async (context: Counting, doc: PartnershipDocument): Promise<ListedCarrier> => {
  const { transporterId: id, name, document, city, state, status, isLogisticOperator, revision } = doc
  const isActive = status === 'ACTIVE'
  return {
    ...{ id, name, document, city, state, status, isLogisticOperator, revision },
    ...given({
      fantasyName: isActive ? doc.fantasyName : undefined,
      fleetType: isActive ? doc.fleetType : undefined,
      externalCode: doc.externalCode,
    }),
    marks: marksOf(doc),
    operationsGroupIds: [...doc.operationGroupIds],
    tags: [...doc.tags],
    operationUFs: isActive ? [...doc.operationUFs] : [],
    vehicleTypes: isActive ? [...doc.vehicleTypes] : [],
    trailerTypes: isActive ? [...doc.trailerTypes] : [],
    ...(await hiredOf(context, id)),
  }
}
