import { type Static, Type } from 'typebox'
import { type CommandsOf, command, query } from '../kit/route.ts'
import { Id, listOf, paging } from '../kit/schema.ts'
import { may } from '../roles.ts'
import { Check } from './checks.ts'
import { ruleActions, settableRules, verdicts } from './codes.ts'
import { OwnCategory } from './events.ts'
import { eligibilityLabels } from './labels.pt.ts'

const { failed } = eligibilityLabels
const ids = Type.Optional(Type.Array(Id, { maxItems: 50 }))
const fields = {
  kind: Type.Enum(settableRules as [(typeof settableRules)[number]]),
  value: Type.Optional(Type.Integer({ minimum: 1, maximum: 60 })),
  action: Type.Enum(ruleActions),
  operationGroupIds: ids,
  profileIds: ids,
  active: Type.Boolean(),
}
export const EligibilityRuleRow = Type.Object({ id: Id, ...fields })
export type EligibilityRuleRow = Static<typeof EligibilityRuleRow>

const CategoryRow = Type.Object({ ...OwnCategory.properties, usual: OwnCategory.properties.category })
export type CategoryRow = Static<typeof CategoryRow>

export const ruleRoutes = {
  rule: query('GET /blockedVehicle/rules/:id', EligibilityRuleRow, { may: may.seeRegistries }),
  /** Every type of vehicle: the category that its driver needs here, and the usual one. */
  categories: query('GET /blockedVehicle/categories', Type.Array(CategoryRow), { may: may.seeRegistries }),
  rules: query('GET /blockedVehicle/rules', listOf(EligibilityRuleRow), { may: may.seeRegistries, query: paging }),
}
export const ruleCommands = {
  add: command('POST /blockedVehicle/rules', 'AddRule', {
    may: may.configure,
    body: fields,
    creates: true,
    messages: { done: eligibilityLabels.added, failed },
  }),
  change: command('PUT /blockedVehicle/rules/:id', 'ChangeRule', {
    may: may.configure,
    body: fields,
    messages: { done: eligibilityLabels.changed, failed },
  }),
  /** Types that are not named need the usual category. */
  setCategories: command('PUT /blockedVehicle/categories', 'SetCnhCategories', {
    may: may.configure,
    body: { categories: Type.Array(Type.Object(OwnCategory.properties, { additionalProperties: false }), { maxItems: 40 }) },
    messages: { done: eligibilityLabels.categories.saved, failed },
  }),
  remove: command('DELETE /blockedVehicle/rules/:id', 'RemoveRule', {
    may: may.configure,
    messages: { done: eligibilityLabels.removed, failed },
  }),
}
export type RuleCommand = CommandsOf<typeof ruleCommands>

export const Eligibility = Type.Object({ verdict: Type.Enum(verdicts), checks: Type.Array(Check) })
export type Eligibility = Static<typeof Eligibility>
const Candidate = Type.Object({
  id: Id,
  name: Type.String(),
  verdict: Type.Enum(verdicts),
  /** Why not, or what to mind: the reasons of checks that are not OK. */
  reasons: Type.Array(Type.String()),
})

/** As staff picks them, with what distinguishes one from another of the same name. */
const DriverCandidate = Type.Object({ ...Candidate.properties, phone: Type.String() })
const VehicleCandidate = Type.Object({ ...Candidate.properties, vehicleType: Type.String() })
export type PickedCandidate = Static<typeof Candidate>
const text = Type.Optional(Type.String({ maxLength: 100 }))

/** The server mounts these rows one by one: they read streams, not views. */
export const eligibilityServed = {
  /** Without `shippingHash`: what can be said without a load. */
  judge: query('POST /eligibility', Eligibility, {
    may: may.seeLoads,
    body: {
      transporterId: Id,
      driverId: Type.Optional(Id),
      vehicleIds: Type.Array(Id, { maxItems: 6 }),
      shippingHash: Type.Optional(Id),
    },
  }),
  /** A carrier's drivers and vehicles for a load, those that may run it first. */
  crews: query('GET /webtransporter/loads/:id/crews', Type.Object({ drivers: Type.Array(Candidate), vehicles: Type.Array(Candidate) }), {
    may: may.actForTransporter,
    query: { text },
  }),
  /** A carrier's drivers, or its vehicles, for a load of the asker, those that may run it first. */
  drivers: query('GET /shipping/:id/crews/drivers', Type.Array(DriverCandidate), { may: may.runLoads, query: { transporterId: Id, text } }),
  vehicles: query('GET /shipping/:id/crews/vehicles', Type.Array(VehicleCandidate), {
    may: may.runLoads,
    query: { transporterId: Id, text },
  }),
}
