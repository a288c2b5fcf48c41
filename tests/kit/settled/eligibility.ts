import type { SettledThing } from '../settled-things.ts'

const rule = { ruleId: 'rule-1', shipperId: 's1', kind: 'BUSY', action: 'WARN', active: true }

export const things: readonly SettledThing[] = [
  {
    kind: 'eligibility',
    id: rule.ruleId,
    recorded: { stream: 'eligibilityRules-s1', events: [{ type: 'EligibilityRuleAdded', data: rule }] },
    at: /\/blockedVehicle\/rules\/:id/,
    isOf: 'company',
  },
]
