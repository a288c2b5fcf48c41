import type { ServiceManifest } from '../kit/manifest.ts'
import type { Module } from '../kit/module.ts'
import { checkCommandRows } from './outside/commands.ts'
import { checkReactions } from './outside/reactions.ts'
import { checksFold, streamOfChecks } from './outside/state.ts'
import type { CheckTypes } from './outside/types.ts'
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

/** What a shipper asks outside about carriers and crews; each subject in a stream of its own. */
export const outsideChecks: Module<CheckTypes> = {
  name: 'check',
  fold: checksFold,
  commands: checkCommandRows,
  stream: streamOfChecks,
  owner: () => undefined,
}

export const eligibilityService = {
  modules: { eligibility: eligibilityRules, check: outsideChecks },
  routes: { ruleActions: 'eligibility', outside: 'check' },
  reactions: { order: 10, table: checkReactions },
} as const satisfies ServiceManifest
