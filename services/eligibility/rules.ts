import type { OwnCategories } from '@embarca/contracts/eligibility/cnh.ts'
import type { EligibilityRefusal } from '@embarca/contracts/eligibility/codes.ts'
import type { EligibilityEvent } from '@embarca/contracts/eligibility/events.ts'
import type { RuleSetting } from '@embarca/contracts/eligibility/judge.ts'
import { eligibilityLabels } from '@embarca/contracts/eligibility/labels.pt.ts'
import type { RuleCommand } from '@embarca/contracts/eligibility/routes.ts'
import { type Refusal, refuse } from '@embarca/contracts/kit/refusal.ts'
import { type CommandOrigin, commandTable, type LookupContext } from '../kit/command-row.ts'
import type { Evolve } from '../kit/decision.ts'

/** A shipper's rules by id. */
type RulesState = { readonly rules: Readonly<Record<string, RuleSetting>>; readonly categories: OwnCategories }
export type RuleTypes = {
  state: RulesState
  command: RuleCommand
  event: EligibilityEvent
  status: string
  refusal: EligibilityRefusal
}

const evolve: Evolve<RuleTypes> = {
  EligibilityRuleAdded: ({ rules, ...state }, { shipperId: _, ...rule }) => ({ ...state, rules: { ...rules, [rule.ruleId]: rule } }),
  EligibilityRuleChanged: ({ rules, ...state }, { shipperId: _, ...rule }) => ({ ...state, rules: { ...rules, [rule.ruleId]: rule } }),
  EligibilityRuleRemoved: ({ rules, ...state }, { ruleId }) => ({
    ...state,
    rules: Object.fromEntries(Object.entries(rules).filter(([id]) => id !== ruleId)),
  }),
  CnhCategoriesSet: (state, { categories }) => ({
    ...state,
    categories: Object.fromEntries(categories.map(({ vehicleType, category }) => [vehicleType, category])),
  }),
}
export const rulesFold = { initial: { rules: {}, categories: {} } as RulesState, evolve }
export const streamOfRules = (shipperId: string) => `eligibilityRules-${shipperId}`

type Fields = Omit<RuleSetting, 'ruleId'>
const faultOf = ({ kind, value }: Fields): Refusal<EligibilityRefusal> | undefined =>
  kind === 'VEHICLE_AGE' && value === undefined
    ? refuse('RULE_VALUE_MISSING', { fields: [{ field: 'value', message: eligibilityLabels.refusal.RULE_VALUE_MISSING }] })
    : undefined

const streamId = (_: unknown, { by }: CommandOrigin) => by.shipperId
const known = ({ rules }: RulesState, { id }: { readonly id: string }, { by }: LookupContext) =>
  rules[id] ? { shipperId: by.shipperId } : undefined

/** Every command of a shipper's rules. */
export const ruleCommandRows = commandTable<RuleTypes>()({
  AddRule: {
    streamId,
    owner: (_, __, { by: { shipperId } }) => ({ shipperId }),
    decide: (fields, _, { by: { shipperId }, newId: ruleId }) =>
      faultOf(fields) ?? { type: 'EligibilityRuleAdded', data: { ruleId, shipperId, ...fields } },
  },
  ChangeRule: {
    streamId,
    owner: known,
    decide: ({ id: ruleId, ...fields }, { rules }, { by: { shipperId } }) => {
      const fault = faultOf(fields)
      if (fault) return fault
      const { ruleId: _, ...before } = rules[ruleId]!
      const names = [...new Set([...Object.keys(before), ...Object.keys(fields)])] as (keyof Fields)[]
      const isSame = names.every((name) => JSON.stringify(before[name]) === JSON.stringify(fields[name]))
      return isSame ? [] : { type: 'EligibilityRuleChanged', data: { ruleId, shipperId, ...fields } }
    },
  },
  SetCnhCategories: {
    streamId,
    owner: (_, __, { by: { shipperId } }) => ({ shipperId }),
    decide: ({ categories }, state, { by: { shipperId } }) => {
      const types = categories.map(({ vehicleType }) => vehicleType)
      if (new Set(types).size < types.length) return refuse('CATEGORY_REPEATED')
      const isSame =
        types.length === Object.keys(state.categories).length &&
        categories.every(({ vehicleType, category }) => state.categories[vehicleType] === category)
      return isSame ? [] : { type: 'CnhCategoriesSet', data: { shipperId, categories } }
    },
  },
  RemoveRule: {
    streamId,
    owner: known,
    decide: ({ id: ruleId }, _, { by: { shipperId } }) => ({ type: 'EligibilityRuleRemoved', data: { ruleId, shipperId } }),
  },
})
