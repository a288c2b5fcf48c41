import { Type } from 'typebox'
import { eligibilityRules } from '../eligibility/codes.ts'
import { command } from '../kit/route.ts'
import { Cents, Id, Instant, Line, LocalDateTime, Reason, Text } from '../kit/schema.ts'
import { actionFailed as failed } from '../labels.pt.ts'
import { may } from '../roles.ts'
import { loadMessages } from './labels.pt.ts'
import { PriceConfirmed } from './offer-terms.ts'
import { spans } from './spans.ts'
import { launchForm, Target } from './terms.ts'

const runs = { may: may.runLoads, messages: { failed } }
const ofOrders = { may: may.runLoads, toggle: 'ENABLE_LAUNCH_BY_ORDER' }
/** At once. */
const MOST_ORDERS_CHANGED = 500
/** Kilograms. */
const amount = { amount: Type.Number({ minimum: 0.001, maximum: 1_000_000_000 }) }
const dates = { may: may.runLoads, messages: { done: loadMessages.dateChanged, failed } }

/** Changes by staff to what was agreed at launch. */
export const loadChangeRoutes = {
  rename: command('POST /shipping/:id/updateExternalId', 'RenameLoad', {
    during: spans.untilEnded,
    ...runs,
    body: { externalId: Type.String({ minLength: 1, maxLength: 40, pattern: '\\S' }) },
  }),
  changePrice: command('POST /shipping/:id/updatePrice', 'ChangePrice', {
    during: spans.priced,
    ...runs,
    body: {
      deliveryId: Type.Optional(Id),
      freightPrice: Cents,
      freightPriceDriver: Type.Optional(Cents),
      feeDeliveryPrice: Type.Optional(Cents),
      tollAxisPrice: Type.Optional(Cents),
      /** What the price was calculated from, and how. */
      referenceFreight: Type.Optional(Cents),
      reductionFreightPercent: Type.Optional(Type.Number({ minimum: 0, maximum: 100 })),
      reductionAbsolute: Type.Optional(Cents),
      additionAbsolute: Type.Optional(Cents),
      priceConfirmed: Type.Optional(PriceConfirmed),
      reason: Reason,
    },
  }),
  changeWeight: command('POST /shipping/:id/updateWeight', 'ChangeWeight', {
    during: spans.untilEnded,
    may: may.runLoads,
    query: { weight: Type.String({ pattern: '^\\d{1,7}([.,]\\d{1,3})?$' }) },
    messages: { failed: loadMessages.weightNotChanged },
  }),
  changeDistance: command('POST /shipping/:id/updateFreightDistance', 'ChangeDistance', {
    during: spans.untilEnded,
    may: may.runLoads,
    body: { freightDistance: Type.Number({ minimum: 0, maximum: 20_000 }) },
    messages: { done: loadMessages.distanceChanged, failed },
  }),
  changeProfile: command('POST /shipping/:id/updateProfile', 'ChangeProfile', {
    during: spans.beforeCollect,
    ...runs,
    query: { profileId: Id },
  }),
  changeCollectDate: command('POST /shipping/:id/origins/:originId/updateCollectDate', 'ChangeCollectDate', {
    during: spans.beforeCollect,
    ...dates,
    query: { collectDate: LocalDateTime },
  }),
  changeCollectWindow: command('POST /shipping/:id/origins/updateInitAndLimitCollectDate', 'ChangeCollectWindow', {
    during: spans.beforeCollect,
    ...dates,
    body: { originId: Id, initCollectDate: Instant, limitCollectDate: Instant },
  }),
  observeOrigin: command('POST /shipping/:id/origins/:originId/updateCollectObservation', 'ObserveOrigin', {
    during: spans.untilCollect,
    ...runs,
    query: { observation: Text },
  }),
  changeDeliveryDate: command('POST /shipping/:id/destinations/:destinationId/updateDeliveryDate', 'ChangeDeliveryDate', {
    during: spans.untilTransit,
    ...dates,
    query: { deliveryDate: LocalDateTime },
  }),
  observeDestination: command('POST /shipping/:id/destinations/:destinationId/updateDestinationObservation', 'ObserveDestination', {
    during: spans.untilEnded,
    ...runs,
    query: { observation: Text },
  }),
  changeNfCode: command('POST /shipping/:id/destinations/updateNfCode', 'ChangeNfCode', {
    during: spans.untilEnded,
    ...runs,
    query: { orderCode: Line, nfCode: Type.String({ pattern: '^\\d{1,44}$' }) },
  }),
  changeAmountMinimum: command('POST /shipping/:id/updateAmountMinimum', 'ChangeAmountMinimum', {
    during: spans.offerAndItsEnd,
    ...runs,
    body: amount,
  }),
  changeAmountMaximum: command('POST /shipping/:id/updateAmountMaximum', 'ChangeAmountMaximum', {
    during: spans.offerAndItsEnd,
    ...runs,
    body: amount,
  }),
  /** One rule for one load, by an administrator (CA12). */
  waive: command('POST /shipping/:id/eligibility/waive', 'WaiveEligibility', {
    during: spans.beforeCollect,
    may: may.configure,
    body: {
      rule: Type.Enum(eligibilityRules),
      subjectId: Id,
      reason: Type.String({ minLength: 5, maxLength: 200, pattern: '\\S.{3,}\\S' }),
    },
    messages: { done: loadMessages.waived, failed },
  }),
  boost: command('POST /shipping/:id/boost', 'BoostLoad', { ...runs, during: spans.openOffer }),
  reorderDeliveries: command('POST /shipping/:id/reorderPriorityDelivery', 'ReorderDeliveries', {
    during: spans.untilDelivered,
    ...runs,
    body: { /** All of them, in the order of delivery. */ destinationIds: Type.Array(Id, { minItems: 1, maxItems: 60 }) },
  }),
  changeRoute: command('POST /shipping/:id/changeOriginsAndDestinations', 'ChangeRoute', {
    during: spans.beforeCollect,
    may: may.runLoads,
    body: {
      origins: launchForm.origins,
      /** More than the form of a launch has: a load from orders has a destination per delivery place. */
      destinations: Type.Array(launchForm.destinations.items, { minItems: 1, maxItems: 60 }),
      reason: Reason,
    },
    messages: { failed: loadMessages.datesNotChanged },
  }),
  /** Of a load that was launched from orders (readings o17). */
  addOrders: command('POST /shipping/:id/addOrders', 'AddLoadOrders', {
    during: spans.beforeCollect,
    ...ofOrders,
    body: { orderIds: Type.Array(Id, { minItems: 1, maxItems: MOST_ORDERS_CHANGED }) },
    messages: { done: loadMessages.ordersAdded, failed },
  }),
  removeOrders: command('POST /shipping/:id/removeOrders', 'RemoveLoadOrders', {
    during: spans.beforeCollect,
    ...ofOrders,
    body: { orderIds: Type.Array(Id, { minItems: 1, maxItems: MOST_ORDERS_CHANGED }), reason: Reason },
    messages: { done: loadMessages.ordersRemoved, failed },
  }),
  changeTargets: command('POST /shipping/:id/updateTargets', 'ChangeTargets', { during: spans.offer, ...runs, body: Target.properties }),
}
