import { dedicatedRoutes } from '@embarca/contracts/dedicated/read-routes.ts'
import { contractOfRow, dedicatedCommands, dedicatedLoadCommands, rowIdOf } from '@embarca/contracts/dedicated/routes.ts'
import { loadRoutes } from '@embarca/contracts/load/routes.ts'
import { loadDetailsRoutes } from '@embarca/contracts/load-details/routes.ts'
import { reportOfStream } from '@embarca/contracts/report/codes.ts'
import { reportCommands, reportRoutes } from '@embarca/contracts/report/routes.ts'
import type { CallScenario } from './call-scenario.ts'
import type { ScenarioSetting } from './setting.ts'

const crews = {
  first: { transporterId: 't1', vehicleIds: ['v1'], driverId: 'd1' },
  second: { transporterId: 't1', vehicleIds: ['v2'], driverId: 'd2' },
  third: { transporterId: 't2', vehicleIds: ['v3'], driverId: 'd3' },
}
type Crew = keyof typeof crews
const terms = {
  ...{ cycleDay: 10, daysOff: [] as number[] },
  ...{ freightPriceNegotiated: 2_000_000, distanceAmountNegotiated: 6_000, pricePerKmExceeded: 425, penaltyPrice: 50_000 },
}
const contracts = new WeakMap<ScenarioSetting, Map<Crew, string>>()
/** A vehicle and a driver stand in one contract: the one before is disabled. */
const contracted = async (setting: ScenarioSetting, crew: Crew = 'first') => {
  const known = contracts.get(setting) ?? new Map<Crew, string>()
  contracts.set(setting, known)
  const before = known.get(crew)
  if (before !== undefined) await setting.execute(dedicatedCommands.disable, { id: before })
  const { stream } = await setting.execute(dedicatedCommands.save, { ...terms, ...crews[crew] })
  const id = stream.slice('dedicated-'.length)
  known.set(crew, id)
  return id
}
const bound = async (setting: ScenarioSetting) => {
  const id = await contracted(setting)
  const hash = await setting.launched()
  await setting.execute(dedicatedLoadCommands.bindShipping, { id, hash })
  return { id, hash }
}
const unbound = async (setting: ScenarioSetting) => ({ id: await contracted(setting), hash: await setting.launched() })
const detail = (id: string, at: string, is: unknown) => ({ ask: dedicatedRoutes.detail, input: { id }, at, is })
const load = (id: string, at: string, is: unknown) => ({ ask: loadDetailsRoutes.details, input: { id }, at, is })
const row =
  (more: object) =>
  async (setting: ScenarioSetting): Promise<{ id: string; shippingHash: string }> => {
    const { id, hash: shippingHash } = await bound(setting)
    return { id, shippingHash, ...more }
  }
const noRow =
  (more: object) =>
  async (setting: ScenarioSetting): Promise<{ id: string; shippingHash: string }> => {
    const { id, hash: shippingHash } = await unbound(setting)
    return { id, shippingHash, ...more }
  }
const [BEFORE, RUNNING] = ['2025-11-10', '2025-12-10']
const truck = { vehicleId: 'v1', plate: 'RQK3D41', vehicleType: 'CARRETA' }
let older = 0

