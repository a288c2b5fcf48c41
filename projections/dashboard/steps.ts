import type { Recorded } from '@embarca/contracts/kit/event.ts'
import type { LoadTerms } from '@embarca/contracts/load/terms.ts'
import { dayIn } from '../kit/days.ts'
import { type Course, judgedAt } from './course.ts'

type Step = (course: Course | undefined, fact: Recorded<any>) => Course | undefined

const routeOf = ({ origins, destinations }: Pick<LoadTerms, 'origins' | 'destinations'>): Pick<Course, 'from' | 'to'> => {
  const { city = '', state = '' } = origins[0]?.place ?? {}
  const last = destinations.at(-1)?.place
  return { from: { city, state }, to: last && { placeId: last.placeId, placeName: last.name, city: last.city, state: last.state } }
}
const termsOf = (terms: LoadTerms) => {
  const { externalId, hiringType, onlyHiring, deliveryType, partOf, referenceValue: reference } = terms
  return { externalId, hiringType, onlyHiring, isLot: deliveryType === 'LOT' && !partOf, reference, ...routeOf(terms) }
}
const hires: Step = (course, { data: { transporterId, transporterName, price } }) =>
  course && { ...course, transporterId, transporterName, price }
const judges: Step = (course, { data: { receiptId, status }, occurredAt }) =>
  course && judgedAt(course, { ...course.receipts, [receiptId]: status }, occurredAt)

/** What each fact says of a load on its way. */
export const courseSteps = {
  LoadLaunched: (_, { data: { loadId, shipperId, operationGroupId, status, terms }, occurredAt }) => ({
    ...{ loadId, shipperId, operationGroupId, statusCode: status, launchedAt: occurredAt, day: dayIn(occurredAt) },
    ...termsOf(terms),
    moments: {},
    receipts: {},
  }),
  LoadRestated: (course, { data: { terms } }) => course && { ...course, ...termsOf(terms) },
  RouteChanged: (course, { data }) => course && { ...course, ...routeOf(data) },
  LoadRenamed: (course, { data: { externalId } }) => course && { ...course, externalId },
  LoadFinished: (course, { data: { onlyHiring } }) => course && { ...course, onlyHiring: course.onlyHiring || onlyHiring === true },
  TransporterAssigned: hires,
  TransporterReplaced: hires,
  PriceChanged: (course, { data: { freightPrice, referenceValue } }) =>
    course && {
      ...course,
      ...(course.transporterId !== undefined && { price: freightPrice }),
      ...(referenceValue !== undefined && { reference: referenceValue }),
    },
  ReceiptsExpected: (course, { data: { receipts }, occurredAt }) =>
    course &&
    judgedAt(course, Object.fromEntries(receipts.map(({ receiptId }: { receiptId: string }) => [receiptId, 'PENDING'])), occurredAt),
  ReceiptApproved: judges,
  ReceiptRefused: judges,
  ReceiptDecisionUndone: judges,
} satisfies Readonly<Record<string, Step>>
