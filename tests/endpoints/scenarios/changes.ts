import { deliveryOf } from '@embarca/contracts/load/codes.ts'
import { loadRoutes } from '@embarca/contracts/load/routes.ts'
import { loadDetailsRoutes } from '@embarca/contracts/load-details/routes.ts'
import type { CallScenario, Shows } from './call-scenario.ts'
import { form, route, type ScenarioSetting, target } from './setting.ts'

const { details } = loadDetailsRoutes
const of = (id: string, at: string, is: unknown): Shows => ({ ask: details, input: { id }, at, is })
const show =
  (at: string, is: unknown) =>
  ({ id }: { id: string }) =>
    of(id, at, is)
const launched =
  (more: object = {}) =>
  async (setting: ScenarioSetting) => ({ id: await setting.launched(), ...more })
const ended =
  (more: object = {}) =>
  async (setting: ScenarioSetting) => ({ id: await setting.canceled(), ...more })
const ofOrigin =
  (more: object, bring = (setting: ScenarioSetting) => setting.launched()) =>
  async (setting: ScenarioSetting) => {
    const id = await bring(setting)
    return { id, originId: `${id}-o1`, ...more }
  }
const ofDestination =
  (more: object, bring = (setting: ScenarioSetting) => setting.launched()) =>
  async (setting: ScenarioSetting) => {
    const id = await bring(setting)
    return { id, destinationId: `${id}-d1`, ...more }
  }
const canceled = (setting: ScenarioSetting) => setting.canceled()
const reason = { reason: 'Porque sim' }
const lot = { deliveryType: 'LOT', lot: { pricePerPart: 90_000, amountMinimum: 1_000, amountMaximum: 6_000 } } as const

