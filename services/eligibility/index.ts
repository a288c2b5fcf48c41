import type { ServiceManifest } from '../kit/manifest.ts'
import type { Module } from '../kit/module.ts'
import { type RuleTypes, ruleCommandRows, rulesFold, streamOfRules } from './rules.ts'

export { type ForLoad, gathered, type Trio } from './gather.ts'
export { type Asked, eligibleFor } from './guard.ts'

const eligibilityRules: Module<RuleTypes> = {
  name: 'eligibility',
  fold: rulesFold,
  commands: ruleCommandRows,
  stream: streamOfRules,
  owner: () => undefined,
}

export const eligibilityService = {
  modules: { eligibility: eligibilityRules },
  routes: { ruleActions: 'eligibility' },
} as const satisfies ServiceManifest
