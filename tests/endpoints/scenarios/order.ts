import { columnsCommands } from '@embarca/contracts/load-search/routes.ts'
import { mountServed } from '@embarca/contracts/mount/routes.ts'
import { orderRoutes } from '@embarca/contracts/order/read-routes.ts'
import { orderCommands } from '@embarca/contracts/order/routes.ts'
import { orderServed } from '@embarca/contracts/order/served-routes.ts'
import { placeCommands } from '@embarca/contracts/reference/commands.ts'
import type { CallScenario } from './call-scenario.ts'
import { personas, type ScenarioSetting } from './setting.ts'

const by = personas.staff
const { create, change, changeUnbound, schedule, withdraw, remove } = orderCommands
const idOf = (stream: string) => stream.slice('order-'.length)
const form = { deliveryPlaceId: 'store', weight: 1000, value: 5000 }
const placed = { collectPlaceId: 'mill' }
const order = async (setting: ScenarioSetting, code: string, over: object = {}) => {
  const { stream } = await setting.execute(create, { ...form, ...over, code }, by)
  await setting.settled()
  return idOf(stream)
}
const documents = { collect: '11222333000181', delivery: '12ABC34501DE35' }
/** A place of the register, by its document. */
const place = async (setting: ScenarioSetting, type: 'COLLECT' | 'DELIVERY', document: string) => {
  const where = { street: 'Avenida Rio Branco, 1', city: 'Bauru', state: 'SP' }
  await setting.execute(placeCommands.addPlace, { type, name: `Local ${document}`, document, ...where }, by)
}
const shows = (at: string, is: unknown) => (_: unknown, stream: string) => ({ ask: orderRoutes.order, input: { id: idOf(stream) }, at, is })
const ofId =
  (at: string, is: unknown) =>
  ({ id }: { readonly id: string }) => ({ ask: orderRoutes.order, input: { id }, at, is })
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
  {
    ...{ call: 'C158', row: columnsCommands.chooseOrders, by },
    given: async () => ({ fields: ['tags', 'weight'] }),
    then: ['TableColumnsChosen'],
    shows: () => ({ ask: orderRoutes.columns, input: {}, at: '1.name', is: 'tags', as: by }),
    refused: { given: async () => ({ fields: ['tags', 'colour'] }), code: 'INVALID', status: 400 },
  },
  {
    ...{ call: 'C162', row: mountServed.removeOrder, by },
    given: async (setting) => {
      const [id, other] = [await order(setting, 'PED-70', placed), await order(setting, 'PED-71', placed)]
      await setting.execute(mountServed.form, { orderIds: [id, other] }, by)
      await setting.settled()
      return { id, reason: 'Outra data' }
    },
    then: ['MountOrdersRemoved'],
    shows: ofId('status', 'UNBIND'),
    refused: { given: async (setting) => ({ id: await order(setting, 'PED-72'), reason: 'Outra data' }), code: 'ORDER_NOT_MOUNTED' },
  },
  {
    ...{ call: 'C164', row: orderServed.changeCollectPlace, by },
    given: async (setting) => {
      await place(setting, 'COLLECT', documents.collect)
      return { id: await order(setting, 'PED-80'), placeCnpj: '11.222.333/0001-81' }
    },
    then: ['OrderChanged'],
    shows: ofId('collect.document', documents.collect),
    refused: {
      given: async (setting) => ({ id: await order(setting, 'PED-81'), placeCnpj: '33.014.556/0001-96' }),
      code: 'ORDER_PLACE_UNKNOWN',
    },
  },
  {
    ...{ call: 'C165', row: orderServed.changeDeliveryPlace, by },
    given: async (setting) => {
      await place(setting, 'DELIVERY', documents.delivery)
      return { id: await order(setting, 'PED-90'), placeDocument: documents.delivery, placeStreet: 'avenida rio branco, 1' }
    },
    then: ['OrderChanged'],
    shows: ofId('delivery.document', documents.delivery),
    refused: {
      given: async (setting) => ({
        ...{ id: await order(setting, 'PED-91'), placeDocument: documents.delivery, placeStreet: 'Rua que não há' },
      }),
      code: 'ORDER_PLACE_UNKNOWN',
    },
  },
]
