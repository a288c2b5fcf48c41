import type { ListedCarrier } from '@embarca/contracts/partnership/views.ts'
import { given, type ReaderContext } from '../kit/readers.ts'
import { transporterPerformance } from '../shared/transporter-performance.ts'
import { type CarrierMarks, carrierMarks } from './derived.ts'
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

/** Before the relation is active a shipper sees the company, and what it noted itself; nothing of its fleet (CA2). Lists read the marks once. */
const shownWith = async (context: Counting, doc: PartnershipDocument, marks?: CarrierMarks): Promise<ListedCarrier> => {
  const { transporterId: id, name, document, city, state, status, isLogisticOperator, revision } = doc
  const isActive = status === 'ACTIVE'
  return {
    ...{ id, name, document, city, state, status, isLogisticOperator, revision },
    ...given({
      fantasyName: isActive ? doc.fantasyName : undefined,
      fleetType: isActive ? doc.fleetType : undefined,
      externalCode: doc.externalCode,
    }),
    marks: await (marks ?? (await carrierMarks(context)))(doc),
    operationsGroupIds: [...doc.operationGroupIds],
    tags: [...doc.tags],
    operationUFs: isActive ? [...doc.operationUFs] : [],
    vehicleTypes: isActive ? [...doc.vehicleTypes] : [],
    trailerTypes: isActive ? [...doc.trailerTypes] : [],
    ...(await hiredOf(context, id)),
  }
}

export const carrierShown = (context: Counting, doc: PartnershipDocument) => shownWith(context, doc)
export const carriersShown = async (context: Counting, docs: readonly PartnershipDocument[]): Promise<ListedCarrier[]> => {
  const marks = await carrierMarks(context)
  return Promise.all(docs.map((doc) => shownWith(context, doc, marks)))
}