const ofContract: readonly CallScenario[] = [
  {
    call: 'C219',
    row: dedicatedCommands.save,
    given: async () => ({ ...terms, ...crews.third }),
    then: ['DedicatedContracted'],
    shows: (_, stream) => {
      const dedicatedVehicleId = stream.slice('dedicated-'.length)
      return { ask: dedicatedRoutes.forUpdate, input: { id: dedicatedVehicleId }, at: 'freightPriceNegotiated', is: 2_000_000 }
    },
    refused: {
      given: async (setting) => ({ ...terms, ...crews.first, dedicatedVehicleId: await contracted(setting), vehicleIds: [] }),
      code: 'CONTRACT_VEHICLE_MISSING',
    },
  },
  {
    call: 'C223',
    row: dedicatedCommands.updateTollPrice,
    given: row({ tollPrice: 9_900 }),
    then: ['DedicatedTollChanged'],
    shows: ({ id }) => detail(id, 'rows.0.tollPrice', 9_900),
    refused: { given: noRow({ tollPrice: 9_900 }), code: 'LOAD_NOT_BOUND' },
  },
  {
    call: 'C224',
    row: dedicatedCommands.updateValues,
    given: async (setting) => ({ id: await contracted(setting), cycle: RUNNING, complementPrice: 15_000 }),
    then: ['DedicatedComplemented'],
    shows: ({ id }) => detail(id, 'sums.complements', 15_000),
    refused: { given: async (setting) => ({ id: await contracted(setting), cycle: RUNNING }), code: 'COMPLEMENT_MISSING' },
  },
  {
    call: 'C226',
    row: dedicatedCommands.updateDistance,
    given: row({ distance: 812.5 }),
    then: ['DedicatedDistanceChanged'],
    shows: ({ id }) => detail(id, 'rows.0.distanceTraveled', 812.5),
    refused: { given: noRow({ distance: 812.5 }), code: 'LOAD_NOT_BOUND' },
  },
  {
    call: 'C232',
    row: dedicatedCommands.setPenalty,
    given: row({ value: 50_000, reason: 'Atraso na coleta' }),
    then: ['DedicatedPenaltySet'],
    shows: ({ id }) => detail(id, 'rows.0.penaltyPrice', 50_000),
    refused: { given: noRow({ value: 50_000 }), code: 'LOAD_NOT_BOUND' },
  },
  {
    call: 'C225',
    row: dedicatedCommands.updateCycle,
    // Contracted a month ago.
    given: async ({ app }) => {
      const dedicatedId = `older-${older++}`
      const crew = { driver: { driverId: 'd1', name: 'João', document: '52998224725', phone: '41999990000' }, vehicles: [truck] }
      const owner = { dedicatedId, shipperId: 's1', operationGroupId: 'g1', firstCycle: BEFORE }
      await app.record(
        `dedicated-${dedicatedId}`,
        [
          {
            type: 'DedicatedContracted',
            data: { ...owner, terms: { ...terms, ...crew, transporterId: 't1', transporterName: 'TransNorte', tags: [] } },
          },
          { type: 'DedicatedLoadHeld', data: { dedicatedId, loadId: 'arrived', cycle: RUNNING, binding: 1 } },
        ],
        { by: { userId: 'ana', roles: ['shipper_operator'], shipperId: 's1' } },
      )
      return { id: rowIdOf(dedicatedId, 'arrived'), cycle: BEFORE, justification: 'Entrega no ciclo anterior' }
    },
    then: ['DedicatedCycleChanged'],
    shows: ({ id }) => ({
      ask: dedicatedRoutes.detail,
      input: { id: contractOfRow(id), cycle: BEFORE },
      at: 'corrections.0.type',
      is: 'DedicatedCycleChanged',
    }),
    refused: {
      given: async (setting) => {
        const { id, hash } = await bound(setting)
        return { id: rowIdOf(id, hash), cycle: RUNNING, justification: 'Entrega no ciclo seguinte' }
      },
      code: 'CYCLE_UNCHANGED',
    },
  },
  {
    call: 'C231',
    row: dedicatedCommands.disable,
    given: async (setting) => {
      const { id } = await bound(setting)
      contracts.get(setting)!.delete('first')
      return { id }
    },
    then: ['DedicatedDisabled', 'DedicatedVehicleRemoved', 'DedicatedLoadFreed'],
    shows: ({ id }) => detail(id, 'isActive', false),
    refused: { given: async () => ({ id: 'nothing' }), code: 'NOT_FOUND', status: 404 },
  },
  {
    call: 'C233',
    row: reportCommands.dedicated,
    given: async (setting) => ({ id: await contracted(setting), isXLSX: 'false' }),
    then: ['ReportStarted'],
    shows: (_, stream) => ({ ask: reportRoutes.report, input: { id: reportOfStream(stream) }, at: 'format', is: 'csv' }),
    refused: { given: async () => ({ id: 'nothing' }), code: 'NOT_FOUND', status: 404 },
  },
]

const ofItsLoad: readonly CallScenario[] = [
  ...(['bindShipping', 'bindShippingNew'] as const).map(
    (name): CallScenario => ({
      call: name === 'bindShipping' ? 'C229' : 'C230',
      row: dedicatedLoadCommands[name],
      given: unbound,
      then: ['DedicatedLoadHeld', 'TransporterAssigned', 'DriverBound', 'DriverConfirmed', 'DedicatedVehicleBound'],
      shows: ({ id, hash }) => detail(id, 'shipping.hashId', hash),
      refused: {
        given: async (setting) => {
          const { id } = await bound(setting)
          return { id, hash: await setting.launched() }
        },
        code: 'VEHICLE_HAS_LOAD',
      },
    }),
  ),
  {
    call: 'C228',
    row: dedicatedLoadCommands.removeShipping,
    given: bound,
    then: ['DedicatedVehicleRemoved', 'DedicatedLoadFreed'],
    shows: ({ hash }) => load(hash, 'statusCode', 'CREATED'),
    refused: { given: unbound, code: 'LOAD_NOT_NOW' },
  },
  {
    call: 'C227',
    row: dedicatedLoadCommands.putInTransit,
    given: bound,
    then: ['CollectStarted', 'CollectFinished', 'TransitStarted'],
    shows: ({ id }) => detail(id, 'status', 'IN_TRANSIT'),
    refused: { given: unbound, code: 'LOAD_NOT_NOW' },
  },
  {
    call: 'C127',
    row: loadRoutes.changeDedicated,
    given: async (setting) => {
      const { hash } = await bound(setting)
      return { id: `${hash}-1`, dedicatedVehicleId: await contracted(setting, 'second'), reason: 'Pane no caminhão' }
    },
    then: ['DedicatedLoadHeld', 'DedicatedVehicleRemoved', 'DriverBound', 'DriverConfirmed', 'DedicatedVehicleBound', 'DedicatedLoadFreed'],
    shows: ({ dedicatedVehicleId, id }) => detail(dedicatedVehicleId, 'shipping.hashId', id.slice(0, -2)),
    refused: {
      given: async (setting) => ({
        id: `${await setting.linked()}-1`,
        dedicatedVehicleId: await contracted(setting, 'second'),
        reason: 'Pane no caminhão',
      }),
      code: 'NOT_OF_CONTRACT',
    },
  },
]

/** Contracts of dedicated vehicles, and their loads. */
export const scenarios: readonly CallScenario[] = [...ofContract, ...ofItsLoad]
