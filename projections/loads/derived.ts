import { dueAtOf } from '@embarca/contracts/load/due.ts'
import { sameIn } from '../kit/same-in.ts'
import { plain } from '../kit/search.ts'
import { coded, codesOf, keysOf } from './codes.ts'
import type { LoadDocument } from './document.ts'
import { arrival } from './progress.ts'

/** Values, each once. A load has a handful of stops: searching the list is quicker than building a set. */
const unique = (values: Iterable<string>): readonly string[] => {
  const each: string[] = []
  for (const value of values) if (value && !each.includes(value)) each.push(value)
  return each
}

const whereItGoes = ({ origins, destinations, stops }: LoadDocument) => ({
  originUFs: unique(origins.map(({ state }) => state)),
  originCities: unique(origins.map(({ city }) => city)).map(plain),
  originPlaceIds: unique(stops.origins.map(({ placeId }) => placeId)),
  destinationUFs: unique(destinations.map(({ state }) => state)),
  destinationCities: unique(destinations.map(({ city }) => city)).map(plain),
  destinationPlaceIds: unique(stops.destinations.map(({ placeId }) => placeId)),
  names: unique([...origins, ...destinations].flatMap(({ name, city }) => [name, city])),
})

const worklistOf = ({ statusCode, receiptStatus }: LoadDocument): LoadDocument['worklist'] => {
  if (statusCode === 'DRAFT' || statusCode === 'CREATED') return 'drafts'
  return receiptStatus && (statusCode === 'IN_DELIVERY' || statusCode === 'DELIVERED') ? 'receipts' : ''
}

/** The flags that a lot's filters use. */
const lotFlags = ({ lotStatus, lotRemaining = 0, lotUnderWay = [] }: LoadDocument) => {
  if (!lotStatus) return {}
  const open = lotStatus === 'OPEN'
  return {
    flLotAvailable: open && lotRemaining > 0,
    flLotCanClose: open && lotUnderWay.length === 0,
  }
}

/** From the hiring until it binds its own crew or forwards the load (CA8). */
const waitsOnOperator = ({ isLogisticOperator, executorId, statusCode }: LoadDocument) =>
  isLogisticOperator === true && executorId === undefined && statusCode === 'ASSIGNED_TO_TRANSPORTER'

/** Receipts of an earlier driver do not count. */
const hasReceiptToReview = ({ isManned, receipts, receiptsPhotographed }: LoadDocument) =>
  isManned && receiptsPhotographed.some((id) => receipts[id] === 'PENDING')

/** The fields computed from the rest of a document. `before`: as stored last; values derived from unchanged fields are reused. */
export const derivedFrom = (load: LoadDocument, before?: LoadDocument): Partial<LoadDocument> => ({
  ...(!(before && sameIn(coded, before, load)) && { keys: keysOf(load), codes: codesOf(load) }),
  ...(!(before && sameIn(['origins', 'destinations', 'stops'], before, load)) && whereItGoes(load)),
  worklist: worklistOf(load),
  flReceiptToReview: hasReceiptToReview(load),
  dueAt: dueAtOf(load),
  flWaitingOnLogisticOperator: waitsOnOperator(load),
  isForwarded: load.executorId === undefined ? undefined : true,
  waitingApproveHiring: load.statusCode === 'WAITING_APPROVE',
  ...lotFlags(load),
  ...(!(before && sameIn(['progress', 'destinations'], before, load)) && arrival(load)),
})
