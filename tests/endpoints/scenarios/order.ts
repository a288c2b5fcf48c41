import { orderRoutes } from '@embarca/contracts/order/read-routes.ts'
import { orderCommands } from '@embarca/contracts/order/routes.ts'
import type { CallScenario } from './call-scenario.ts'
import { personas, type ScenarioSetting } from './setting.ts'

const by = personas.staff
const { create, change, changeUnbound, schedule, withdraw, remove } = orderCommands
const idOf = (stream: string) => stream.slice('order-'.length)
const form = { deliveryPlaceId: 'store', weight: 1000, value: 5000 }
const order = async (setting: ScenarioSetting, code: string) => {
  const { stream } = await setting.execute(create, { ...form, code }, by)
  await setting.settled()
  return idOf(stream)
}
const shows = (at: string, is: unknown) => (_: unknown, stream: string) => ({ ask: orderRoutes.order, input: { id: idOf(stream) }, at, is })
const ofUnknown = (more: object = {}) => ({ given: async () => ({ id: 'nothing', ...more }), code: 'NOT_FOUND', status: 404 })

export const scenarios: readonly CallScenario[] = [
  {
    ...{ row: create, by },
    given: async () => ({ ...form, code: ' ped-10 ' }),
    then: ['OrderCreated'],
    shows: shows('code', 'PED-10'),
    refused: { given: async () => ({ ...form, code: 'PED-11', weight: 0 }), code: 'ORDER_WEIGHT_INVALID' },
  },
  {
    ...{ call: 'C160', row: change, by },
    given: async (setting) => ({ id: await order(setting, 'PED-20'), product: 'Papel' }),
    then: ['OrderChanged'],
    shows: shows('product', 'Papel'),
    refused: ofUnknown(),
  },
  {
    ...{ call: 'C166', row: changeUnbound, by },
    given: async (setting) => ({ id: await order(setting, 'PED-30'), blocked: { reason: 'Crédito' } }),
    then: ['OrderBlocked'],
    shows: shows('status', 'BLOCKED'),
    refused: { given: async (setting) => ({ id: await order(setting, 'PED-31'), quantity: 1.5 }), code: 'ORDER_QUANTITY_INVALID' },
  },
  {
    ...{ call: 'C359', row: schedule, by },
    given: async (setting) => ({ id: await order(setting, 'PED-40'), collectDate: '2026-03-02T12:00:00.000Z' }),
    then: ['OrderChanged'],
    shows: shows('collectDate', '2026-03-02T12:00:00.000Z'),
    refused: {
      given: async (setting) => ({
        ...{ id: await order(setting, 'PED-41'), collectDate: '2026-03-02T12:00:00.000Z', deliveryDate: '2026-03-01T12:00:00.000Z' },
      }),
      code: 'ORDER_DELIVERY_BEFORE_COLLECT',
    },
  },
  {
    ...{ call: 'C163', row: withdraw, by },
    given: async (setting) => ({ id: await order(setting, 'PED-50'), weight: '400', price: '100' }),
    then: ['OrderPortionWithdrawn'],
    shows: shows('remaining.weight', 600),
    refused: { given: async (setting) => ({ id: await order(setting, 'PED-51'), weight: '1001' }), code: 'PORTION_ABOVE_REMAINING' },
  },
  {
    ...{ call: 'C178', row: remove, by },
    given: async (setting) => ({ id: await order(setting, 'PED-60') }),
    then: ['OrderRemoved'],
    shows: shows('status', 'REMOVED'),
    refused: ofUnknown(),
  },
]
