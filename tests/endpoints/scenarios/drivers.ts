import { carrierDriverCommands, driverCommands, driverGroupCommands, driverRoutes } from '@embarca/contracts/reference/driver.ts'
import { referenceRoutes } from '@embarca/contracts/reference/routes.ts'
import { carrierVehicleCommands, vehicleCommands } from '@embarca/contracts/reference/vehicle.ts'
import type { CallScenario } from './call-scenario.ts'
import { personas, type ScenarioSetting } from './setting.ts'

const by = personas.staff
const idOf = ({ stream }: { stream: string }) => stream.slice(stream.indexOf('-') + 1)
const ivo = { cpf: '111.444.777-35', name: 'Abel Prado', phone: '41988887777' }
const own = { ...ivo, cpf: '390.533.447-05', name: 'Abelardo Reis' }
const absent = { given: async () => ({ id: 'nothing' }), code: 'NOT_FOUND', status: 404 } as const
const absentWith = (input: object) => ({ ...absent, given: async () => ({ id: 'nothing', ...input }) })
const status = (id: string, at: string, is: unknown) => ({ ask: driverRoutes.driverStatus, input: { id }, at, is })
const group = async (setting: ScenarioSetting, name: string) =>
  idOf(await setting.execute(driverGroupCommands.addDriverGroup, { name }, by))
const members = (groupId: string, at: string, is: unknown) => ({ ask: driverRoutes.groupDrivers, input: { groupId, bind: true }, at, is })

