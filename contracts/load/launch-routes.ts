import { type Static, type TObject, Type } from 'typebox'
import { command } from '../kit/route.ts'
import { Cents, Id, Line, Reason } from '../kit/schema.ts'
import { actionFailed as failed } from '../labels.pt.ts'
import { may } from '../roles.ts'
import { loadMessages } from './labels.pt.ts'
import { DraftForm, type LaunchForm, launchForm, Target } from './terms.ts'

const launched = { done: loadMessages.launched, failed: loadMessages.notLaunched }
/** A settled load is offered to no transporter, so it needs no target. */
const fobForm = { ...launchForm, freightType: Type.Literal('FOB'), target: Type.Optional(Target) }
/** For the vehicle of a contract, or the transporter it names; without either it waits for a vehicle (decision 0010). */
const dedicatedForm = { ...launchForm, freightType: Type.Literal('DEDICADO'), target: Type.Optional(Target) }
/** The files of a launch, uploaded before the load exists. */
export const attaches = ({ attachments = [] }: Pick<LaunchForm, 'attachments'>) => attachments.map(({ fileId }) => fileId)

/** Launches a form, and launches or edits again the form of a load that ended or is FOB. */
const ofOrders = { may: may.planOrders, toggle: 'ENABLE_LAUNCH_BY_ORDER', attaches, messages: launched }
const {
  freightType: _,
  origins: __,
  destinations: ___,
  externalId,
  profileId,
  operationGroupId: ____,
  type,
  deliveryType,
  target,
  ...agreed
} = launchForm
/** What is agreed for a formed load; the rest is the formed load's, or usual for the profile (readings o13). */
const ordersForm = {
  shippingOrderId: Id,
  externalId,
  profileId,
  ...agreed,
  type: Type.Optional(type),
  deliveryType: Type.Optional(deliveryType),
  target: Type.Optional(target),
  /** Needed where the orders are more than the vehicle carries. */
  overloadReason: Type.Optional(Reason),
  /** What the price was calculated from, and how. */
  reductionFreightPercent: Type.Optional(Type.Number({ minimum: 0, maximum: 100 })),
  reductionAbsolute: Type.Optional(Cents),
  additionAbsolute: Type.Optional(Cents),
}

export type LaunchOrders = { readonly type: 'LaunchOrders'; readonly data: Static<TObject<typeof ordersForm>> }
/** A formed load, or orders that are formed to one first. */
const namedOrders = {
  ...ordersForm,
  shippingOrderId: Type.Optional(Id),
  orderIds: Type.Optional(Type.Array(Id, { minItems: 1, maxItems: 500 })),
  orderCodes: Type.Optional(Type.Array(Line, { minItems: 1, maxItems: 500 })),
}
/**
 * Launches a formed load, or orders at once: offered, settled with a carrier as FOB, or dedicated. As JSON, or as a form with the same JSON in
 * its field `data` and the load's attachments as files (readings o13, C357).
 */
export const launchServed = {
  launchOrders: command('POST /shipping/order', 'LaunchOrders', { ...ofOrders, body: namedOrders }),
  launchFobOrders: command('POST /shipping/orderfob', 'LaunchOrders', { ...ofOrders, body: namedOrders }),
  launchDedicatedOrders: command('POST /shipping/orderDedicated', 'LaunchOrders', { ...ofOrders, body: namedOrders }),
}

export const launchRoutes = {
  saveDraft: command('POST /shipping/draft', 'SaveDraft', {
    may: may.launchLoads,
    body: { hashId: Type.Optional(Id), ...DraftForm.properties },
    messages: { done: loadMessages.draftSaved, failed },
  }),
  publishDraft: command('POST /shipping/:id/publishDraft', 'PublishDraft', {
    may: may.launchLoads,
    messages: launched,
  }),
  deleteDraft: command('DELETE /shipping/:id', 'DeleteDraft', {
    may: may.launchLoads,
    messages: { done: loadMessages.draftDeleted, failed },
  }),
  launch: command('POST /shipping', 'LaunchLoad', {
    may: may.launchLoads,
    body: launchForm,
    attaches,
    messages: launched,
  }),
  launchFob: command('POST /shipping/fob', 'LaunchLoad', { may: may.launchLoads, body: fobForm, attaches, messages: launched }),
  launchDedicated: command('POST /shipping/dedicated', 'LaunchLoad', {
    may: may.launchLoads,
    body: dedicatedForm,
    attaches,
    messages: launched,
  }),
  editFob: command('PUT /shipping/:id/fob', 'EditFob', { may: may.runLoads, body: fobForm, attaches, messages: { failed } }),
  /** The same, with the load named in the body. */
  editFobNamed: command('PUT /shipping/fob', 'EditFob', {
    may: may.runLoads,
    body: { id: Id, ...fobForm },
    attaches,
    messages: { failed },
  }),

  /** Launches a load that ended again, as a new one. */
  relaunch: command('POST /shipping/:id/relaunch', 'RelaunchLoad', {
    may: may.launchLoads,
    body: launchForm,
    attaches,
    messages: launched,
  }),
}
