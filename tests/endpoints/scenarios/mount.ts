import { launchServed } from '@embarca/contracts/load/launch-routes.ts'
import { loadDetailsRoutes } from '@embarca/contracts/load-details/routes.ts'
import { mountCommands, mountRoutes, mountServed } from '@embarca/contracts/mount/routes.ts'
import { orderCommands } from '@embarca/contracts/order/routes.ts'
import type { CallScenario } from './call-scenario.ts'
import { personas, type ScenarioSetting, target } from './setting.ts'

const by = personas.staff
const { formShipping, unmount, unmountShipping, change } = mountCommands
const { form, addOrders, removeOrders } = mountServed
const idOf = (stream: string) => stream.slice(stream.indexOf('-') + 1)
let count = 0
const order = async (setting: ScenarioSetting, over: object = {}) => {
  const input = {
    ...{ code: `MNT-${++count}`, collectPlaceId: 'mill', deliveryPlaceId: 'store', weight: 1000, value: 5000 },
    ...{ collectDate: '2026-01-06T12:00:00.000Z', deliveryDate: '2026-01-08T12:00:00.000Z' },
    ...over,
  }
  return idOf((await setting.execute(orderCommands.create, input, by)).stream)
}
const formed = async (setting: ScenarioSetting, ...orderIds: string[]) =>
  idOf((await setting.execute(form, { orderIds: orderIds.length ? orderIds : [await order(setting)] }, by)).stream)
const shows = (at: string, is: unknown) => (_: unknown, stream: string) => ({ ask: mountRoutes.one, input: { id: idOf(stream) }, at, is })
const twice = async (setting: ScenarioSetting) => {
  const id = await order(setting)
  await formed(setting, id)
  return [id]
}
const unmounted = async (setting: ScenarioSetting) => {
  const id = await formed(setting)
  await setting.execute(unmountShipping, { id }, by)
  return id
}
const ofUnknown = (more: object = {}) => ({ given: async () => ({ id: 'nothing', ...more }), code: 'NOT_FOUND', status: 404 })
const launch = async (setting: ScenarioSetting) => ({
  ...{ shippingOrderId: await formed(setting), profileId: 'p1', freightPrice: 500_000, target },
})
const launchedNoMore = {
  given: async (setting: ScenarioSetting) => ({
    shippingOrderId: await unmounted(setting),
    profileId: 'p1',
    freightPrice: 500_000,
    target,
  }),
  code: 'MOUNT_NOT_NOW',
}
const launching = {
  by,
  given: (setting: ScenarioSetting) => launch(setting),
  shows: ({ shippingOrderId }: { shippingOrderId: string }) => ({
    ...{ ask: loadDetailsRoutes.details, input: { id: shippingOrderId }, at: 'statusCode', is: 'WAIT_TRANSPORTER_ACCEPT' },
  }),
  refused: launchedNoMore,
  then: ['LoadLaunched', 'LoadOffered'],
}
const ofFreight =
  (freightType: string, over: object = {}) =>
  async (setting: ScenarioSetting) => ({
    ...{ shippingOrderId: await formed(setting, await order(setting, { freightType })), profileId: 'p1', freightPrice: 500_000 },
    ...over,
  })
const settled = {
  by,
  then: ['LoadLaunched', 'TransporterAssigned'],
  shows: ({ shippingOrderId }: { shippingOrderId: string }) => ({
    ...{ ask: loadDetailsRoutes.details, input: { id: shippingOrderId }, at: 'statusCode', is: 'ASSIGNED_TO_TRANSPORTER' },
  }),
}

export const scenarios: readonly CallScenario[] = [
  {
    ...{ call: 'C355', row: form, by },
    given: async (setting) => ({ orderIds: [await order(setting)], externalId: `FORMADA-${++count}` }),
    then: ['MountFormed'],
    shows: shows('weight', 1000),
    refused: { given: async (setting) => ({ orderIds: await twice(setting) }), code: 'ORDERS_GONE' },
  },
  {
    ...{ call: 'C151', row: formShipping, by },
    given: async (setting) => ({ orders: [await order(setting)] }),
    then: ['MountFormed'],
    shows: shows('status', 'FORMED'),
    refused: { given: async (setting) => ({ orders: await twice(setting) }), code: 'ORDERS_GONE' },
  },
  {
    ...{ call: 'C356', row: unmount, by },
    given: async (setting) => ({ shippingOrderId: await formed(setting) }),
    then: ['MountUnmounted'],
    shows: shows('status', 'UNMOUNTED'),
    refused: { given: async (setting) => ({ shippingOrderId: await unmounted(setting) }), code: 'MOUNT_NOT_NOW' },
  },
  {
    ...{ call: 'C177', row: unmountShipping, by },
    given: async (setting) => ({ id: await formed(setting) }),
    then: ['MountUnmounted'],
    shows: shows('statusLabel', 'Desmontada'),
    refused: { given: async (setting) => ({ id: await unmounted(setting) }), code: 'MOUNT_NOT_NOW' },
  },
  {
    ...{ row: change, by },
    given: async (setting) => ({ id: await formed(setting), vehicleType: 'TRUCK' }),
    then: ['MountChanged'],
    shows: shows('vehicleType', 'TRUCK'),
    refused: ofUnknown(),
  },
  {
    ...{ call: 'C161', row: addOrders, by },
    given: async (setting) => ({ shippingOrderId: await formed(setting), orderIds: [await order(setting)] }),
    then: ['MountOrdersAdded'],
    shows: shows('weight', 2000),
    refused: {
      given: async (setting) => ({ shippingOrderId: await formed(setting), orderIds: await twice(setting) }),
      code: 'ORDERS_GONE',
    },
  },
  {
    ...{ row: removeOrders, by },
    given: async (setting) => {
      const orderIds = [await order(setting)]
      return { id: await formed(setting, await order(setting), ...orderIds), orderIds, reason: 'Outra data' }
    },
    then: ['MountOrdersRemoved'],
    shows: shows('weight', 1000),
    refused: {
      given: async (setting) => {
        const orderIds = [await order(setting)]
        return { id: await formed(setting, ...orderIds), orderIds, reason: 'Outra data' }
      },
      code: 'LAST_ORDER',
    },
  },
  { ...launching, call: 'C067', row: launchServed.launchOrders },
  {
    ...settled,
    ...{ call: 'C068', row: launchServed.launchFobOrders },
    given: ofFreight('FOB', { transporterId: 't1' }),
    refused: launchedNoMore,
  },
  {
    ...settled,
    ...{ call: 'C069', row: launchServed.launchDedicatedOrders },
    given: ofFreight('DEDICADO', { transporterId: 't1' }),
    refused: launchedNoMore,
  },
]