/** Changes of agreed terms by staff (C080–C107, C012). */
const changeScenarios: readonly CallScenario[] = [
  {
    call: 'C012',
    row: loadRoutes.tag,
    given: launched({ tags: ['frágil'] }),
    then: ['LoadTagged'],
    shows: show('tags', ['frágil']),
    refused: { given: launched({ tags: ['x'.repeat(41)] }), code: 'INVALID', status: 400 },
  },
  {
    call: 'C080',
    row: loadRoutes.boost,
    given: launched(),
    then: ['LoadBoosted'],
    shows: show('flBoost', true),
    refused: { given: ended(), code: 'LOAD_NOT_NOW' },
  },
  {
    call: 'C083',
    row: loadRoutes.observe,
    given: launched({ observation: 'Ligar antes' }),
    then: ['LoadObservationChanged'],
    shows: show('terms.observation', 'Ligar antes'),
    refused: { given: launched({ observation: 'x'.repeat(4001) }), code: 'INVALID', status: 400 },
  },
  {
    call: 'C084',
    row: loadRoutes.rename,
    given: launched({ externalId: 'CARGA-84' }),
    then: ['LoadRenamed'],
    shows: show('externalId', 'CARGA-84'),
    refused: { given: launched({ externalId: 'CARGA-84' }), code: 'EXTERNAL_ID_TAKEN' },
  },
  {
    call: 'C091',
    row: loadRoutes.changePrice,
    given: launched({ freightPrice: 700_000, ...reason }),
    then: ['PriceChanged'],
    shows: show('freightPrice', 700_000),
    refused: {
      given: async (setting) => ({ id: await setting.accepted(), freightPrice: 700_000, ...reason }),
      code: 'OFFER_ALREADY_ACCEPTED',
    },
  },
  {
    call: 'C092',
    row: loadRoutes.changeWeight,
    given: launched({ weight: '11000.5' }),
    then: ['WeightChanged'],
    shows: show('weight', 11_000.5),
    refused: { given: launched({ weight: '0' }), code: 'WEIGHT_MISSING' },
  },
  {
    call: 'C093',
    row: loadRoutes.changeAmountMinimum,
    given: async (setting) => ({ id: await setting.launched(lot), amount: 2_000 }),
    then: ['LotAmountsChanged'],
    shows: show('terms.lot.amountMinimum', 2_000),
    refused: { given: launched({ amount: 2_000 }), code: 'NOT_A_LOT' },
  },
  {
    call: 'C094',
    row: loadRoutes.changeAmountMaximum,
    given: async (setting) => ({ id: await setting.launched(lot), amount: 7_000 }),
    then: ['LotAmountsChanged'],
    shows: show('terms.lot.amountMaximum', 7_000),
    refused: { given: launched({ amount: 7_000 }), code: 'NOT_A_LOT' },
  },
  {
    call: 'C095',
    row: loadRoutes.changeDistance,
    given: launched({ freightDistance: 512 }),
    then: ['DistanceChanged'],
    shows: show('terms.freightDistance', 512),
    refused: { given: ended({ freightDistance: 512 }), code: 'LOAD_NOT_NOW' },
  },
  {
    call: 'C096',
    row: loadRoutes.changeTargets,
    given: launched({ ...target, transporterIds: ['t1'] }),
    then: ['TargetsChanged'],
    shows: show('terms.target.transporterIds', ['t1']),
    refused: { given: launched({ ...target, transporterIds: [] }), code: 'TARGET_MISSING' },
  },
  {
    call: 'C097',
    row: loadRoutes.changeProfile,
    given: launched({ profileId: 'p2' }),
    then: ['LoadProfileChanged'],
    shows: show('terms.profileName', 'Paletes'),
    refused: { given: launched({ profileId: 'p9' }), code: 'PROFILE_UNKNOWN' },
  },
  {
    call: 'C098',
    row: loadRoutes.prioritize,
    given: launched({ flPriority: 'true' }),
    then: ['LoadPriorityChanged'],
    shows: show('flPriority', true),
    refused: { given: launched({ flPriority: 'talvez' }), code: 'INVALID', status: 400 },
  },
  {
    call: 'C099',
    row: loadRoutes.reorderDeliveries,
    given: async (setting) => {
      const id = await setting.launched()
      return { id, destinationIds: setting.drops(id).reverse() }
    },
    then: ['DeliveriesReordered'],
    shows: ({ id }) => of(id, 'terms.destinations.0.destinationId', `${id}-d2`),
    refused: { given: launched({ destinationIds: ['d9'] }), code: 'DELIVERIES_DIFFER' },
  },
  {
    call: 'C101',
    row: loadRoutes.changeCollectDate,
    given: ofOrigin({ collectDate: '07/01/2026 09:00:00' }),
    then: ['CollectDateChanged'],
    shows: show('terms.origins.0.collectDate', '2026-01-07T12:00:00.000Z'),
    refused: { given: ofOrigin({ collectDate: '07/01/2020 09:00:00' }), code: 'COLLECT_IN_THE_PAST' },
  },
  {
    call: 'C102',
    row: loadRoutes.observeOrigin,
    given: ofOrigin({ observation: 'Doca 3' }),
    then: ['OriginObservationChanged'],
    shows: show('terms.origins.0.observation', 'Doca 3'),
    refused: { given: launched({ originId: 'o9', observation: 'Doca 3' }), code: 'ORIGIN_UNKNOWN' },
  },
  {
    call: 'C103',
    row: loadRoutes.changeCollectWindow,
    given: ofOrigin({ initCollectDate: '2026-01-06T10:00:00.000Z', limitCollectDate: '2026-01-06T14:00:00.000Z' }),
    then: ['CollectDateChanged'],
    shows: show('terms.origins.0.initCollectExpectedDate', '2026-01-06T10:00:00.000Z'),
    refused: {
      given: ofOrigin({ initCollectDate: '2026-01-06T15:00:00.000Z', limitCollectDate: '2026-01-06T14:00:00.000Z' }),
      code: 'COLLECT_WINDOW_INVALID',
    },
  },
  {
    call: 'C104',
    row: loadRoutes.changeDeliveryDate,
    given: ofDestination({ deliveryDate: '09/01/2026 09:00:00' }),
    then: ['DeliveryDateChanged'],
    shows: show('terms.destinations.0.deliveryDate', '2026-01-09T12:00:00.000Z'),
    refused: { given: ofDestination({ deliveryDate: '06/01/2026 08:00:00' }), code: 'DELIVERY_BEFORE_COLLECT' },
  },
  {
    call: 'C105',
    row: loadRoutes.observeDestination,
    given: ofDestination({ observation: 'Doca 4' }),
    then: ['DestinationObservationChanged'],
    shows: show('terms.destinations.0.observation', 'Doca 4'),
    refused: { given: ofDestination({ observation: 'Doca 4' }, canceled), code: 'LOAD_NOT_NOW' },
  },
  {
    call: 'C106',
    row: loadRoutes.changeNfCode,
    given: launched({ orderCode: 'PED-1', nfCode: '4711' }),
    then: ['NfCodeChanged'],
    shows: show('terms.destinations.0.nfCode', '4711'),
    refused: { given: launched({ orderCode: 'PED-9', nfCode: '4711' }), code: 'ORDER_UNKNOWN' },
  },
  {
    call: 'C107',
    row: loadRoutes.changeRoute,
    given: launched({ origins: route.origins, destinations: route.destinations.slice(0, 1), ...reason }),
    then: ['RouteChanged'],
    shows: show('terms.destinations.length', 1),
    refused: {
      given: launched({ origins: route.origins, destinations: [{ placeId: 'moon', deliveryDate: '2026-01-08T12:00:00.000Z' }], ...reason }),
      code: 'PLACE_UNKNOWN',
    },
  },
]

