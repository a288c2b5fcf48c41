import { Type } from 'typebox'
import { type EventsOf, event } from '../kit/event.ts'
import { Id } from '../kit/schema.ts'
import { vehicleTypes } from '../load/codes.ts'
import { neededCategories } from './cnh.ts'
import { ruleActions, settableRules } from './codes.ts'

const rule = { ruleId: Id, shipperId: Id }
const fields = {
  kind: Type.Enum(settableRules as [(typeof settableRules)[number]]),
  /** Years, for VEHICLE_AGE. */
  value: Type.Optional(Type.Integer()),
  action: Type.Enum(ruleActions),
  /** Absent: all. */
  operationGroupIds: Type.Optional(Type.Array(Id)),
  profileIds: Type.Optional(Type.Array(Id)),
  /** False: the rule is off. */
  active: Type.Boolean(),
}

/** One row for each type of vehicle whose driver needs another category than the usual one. */
export const OwnCategory = Type.Object({ vehicleType: Type.Enum(vehicleTypes), category: Type.Enum(neededCategories) })

/** Rules of a shipper, all in `eligibilityRules-{shipperId}`. */
export const eligibilityEvents = {
  EligibilityRuleAdded: event({ ...rule, ...fields }),
  EligibilityRuleChanged: event({ ...rule, ...fields }),
  EligibilityRuleRemoved: event(rule),
  CnhCategoriesSet: event({ shipperId: Id, categories: Type.Array(OwnCategory) }),
}
export type EligibilityEvent = EventsOf<typeof eligibilityEvents>
