import { Type } from 'typebox'
import { MOST_CRITERIA } from '../evaluation/codes.ts'
import { CriterionAnswer, Stars } from '../evaluation/form.ts'
import { type CommandsOf, command, query } from '../kit/route.ts'
import { Id, Line, listOf, Reason, RefusalReason, Text } from '../kit/schema.ts'
import { actionFailed as failed } from '../labels.pt.ts'
import { lotLoadRoutes } from '../lot/load-routes.ts'
import { acceptProposal, reopenNegotiation } from '../negotiation/routes.ts'
import { may } from '../roles.ts'
import { attachmentCommands } from './attachment-routes.ts'
import { loadChangeRoutes } from './change-routes.ts'
import { loadMessages } from './labels.pt.ts'
import { launchRoutes } from './launch-routes.ts'

const reason = { reason: Reason }
const vehicleIds = Type.Array(Id, { minItems: 1, maxItems: 5 })
const seriesAndNumber = {
  series: Type.Optional(Type.String({ maxLength: 3 })),
  number: Type.Optional(Type.String({ maxLength: 9 })),
}
const closed = { additionalProperties: false }
/** Answers to the form of the load's operation group; they make the score (CA16). */
const judgement = {
  rating: Stars,
  comment: Type.Optional(Text),
  answers: Type.Optional(Type.Array(CriterionAnswer, { maxItems: MOST_CRITERIA })),
}
const anotherTransporter = {
  may: may.runLoads,
  body: { transporterId: Id, ...reason },
  messages: { failed: loadMessages.transporterNotChanged },
}

