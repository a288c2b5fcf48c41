import { outsideServed } from '@embarca/contracts/eligibility/outside-routes.ts'
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

const SET = 'v1~FLEET'
const crew = { shipperId: 's1', driverId: 'd1', transporterId: 't1', vehicleIds: ['v1'], tie: 'FLEET', setId: SET }
/** Someone was asked about João with that truck, a day before; and the company judges risk. */
const askedAbout = async (setting: ScenarioSetting) => {
  await setting.ask(add, { kind: 'RISK_NOT_APPROVED', action: 'WARN', active: true } as never, by)
  const asked = { ...crew, questionId: 'crew-1', askedAt: '2026-01-01T12:00:00.000Z' }
  await setting.app.record('check-s1.d1', [{ type: 'CrewCheckAsked', data: asked }])
  return { id: 'd1', setId: SET }
}
const isOpen =
  (ask: typeof outsideServed.carrierChecks | typeof outsideServed.crewChecks) =>
  ({ id }: { readonly id: string }) => ({ ask, input: { id }, at: 'checks.0.isOpen', is: true })

export const scenarios: readonly CallScenario[] = [
  {
    ...{ row: outsideServed.askCarrier, by: personas.staff },
    given: async () => ({ id: 't1' }),
    then: ['CarrierCheckAsked'],
    shows: isOpen(outsideServed.carrierChecks) as never,
    refused: { given: async () => ({ id: 'nobody' }), code: 'NOT_FOUND', status: 404 },
  },
  {
    ...{ row: outsideServed.askCrew, by: personas.staff },
    given: askedAbout,
    then: ['CrewCheckAsked'],
    shows: isOpen(outsideServed.crewChecks) as never,
    refused: { given: async () => ({ id: 'd1', setId: 'v9~FLEET' }), code: 'NOT_FOUND', status: 404 },
  },
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
    ...{ row: ruleCommands.setCategories, by },
    given: async () => ({ categories: [{ vehicleType: 'TOCO', category: 'D' }] }),
    then: ['CnhCategoriesSet'],
    shows: () => ({ ask: ruleRoutes.categories, input: {}, at: '3.category', is: 'D' }),
    refused: {
      given: async () => ({ categories: ['D', 'E'].map((category) => ({ vehicleType: 'TOCO', category })) }),
      code: 'CATEGORY_REPEATED',
    },
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
