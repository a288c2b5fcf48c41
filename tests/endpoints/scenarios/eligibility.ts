import { ruleCommands, ruleRoutes } from '@embarca/contracts/eligibility/routes.ts'
import { loadChangeRoutes } from '@embarca/contracts/load/change-routes.ts'
import { loadDetailsRoutes } from '@embarca/contracts/load-details/routes.ts'
import type { CallScenario } from './call-scenario.ts'
import { personas, type ScenarioSetting } from './setting.ts'

const by = personas.approver
const { add, change, remove } = ruleCommands
const call = 'C378'
/** Of a group that no load of the scenarios is in. */
const rule = { kind: 'BUSY', action: 'WARN', active: true }
const added = async (setting: ScenarioSetting) => String((await setting.ask(add, rule as never, by)).body?.['id' as never])
const ofUnknown = { given: async () => ({ id: 'nothing', ...rule }), code: 'NOT_FOUND', status: 404 }
const shows = (is: unknown) => () => ({ ask: ruleRoutes.rules, input: {}, at: 'list.0.action', is })

export const scenarios: readonly CallScenario[] = [
  {
    ...{ call, row: add, by },
    given: async () => rule,
    then: ['EligibilityRuleAdded'],
    shows: shows('WARN'),
    refused: { given: async () => ({ kind: 'VEHICLE_AGE', action: 'WARN', active: true }), code: 'RULE_VALUE_MISSING' },
  },
  {
    ...{ call, row: change, by },
    given: async (setting) => ({ id: await added(setting), ...rule, active: false }),
    then: ['EligibilityRuleChanged'],
    shows: shows('WARN'),
    refused: ofUnknown,
  },
  {
    ...{ call, row: remove, by },
    given: async (setting) => ({ id: await added(setting) }),
    then: ['EligibilityRuleRemoved'],
    shows: shows('WARN'),
    refused: { given: async () => ({ id: 'nothing' }), code: 'NOT_FOUND', status: 404 },
  },
  {
    row: loadChangeRoutes.waive,
    by,
    given: async (setting) => ({ id: await setting.hired(), rule: 'BLOCKED', subjectId: 'v1', reason: 'Única carreta disponível' }),
    then: ['EligibilityWaived'],
    shows: ({ id }) => ({ ask: loadDetailsRoutes.details, input: { id }, at: 'statusCode', is: 'ASSIGNED_TO_TRANSPORTER' }),
    refused: {
      given: async (setting) => ({ id: await setting.hired(), rule: 'NOT_TIED', subjectId: 'v1', reason: 'Única carreta disponível' }),
      code: 'NOT_WAIVABLE',
    },
  },
]
