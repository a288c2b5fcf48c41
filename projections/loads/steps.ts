import type { Recorded } from '@embarca/contracts/kit/event.ts'
import { type TransitionBlock, withBlock, withoutBlock } from '@embarca/contracts/load/blocked-transitions.ts'
import type { LoadStatus } from '@embarca/contracts/load/codes.ts'
import { eachOfferMark, unmarkedOffer } from '@embarca/contracts/load/offer-marks.ts'
import type { LoadTerms } from '@embarca/contracts/load/terms.ts'
import type { ReceiptEvent } from '@embarca/contracts/receipt/events.ts'
import type { LoadRelatedEvent } from '../kit/load-events.ts'
import type { Projector, SharedStep } from '../kit/projector.ts'
import { withFields } from '../kit/with-fields.ts'
import { receiptsAfter } from '../shared/receipt-statuses.ts'
import { accepted, expecting, invoiced, movedTo, withReceipts } from './changes.ts'
import { driverFields, vehicleFields } from './crew.ts'
import { blankLoad, type LoadDocument } from './document.ts'
import { lotSteps } from './lot.ts'
import { negotiationSteps, talked } from './negotiation.ts'
import { arrivedAt, departedAt, leftAt, positionedAt } from './progress.ts'
import { dated, invoicedAt, reached, reordered } from './stops.ts'
import { formFields, priceFields, restated, routeFields, targetFields, termsFields } from './terms.ts'

type Step<Data> = SharedStep<LoadDocument, Data>
type At = { readonly status: LoadStatus; readonly deadline?: string | undefined }

/** With what open pendencies stop now; a card that nothing stops has none. */
const blocked = (load: LoadDocument, blocks: readonly TransitionBlock[]): LoadDocument =>
  withFields(load, {
    blocks: blocks.length === 0 ? undefined : blocks.map((block) => ({ ...block, transitions: [...block.transitions] })),
  }) as LoadDocument

/** An event that only moves the load to the status it carries. */
const moves: Step<Pick<At, 'status'>> = (load, { data, occurredAt }) => load && movedTo(load, data.status, occurredAt)
/** As `moves`, opening the offer until a moment. */
const opens: Step<At> = (load, { data, occurredAt }) =>
  load && movedTo(load, data.status, occurredAt, { deadline: data.deadline, ...unmarkedOffer } as Partial<LoadDocument>)
/** As `moves`; the transporter that was hired no longer counts among those who accepted. */
const undoes: Step<At> = (load, event) => {
  const moved = event.data.deadline ? opens(load, event) : moves(load, event)
  return (
    moved &&
    accepted(
      withFields(moved, { flHiringQuestioned: undefined }),
      moved.acceptedBy.filter((transporterId) => transporterId !== load?.transporterId),
    )
  )
}
type Hiring = Pick<At, 'status'> & {
  readonly transporterId: string
  readonly transporterName: string
  readonly price: number
  readonly logisticOperator?: boolean | undefined
}
/** Nobody runs it for another company any more. */
const unforwarded: object = { executorId: undefined, executorName: undefined }
const hires: Step<Hiring> = (
  load,
  { data: { status, transporterId, transporterName, price: freightPrice, logisticOperator: isLogisticOperator }, occurredAt },
) =>
  load &&
  movedTo(load, status, occurredAt, {
    ...{ transporterId, transporterName, freightPrice, isLogisticOperator },
    ...unforwarded,
  } as Partial<LoadDocument>)
const judges: Step<ReceiptEvent['data']> = (load, event) => load && withReceipts(load, receiptsAfter(load.receipts, event))
/** As `moves`, on the way to the customer. */
const departs: Step<Pick<At, 'status'>> = (load, event) => {
  const moved = moves(load, event)
  return moved && departedAt(moved, event.occurredAt)
}
/** As `moves`, back to an earlier step. */
const returns: Step<Pick<At, 'status'>> = (load, event) => {
  const moved = moves(load, event)
  return moved && withFields(moved, { progress: undefined })
}
const reaches: Step<{ readonly receiptId: string }> = (load, { data }) => load && reached(load, data.receiptId)
const photographs: Step<{ readonly receiptId: string }> = (load, { data: { receiptId } }) =>
  load && { ...load, receiptsPhotographed: [...new Set([...load.receiptsPhotographed, receiptId])] }