export const scenarios: readonly CallScenario[] = [
  {
    call: 'C405',
    row: driverCommands.addDriver,
    by,
    given: async () => ({ ...ivo, transporterId: 't1', cnhNumber: '62312481179', cnhCategory: 'E' }),
    then: ['DriverRegistered'],
    shows: () => ({ ask: driverRoutes.driverByCpf, input: { cpf: '11144477735' }, at: 'cnhNumber', is: '62312481179' }),
    refused: { given: async () => ({ ...ivo, transporterId: 't1', cnhNumber: '07021871296' }), code: 'CNH_INVALID' },
  },
  {
    call: 'C308',
    row: driverCommands.changeDriver,
    by,
    given: async () => ({ id: 'd2', phone: '41999990000' }),
    then: ['DriverChanged'],
    shows: () => status('d2', 'phone', '41999990000'),
    refused: absentWith({ phone: '41999990000' }),
  },
  {
    call: 'C307',
    row: driverCommands.setIntegrationDate,
    by,
    given: async () => ({ id: 'd2', date: '2026-01-02', placeId: 'mill' }),
    then: ['DriverIntegrated'],
    shows: () => status('d2', 'integration.date', '2026-01-02'),
    refused: { given: async () => ({ id: 'd2', date: '2026-12-31' }), code: 'INTEGRATION_IN_FUTURE' },
  },
  {
    row: driverCommands.tieDriver,
    by,
    given: async () => ({ id: 'd3', transporterId: 't2', kind: 'AGGREGATE' }),
    then: ['DriverTied'],
    shows: () => status('d3', 'ties.0.kind', 'AGGREGATE'),
    refused: { given: async () => ({ id: 'd3', transporterId: 't1' }), code: 'NOT_TIED_HERE' },
  },
  {
    row: carrierDriverCommands.addOwnDriver,
    by: personas.tania,
    given: async () => own,
    then: ['DriverRegistered'],
    shows: () => ({ ask: driverRoutes.searchDrivers, input: { text: 'abelardo' }, at: 'list.0.name', is: own.name }),
    refused: { given: async () => ({ ...own, cpf: '390.533.447-06' }), code: 'CPF_INVALID' },
  },
  {
    row: carrierDriverCommands.changeOwnDriver,
    by: personas.tito,
    given: async () => ({ id: 'd3', cnhCategory: 'D' }),
    then: ['DriverChanged', 'DriverTied'],
    shows: () => status('d3', 'cnhCategory', 'D'),
    refused: absentWith({ cnhCategory: 'D' }),
  },
  {
    row: carrierDriverCommands.tieOwnDriver,
    by: personas.tania,
    given: async () => ({ id: 'd2', kind: 'THIRD', until: '2026-12-31' }),
    then: ['DriverTied'],
    shows: () => status('d2', 'ties.0.until', '2026-12-31'),
    refused: { given: async () => ({ id: 'd2', from: '2026-02-01', until: '2026-01-31' }), code: 'TIE_ENDS_BEFORE' },
  },
  {
    row: vehicleCommands.tieVehicle,
    by,
    given: async () => ({ id: 'v3', transporterId: 't2', kind: 'THIRD' }),
    then: ['VehicleTied'],
    shows: () => ({ ask: referenceRoutes.vehicle, input: { id: 'v3' }, at: 'kind', is: 'THIRD' }),
    refused: { given: async () => ({ id: 'v3', transporterId: 't1' }), code: 'NOT_TIED_HERE' },
  },
  {
    row: carrierVehicleCommands.addOwnVehicle,
    by: personas.tania,
    given: async () => ({ plate: 'AAA-1A11', vehicleType: 'TRUCK', renavam: '63977791104', grossWeight: 23_000 }),
    then: ['VehicleRegistered'],
    shows: () => ({ ask: referenceRoutes.vehiclesOf, input: { plate: 'AAA1A11' }, at: '0.renavam', is: '63977791104' }),
    refused: { given: async () => ({ plate: 'AAA-1A12', vehicleType: 'TRUCK', renavam: '63977791105' }), code: 'RENAVAM_INVALID' },
  },
  {
    row: carrierVehicleCommands.changeOwnVehicle,
    by: personas.tania,
    given: async () => ({ id: 'v1', plate: 'RQK-3D41', vehicleType: 'BITREM' }),
    then: ['VehicleChanged'],
    shows: () => ({ ask: referenceRoutes.vehicle, input: { id: 'v1' }, at: 'vehicleType', is: 'BITREM' }),
    refused: absentWith({ plate: 'QWE1B23', vehicleType: 'TRUCK' }),
  },
  {
    row: carrierVehicleCommands.tieOwnVehicle,
    by: personas.tania,
    given: async () => ({ id: 'v2', kind: 'AGGREGATE' }),
    then: ['VehicleTied'],
    shows: () => ({ ask: referenceRoutes.vehicle, input: { id: 'v2' }, at: 'kind', is: 'AGGREGATE' }),
    refused: { given: async () => ({ id: 'v2', from: '2026-02-01', until: '2026-01-31' }), code: 'TIE_ENDS_BEFORE' },
  },
  {
    call: 'C299',
    row: driverGroupCommands.addDriverGroup,
    by,
    given: async () => ({ name: 'Aves' }),
    then: ['DriverGroupRegistered'],
    shows: () => ({ ask: driverRoutes.driverGroups, input: {}, at: '0.name', is: 'Aves' }),
    refused: { given: async () => ({ name: '' }), code: 'INVALID', status: 400 },
  },
  {
    call: 'C301',
    row: driverGroupCommands.renameDriverGroup,
    by,
    given: async (setting) => ({ id: await group(setting, 'Antes'), newNameGroup: 'Abacaxi' }),
    then: ['DriverGroupChanged'],
    shows: () => ({ ask: driverRoutes.driverGroups, input: {}, at: '0.name', is: 'Abacaxi' }),
    refused: absentWith({ newNameGroup: 'Outro' }),
  },
  {
    call: 'C303',
    row: driverGroupCommands.addDrivers,
    by,
    given: async (setting) => ({ id: await group(setting, 'Sul'), driverIds: ['d3'] }),
    then: ['DriverGroupChanged'],
    shows: ({ id }) => members(id, 'list.0.id', 'd3'),
    refused: { given: async (setting) => ({ id: await group(setting, 'Leste'), driverIds: ['nobody'] }), code: 'DRIVER_NOT_FOUND' },
  },
  {
    call: 'C304',
    row: driverGroupCommands.removeDrivers,
    by,
    given: async (setting) => {
      const id = await group(setting, 'Oeste')
      await setting.execute(driverGroupCommands.addDrivers, { id, driverIds: ['d3'] }, by)
      return { id, driverIds: ['d3'] }
    },
    then: ['DriverGroupChanged'],
    shows: ({ id }) => members(id, 'list.length', 0),
    refused: absentWith({ driverIds: ['d3'] }),
  },
  {
    call: 'C300',
    row: driverGroupCommands.removeDriverGroup,
    by,
    given: async (setting) => ({ id: await group(setting, 'AAA') }),
    then: ['DriverGroupRemoved'],
    shows: () => ({ ask: driverRoutes.driverGroups, input: {}, at: '0.name', is: 'Abacaxi' }),
    refused: absent,
  },
]
