import { transporterLoadCommands, transporterRoutes } from '@embarca/contracts/carrier/routes.ts'
import { operatorCommands, operatorTieRoutes, ownCarrierCommands } from '@embarca/contracts/operator-tie/routes.ts'
import type { CallScenario } from './call-scenario.ts'
import { bossOf, carrier } from './partnership.ts'
import { personas, type ScenarioSetting } from './setting.ts'

const { tania } = personas
const PLATFORM = { by: { userId: 'system', roles: ['system'], shipperId: 'embarca' } }
const staffed = { staffed: true }

/** Records what was between an operator and a carrier, and waits for the views. */
const tie = async ({ app, settled }: ScenarioSetting, operatorId: string, transporterId: string, ...types: readonly string[]) => {
  const events = types.map((type) => ({ type, data: { operatorId, transporterId } }))
  if (events.length) await app.record(`operator-tie-${operatorId}.${transporterId}`, events, PLATFORM)
  await settled()
}
/** Two companies of their own for each scenario, with these events between them; `asks` is the one that does not ask. */
const between =
  (operator: string, other: string, named: 'operator' | 'carrier', ...types: readonly string[]) =>
  async (setting: ScenarioSetting) => {
    for (const id of [operator, other]) await carrier(setting, id, [], staffed)
    await tie(setting, operator, other, ...types)
    return { id: named === 'operator' ? operator : other }
  }
const INVITED = 'OperatorCarrierInvited'
const ACCEPTED = 'OperatorCarrierAccepted'
const owns = (id: string, is: string | undefined) => () => ({
  ...{ ask: operatorTieRoutes.ownCarriers, input: {}, as: bossOf(id) },
  ...{ at: 'list.0.status', is },
})
const has = (id: string, is: string | undefined) => () => ({
  ...{ ask: operatorTieRoutes.operators, input: {}, as: bossOf(id) },
  ...{ at: '0.status', is },
})

const ties: readonly CallScenario[] = [
  {
    ...{ row: ownCarrierCommands.invite, by: bossOf('lead-a') },
    given: between('lead-a', 'haul-a', 'carrier'),
    then: [INVITED],
    shows: owns('lead-a', 'INVITED'),
    refused: { given: async () => ({ id: 'lead-a' }), code: 'OWN_COMPANY' },
  },
  {
    ...{ row: ownCarrierCommands.end, by: bossOf('lead-b') },
    given: between('lead-b', 'haul-b', 'carrier', INVITED, ACCEPTED),
    then: ['OperatorCarrierEnded'],
    shows: owns('lead-b', undefined),
    refused: { given: async () => ({ id: 'haul-a' }), code: 'NOT_FOUND', status: 404 },
  },
  {
    ...{ row: operatorCommands.accept, by: bossOf('haul-c') },
    given: between('lead-c', 'haul-c', 'operator', INVITED),
    then: [ACCEPTED],
    shows: has('haul-c', 'ACTIVE'),
    refused: { given: async () => ({ id: 'lead-a' }), code: 'NOT_FOUND', status: 404 },
  },
  {
    ...{ row: operatorCommands.refuse, by: bossOf('haul-d') },
    given: between('lead-d', 'haul-d', 'operator', INVITED),
    then: ['OperatorCarrierRefused'],
    shows: has('haul-d', undefined),
    refused: { given: async () => ({ id: 'lead-a' }), code: 'NOT_FOUND', status: 404 },
  },
  {
    ...{ row: operatorCommands.end, by: bossOf('haul-e') },
    given: between('lead-e', 'haul-e', 'operator', INVITED, ACCEPTED),
    then: ['OperatorCarrierEnded'],
    shows: has('haul-e', undefined),
    refused: { given: async () => ({ id: 'lead-a' }), code: 'NOT_FOUND', status: 404 },
  },
]

const SHIPPER = { by: { userId: 'system', roles: ['system'], shipperId: 's1' } }
/** A load of `t1`, hired as logistic operator, with `t2` on its list. */
const operated = async (setting: ScenarioSetting) => {
  await setting.app.record(
    'partnership-s1.t1',
    [{ type: 'LogisticOperatorMarked', data: { shipperId: 's1', transporterId: 't1', is: true } }],
    SHIPPER,
  )
  await tie(setting, 't1', 't2', INVITED, ACCEPTED)
  return setting.hired()
}
const forwarding: readonly CallScenario[] = [
  {
    ...{ row: transporterLoadCommands.forward, by: tania },
    given: async (setting) => ({ id: await operated(setting), transporterId: 't2' }),
    then: ['LoadForwarded'],
    shows: ({ id }) => ({ ask: transporterRoutes.load, as: tania, input: { id }, at: 'forwardedTo', is: 'Sulista' }),
    refused: { given: async (setting) => ({ id: await operated(setting), transporterId: 't8' }), code: 'CARRIER_NOT_TIED' },
  },
  {
    ...{ row: transporterLoadCommands.takeBack, by: tania },
    given: async (setting) => {
      const id = await operated(setting)
      await setting.execute(transporterLoadCommands.forward, { id, transporterId: 't2' }, tania)
      return { id }
    },
    then: ['LoadTakenBack'],
    shows: ({ id }) => ({ ask: transporterRoutes.load, as: tania, input: { id }, at: 'mayForward', is: true }),
    refused: { given: async (setting) => ({ id: await operated(setting) }), code: 'NOT_FORWARDED' },
  },
]

export const scenarios: readonly CallScenario[] = [...ties, ...forwarding]
