import type { CarrierFilterStatus } from '@embarca/contracts/partnership/codes.ts'
import type { ListedCarrier } from '@embarca/contracts/partnership/views.ts'
import type { Views } from '../kit/read-store.ts'
import { given } from '../kit/readers.ts'
import type { PartnershipDocument } from './document.ts'

type Hired = Pick<ListedCarrier, 'rating' | 'ratings' | 'shippingAmount'>

/** The asker's own loads with a carrier, and its ratings of them. */
const hiredOf = async (views: Views, transporterId: string): Promise<Hired> => {
  const byStars = Object.entries(await views.count('performance', { where: { transporterId }, by: 'stars' }))
  const rated = byStars.filter(([stars]) => stars !== '')
  const sum = (counts: readonly (readonly [string, number])[], worth: (stars: string) => number) =>
    counts.reduce((total, [stars, count]) => total + worth(stars) * count, 0)
  const ratings = sum(rated, () => 1)
  return given({ rating: ratings ? sum(rated, Number) / ratings : undefined, ratings, shippingAmount: sum(byStars, () => 1) })
}

/** What lists mark besides the relation's own status. */
export const marksOf = ({ status }: PartnershipDocument): CarrierFilterStatus[] => (status === 'NONE' ? [] : [status])

/** Before the relation is active a shipper sees the company, and what it noted itself; nothing of its fleet (CA2). */
export const carrierShown = async (views: Views, doc: PartnershipDocument): Promise<ListedCarrier> => {
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
    ...(await hiredOf(views, id)),
  }
}