/** Commands of the shipper's staff. Paths and query fields are the API's own (specification 2 §7). */
export const loadRoutes = {
  ...launchRoutes,

  closeOffer: command('POST /shipping/:id/closeAllNegotiations', 'CloseOffer', {
    may: may.runLoads,
    messages: { done: loadMessages.offerClosed, failed: loadMessages.hiringNotEnded },
  }),
  reopenOffer: command('POST /shipping/:id/reopenAllNegotiations', 'ReopenOffer', { may: may.runLoads, messages: { failed } }),
  /** A GET that changes state, as specified (readings a41); repeating it has no further effect. */
  chooseTransporter: command('GET /shipping/:id/bindTransporter', 'ChooseTransporter', {
    may: may.runLoads,
    query: { transporterId: Id },
    messages: { done: loadMessages.transporterBound, failed: loadMessages.notAccepted },
  }),
  acceptProposal,
  reopenNegotiation,
  approveHiring: command('POST /shipping/:id/approveHiring', 'ApproveHiring', { may: may.approveHiring, messages: { failed } }),
  refuseHiring: command('POST /shipping/:id/refuseHiring', 'RefuseHiring', {
    may: may.approveHiring,
    query: { reason: RefusalReason },
    messages: { failed },
  }),
  undoAcceptance: command('POST /shipping/:id/negotiations/undoAccepted', 'UndoAcceptance', { may: may.runLoads, messages: { failed } }),
  reopenAssigned: command('POST /shipping/:id/reopenAssignedShipping', 'UndoAcceptance', { may: may.runLoads, messages: { failed } }),

  acceptDriver: command('POST /shipping/:id/acceptBindTransporterDriver', 'ConfirmDriver', {
    may: may.runLoads,
    query: { deliveryId: Type.Optional(Id) },
    messages: { failed },
  }),
  refuseDriver: command('POST /shipping/:id/refuseBindtransporterdriver', 'RefuseDriver', {
    may: may.runLoads,
    query: { deliveryId: Type.Optional(Id), reason: RefusalReason },
    messages: { failed },
  }),

  confirmDriver: command('POST /shipping/:id/confirmbinddriver', 'ConfirmDriver', {
    may: may.runLoads,
    query: { driverId: Id },
    messages: { failed },
  }),
  confirmDriverAndVehicle: command('POST /shippingdelivery/:id/confirmBindDriverVehicle', 'ConfirmDriver', {
    may: may.runLoads,
    query: { driverId: Id },
    messages: { failed },
  }),
  bindTransporterAndDriver: command('POST /shipping/:id/bindTransporterAndDriver', 'BindTransporterAndDriver', {
    may: may.runLoads,
    body: { transporterId: Id, driverId: Id, vehicleIds },
    messages: { failed },
  }),
  changeTransporter: command('POST /shipping/:id/changeTransporter', 'ChangeTransporter', anotherTransporter),
  changeTransporterOfDelivery: command('POST /shippingdelivery/:id/changeTransporter', 'ChangeTransporter', anotherTransporter),
  changeDriver: command('POST /shippingdelivery/:id/changeDriver', 'ChangeDriver', {
    may: may.runLoads,
    body: { driverId: Id, ...reason },
    messages: { failed: loadMessages.driverNotChanged },
  }),
  changeVehicles: command('POST /shippingdelivery/:id/changeVehicles', 'ChangeVehicles', {
    may: may.runLoads,
    body: { vehicleIds, numberLoadedAxes: Type.Optional(Type.Integer({ minimum: 1, maximum: 20 })), ...reason },
    messages: { done: loadMessages.vehicleChanged, failed: loadMessages.vehicleNotChanged },
  }),
  /** Before its collect: another contract carries it; `driver`: another one than the contract's (C127, Y30). */
  changeDedicated: command('POST /shippingdelivery/:id/updateDedicatedVehicle', 'ChangeDedicated', {
    may: may.runLoads,
    body: {
      dedicatedVehicleId: Id,
      driver: Type.Optional(Type.Object({ driverId: Id }, { additionalProperties: false })),
      shippingHash: Type.Optional(Id),
      ...reason,
    },
    messages: { done: loadMessages.vehicleChanged, failed: loadMessages.vehicleNotChanged },
  }),
  /** Driver and vehicles together; a contract is named instead of its vehicles. */
  changeCrew: command('POST /shippingdelivery/:id/updateDriverAndVehicle', 'ChangeCrew', {
    may: may.runLoads,
    body: {
      shippingHash: Type.Optional(Id),
      dedicatedVehicleId: Type.Optional(Id),
      driver: Type.Object({ driverId: Id }, { additionalProperties: false }),
      vehicleIds: Type.Optional(vehicleIds),
      ...reason,
    },
    messages: { failed: loadMessages.driverNotChanged },
  }),

  finishInProgress: command('POST /shippingdelivery/:id/finishShippingInProgress', 'FinishInProgress', {
    may: may.runLoads,
    body: reason,
    messages: { failed },
  }),
  finish: command('POST /shipping/:id/finish', 'FinishLoad', { may: may.finishLoads, messages: { done: loadMessages.finished, failed } }),
  finishOnlyHiring: command('POST /shipping/:id/finishByOnlyHiring', 'FinishOnlyHiring', {
    may: may.runLoads,
    messages: { failed: loadMessages.hiringNotEnded },
  }),
  /** C296: `id` is the transporter that the load of `shippingHash` was hired from (readings CA16). */
  rate: command('POST /transporter/:id/evaluate', 'RateTransporter', {
    may: may.finishLoads,
    body: { ...judgement, shippingHash: Id, /** The driver who carries it, too. */ driver: Type.Optional(Type.Object(judgement, closed)) },
    messages: { done: loadMessages.rated, failed },
  }),
  cancel: command('POST /shipping/:id/cancel', 'CancelLoad', {
    may: may.runLoads,
    query: reason,
    messages: { done: loadMessages.canceled, failed },
  }),
  reopen: command('POST /shipping/:id/reopen', 'ReopenLoad', {
    may: may.runLoads,
    messages: { failed: loadMessages.notReopened },
  }),
  resetStatus: command('POST /shipping/:id/resetToStatusByShipper', 'ResetStatus', {
    may: may.runLoads,
    body: { status: Type.String(), reason: Type.Optional(Reason) },
    messages: { failed: loadMessages.statusNotChanged },
  }),

  ...lotLoadRoutes,
  ...loadChangeRoutes,
  ...attachmentCommands,
  tag: command('PUT /shipping/:id/tags', 'TagLoad', {
    may: may.runLoads,
    body: {
      tags: Type.Array(Type.String({ minLength: 1, maxLength: 40 }), { maxItems: 20 }),
      deliveryId: Type.Optional(Id),
      /** When the client last read the load; only `If-Match` guards against a stale edit. */
      lastUpdate: Type.Optional(Line),
    },
    messages: { done: loadMessages.tagsChanged, failed },
  }),
  prioritize: command('POST /shipping/:id/updatePriority', 'PrioritizeLoad', {
    may: may.runLoads,
    query: { flPriority: Type.Union([Type.Literal('true'), Type.Literal('false')]) },
    messages: { failed },
  }),
  observe: command('POST /shipping/:id/updateObservation', 'ObserveLoad', {
    may: may.runLoads,
    body: { observation: Text },
    messages: { done: loadMessages.observationAdded, failed },
  }),

  addInvoices: command('POST /shippingdelivery/:id/invoices', 'AddInvoices', {
    may: may.runLoads,
    body: {
      invoices: Type.Array(
        Type.Object(
          {
            orderCode: Type.Optional(Type.String({ maxLength: 200 })),
            product: Type.Optional(Line),
            nfeKey: Type.Optional(Type.String({ maxLength: 44 })),
            ...seriesAndNumber,
            /** The same, nested. */
            nfeSeriesNumber: Type.Optional(Type.Object(seriesAndNumber, { additionalProperties: false })),
          },
          { additionalProperties: false },
        ),
        { minItems: 1, maxItems: 50 },
      ),
    },
    messages: { done: loadMessages.invoiceAdded, failed },
  }),
  removeInvoice: command('DELETE /shippingdelivery/:id/invoices/:invoiceId', 'RemoveInvoice', {
    may: may.runLoads,
    messages: { done: loadMessages.invoiceRemoved, failed },
  }),
}

export const statusReturn = query(
  'GET /shipping/:id/statusReturn',
  Type.Array(Type.Object({ code: Type.String(), label: Type.String() })),
  { may: may.runLoads },
)
export const invoiceList = query(
  'GET /shippingdelivery/:id/invoices',
  listOf(
    Type.Object({
      invoiceId: Id,
      deliveryId: Id,
      orderCode: Type.String(),
      product: Type.Optional(Type.String()),
      nfeKey: Type.Optional(Type.String()),
      series: Type.String(),
      number: Type.String(),
    }),
  ),
  { may: may.seeLoads },
)

export type LoadRouteCommand = CommandsOf<typeof loadRoutes>