/** Commands on one delivery (C124–C135). */
const deliveryScenarios: readonly CallScenario[] = [
  {
    call: 'C124',
    row: loadRoutes.changeDriver,
    given: async (setting) => ({ id: deliveryOf(await setting.linked()), driverId: 'd2', ...reason }),
    then: ['DriverReplaced'],
    shows: ({ id }) => of(id.slice(0, -2), 'driverName', 'Davi'),
    refused: { given: async (setting) => ({ id: deliveryOf(await setting.linked()), driverId: 'd3', ...reason }), code: 'DRIVER_UNKNOWN' },
  },
  {
    call: 'C125',
    row: loadRoutes.changeVehicles,
    given: async (setting) => ({ id: deliveryOf(await setting.linked()), vehicleIds: ['v2'], ...reason }),
    then: ['VehiclesReplaced'],
    shows: ({ id }) => of(id.slice(0, -2), 'vehiclePrimaryPlate', 'ABC1D23'),
    refused: {
      given: async (setting) => ({ id: deliveryOf(await setting.linked()), vehicleIds: ['v3'], ...reason }),
      code: 'VEHICLE_UNKNOWN',
    },
  },
  {
    call: 'C126',
    row: loadRoutes.changeTransporterOfDelivery,
    given: async (setting) => ({ id: deliveryOf(await setting.linked()), transporterId: 't2', ...reason }),
    then: ['TransporterReplaced'],
    shows: ({ id }) => of(id.slice(0, -2), 'transporterName', 'Sulista'),
    refused: {
      given: async (setting) => ({ id: deliveryOf(await setting.linked()), transporterId: 'nobody', ...reason }),
      code: 'TARGET_UNKNOWN',
    },
  },
  {
    call: 'C129',
    row: loadRoutes.confirmDriverAndVehicle,
    given: async (setting) => ({ id: deliveryOf(await setting.bound()), driverId: 'd1' }),
    then: ['DriverConfirmed'],
    shows: ({ id }) => of(id.slice(0, -2), 'statusCode', 'LINKED_TO_DRIVER_VEHICLE'),
    refused: { given: async (setting) => ({ id: deliveryOf(await setting.linked()), driverId: 'd1' }), code: 'LOAD_NOT_NOW' },
  },
  {
    call: 'C132',
    row: loadRoutes.finishInProgress,
    given: async (setting) => ({ id: deliveryOf(await setting.inDelivery()), ...reason }),
    then: ['LoadDelivered'],
    shows: ({ id }) => of(id.slice(0, -2), 'statusCode', 'DELIVERED'),
    refused: { given: async (setting) => ({ id: deliveryOf(await setting.linked()), ...reason }), code: 'LOAD_NOT_NOW' },
  },
  {
    call: 'C134',
    row: loadRoutes.addInvoices,
    given: async (setting) => ({
      id: deliveryOf(await setting.hired()),
      invoices: [{ orderCode: 'PED-1', nfeKey: '35261111222333000181550010000123451482135793' }],
    }),
    then: ['InvoicesAdded'],
    shows: ({ id }) => of(id.slice(0, -2), 'invoices.0.number', '000012345'),
    refused: {
      given: async (setting) => ({
        id: deliveryOf(await setting.hired()),
        invoices: [{ orderCode: 'PED-1', nfeKey: '35261111222333000181550010000123451482135794' }],
      }),
      code: 'INVOICE_KEY_INVALID',
    },
  },
  {
    call: 'C135',
    row: loadRoutes.removeInvoice,
    given: async (setting) => {
      const id = await setting.hired()
      await setting.invoiced(id)
      const { body } = await setting.app.as(['shipper_operator']).call(details, { id })
      return { id: deliveryOf(id), invoiceId: body.invoices[0]!.invoiceId }
    },
    then: ['InvoiceRemoved'],
    shows: ({ id }) => of(id.slice(0, -2), 'invoices.length', 0),
    refused: { given: async (setting) => ({ id: deliveryOf(await setting.hired()), invoiceId: 'i9' }), code: 'INVOICE_UNKNOWN' },
  },
  {
    call: 'C064',
    row: loadRoutes.launchFob,
    given: async () => form({ freightType: 'FOB', transporterId: 't1' }),
    then: ['LoadLaunched', 'TransporterAssigned'],
    shows: (_, stream) => of(stream.slice('load-'.length), 'statusCode', 'ASSIGNED_TO_TRANSPORTER'),
    refused: { given: async () => form({ freightType: 'FOB', transporterId: 'nobody' }), code: 'TARGET_UNKNOWN' },
  },
  {
    call: 'C066',
    row: loadRoutes.launchDedicated,
    given: async () => form({ freightType: 'DEDICADO', transporterId: 't1' }),
    then: ['LoadLaunched', 'TransporterAssigned'],
    shows: (_, stream) => of(stream.slice('load-'.length), 'statusCode', 'ASSIGNED_TO_TRANSPORTER'),
    refused: { given: async () => form({ freightType: 'DEDICADO', transporterId: 'nobody' }), code: 'TARGET_UNKNOWN' },
  },
]

export const scenarios: readonly CallScenario[] = [...changeScenarios, ...deliveryScenarios]