const sets =
  <Field extends keyof LoadDocument>(...fields: readonly Field[]): Step<Partial<Pick<LoadDocument, Field>>> =>
  (load, { data }) =>
    load && withFields(load, Object.fromEntries(fields.map((field) => [field, data[field]])))

const kindOf = ({ partOf, deliveryType }: LoadTerms): LoadDocument['kind'] =>
  partOf ? 'WITHDRAWAL' : deliveryType === 'LOT' ? 'LOT' : 'LOAD'
const firstOf = (load: LoadDocument | undefined, externalId: string, { by, recordedAt }: Pick<Recorded, 'by' | 'recordedAt'>) => ({
  externalId,
  launchedBy: by.userId,
  createdDate: load?.createdDate ?? recordedAt,
})

/** What each event of a load's streams changes in its document. */
export const loadSteps: Projector<LoadDocument, LoadRelatedEvent>['on'] = {
  LoadDrafted: (load, event) => {
    const { externalId, form, places, status } = event.data
    const draft = { ...blankLoad(event.data, firstOf(load, externalId, event)), ...formFields(form, places) }
    return movedTo(draft, status, event.occurredAt)
  },
  LoadDraftDeleted: () => undefined,
  LoadLaunched: (load, event) => {
    const { terms, status } = event.data
    const launched = {
      ...blankLoad(event.data, firstOf(load, terms.externalId, event)),
      ...termsFields(terms),
      kind: kindOf(terms),
      batchId: terms.batchId,
      launchedAt: event.recordedAt,
      flGrouped: event.data.groups !== undefined,
    }
    return movedTo(launched, status, event.occurredAt)
  },
  LoadOffered: opens,
  OfferAccepted: (load, { data: { transporterId } }) => load && accepted(load, [...load.acceptedBy, transporterId]),
  OfferCompleted: moves,
  OfferReopened: opens,
  LoadExpired: moves,
  TransporterAssigned: hires,
  HiringApproved: moves,
  HiringRefused: undoes,
  AcceptanceUndone: undoes,
  DriverBound: (load, { data: { status, driver, vehicles }, occurredAt }) =>
    load && movedTo(load, status, occurredAt, { ...vehicleFields(vehicles), ...driverFields(driver) }),
  DriverConfirmed: moves,
  DriverRefused: moves,
  TransporterReplaced: hires,
  LoadForwarded: (load, { data: { status, transporterId: executorId, transporterName: executorName }, occurredAt }) =>
    load && movedTo(load, status, occurredAt, { executorId, executorName } as Partial<LoadDocument>),
  LoadTakenBack: (load, { data: { status }, occurredAt }) => load && movedTo(load, status, occurredAt, unforwarded),
  DedicatedVehicleBound: (load, { data: { status, dedicatedId }, occurredAt }) =>
    load && movedTo(load, status, occurredAt, { dedicatedId }),
  DedicatedVehicleRemoved: (load, event) => {
    const moved = event.data.status === 'CREATED' ? undoes(load, event) : moves(load, event)
    return moved && withFields(moved, { dedicatedId: undefined })
  },
  DriverReplaced: (load, { data: { driver } }) => load && { ...load, ...driverFields(driver) },
  VehiclesReplaced: (load, { data: { vehicles } }) => load && withFields(load, vehicleFields(vehicles)),
  HiringQuestioned: (load) => load && withFields(load, { flHiringQuestioned: true }),
  HiringSettled: (load) => load && withFields(load, { flHiringQuestioned: undefined }),
  LoadGrouped: moves,
  LoadUngrouped: moves,
  CollectStarted: (load, event) => {
    const moved = moves(load, event)
    return moved && withFields(moved, { origins: moved.origins.map((origin) => ({ ...origin, reached: true })) })
  },
  CollectFinished: departs,
  TransitStarted: departs,
  CollectStartUndone: returns,
  CollectFinishUndone: returns,
  TransitUndone: returns,
  DeliveryApproached: moves,
  LoadDelivered: moves,
  StatusReset: returns,
  LoadFinished: moves,
  LoadCanceled: moves,
  LoadReopened: (load, event) => {
    const moved = event.data.deadline ? opens(load, event) : moves(load, event)
    return (
      moved && (event.data.status === 'DELIVERED' ? moved : accepted(withFields(moved, { declinedAmount: 0, dedicatedId: undefined }), []))
    )
  },
  InvoicesAdded: (load, { data }) =>
    load &&
    invoiced(load, {
      ...load.invoiceCodes,
      ...Object.fromEntries(data.invoices.map(({ invoiceId, nfeKey, number }) => [invoiceId, nfeKey ? [nfeKey, number] : [number]])),
    }),
  InvoiceRemoved: (load, { data }) =>
    load && invoiced(load, Object.fromEntries(Object.entries(load.invoiceCodes).filter(([invoiceId]) => invoiceId !== data.invoiceId))),
  LoadRenamed: sets('externalId'),
  PriceChanged: (load, { data }) => load && { ...load, ...priceFields(data), offeredPrice: data.freightPrice },
  WeightChanged: sets('weight'),
  DistanceChanged: (load, { data }) => load && withFields(load, { distance: data.freightDistance }),
  RouteChanged: (load, { data }) => load && withFields(load, { weight: undefined, cubage: undefined, ...routeFields(data) }),
  LoadRestated: (load, { data }) => load && restated(load, data.terms),
  CollectDateChanged: (load, { data: { originId, collectDate } }) => load && dated(load, 'origins', originId, collectDate),
  DeliveryDateChanged: (load, { data: { destinationId, deliveryDate } }) =>
    load && dated(load, 'destinations', destinationId, deliveryDate),
  DeliveriesReordered: (load, { data: { destinationIds } }) => load && reordered(load, destinationIds),
  NfCodeChanged: (load, { data: { destinationId, nfCode } }) => load && invoicedAt(load, destinationId, nfCode),
  ...eachOfferMark(
    ({ sets }): Step<unknown> =>
      (load) =>
        load && { ...load, ...sets },
  ),
  TargetsChanged: (load, { data: { target } }) => load && withFields(load, targetFields(target)),
  LoadTagged: sets('tags'),
  LoadPriorityChanged: sets('flPriority'),

  ...negotiationSteps,
  ...lotSteps,

  OfferSeen: (load) => load && withFields(load, { viewsAmount: load.viewsAmount + 1 }),
  OfferDeclined: (load, event) => load && withFields(talked(load, event), { declinedAmount: load.declinedAmount + 1 }),

  ReceiptsExpected: (load, event) =>
    load && { ...withReceipts(expecting(load), receiptsAfter(load.receipts, event)), receiptsPhotographed: [] },
  ReceiptImagesAdded: photographs,
  ReceiptImageReplaced: photographs,
  ReceiptArrived: (load, event) => {
    const arrived = reaches(load, event)
    return arrived && arrivedAt(arrived, event.data)
  },
  DeliveryEnded: (load, { data }) => load && leftAt(load, data.endedAt),
  ReceiptArrivalCorrected: reaches,
  ReceiptApproved: judges,
  ReceiptRefused: judges,
  ReceiptDecisionUndone: judges,

  TransitionsBlocked: (load, { data }) => load && blocked(load, withBlock(load.blocks ?? [], data)),
  TransitionsUnblocked: (load, { data: { pendencyId } }) => load && blocked(load, withoutBlock(load.blocks ?? [], pendencyId)),

  WithoutTrackingAsked: (load) => load && { ...load, flPendingRequestWithoutTracking: true },
  WithoutTrackingAccepted: (load) => load && { ...load, flPendingRequestWithoutTracking: false },
  PositionReported: (load, { data }) => {
    if (!load) return load
    const { at, remaining } = data
    const tracked = load.heardAt !== undefined && load.heardAt < at ? { heardAt: at } : {}
    const isNewer = (load.trackedAt ?? '') < at
    const position = isNewer ? { trackedAt: at, ...(remaining !== undefined && { remainingKm: remaining }) } : {}
    return withFields(isNewer ? positionedAt(load, data) : load, { ...tracked, ...position })
  },
}
