import { checklistCommands, checklistRoutes } from '@embarca/contracts/checklist/routes.ts'
import { usualGateSettings } from '@embarca/contracts/gate/settings.ts'
import type { CommandRoute, QueryRoute } from '@embarca/contracts/kit/route.ts'
import {
  certificationCommands,
  conditioningCommands,
  departmentCommands,
  groupCommands,
  occurrenceResolutionCommands,
  occurrenceTypeCommands,
  placeCommands,
  productCommands,
  profileCommands,
  propertyCommands,
  shipperCommands,
  unitCommands,
} from '@embarca/contracts/reference/commands.ts'
import { receiverCommands } from '@embarca/contracts/reference/receiver.ts'
import { referenceRoutes } from '@embarca/contracts/reference/routes.ts'
import { vehicleCommands } from '@embarca/contracts/reference/vehicle.ts'
import { newCnpj } from '@embarca/services/demo/identifiers.ts'
import { randomFrom } from '@embarca/services/demo/random.ts'
import type { CallScenario } from './call-scenario.ts'
import { personas, type ScenarioSetting } from './setting.ts'

type Row = CommandRoute<any, any, any, any>
type Query = QueryRoute<any, any, any, any>
type Kind = {
  readonly call: string
  readonly event: string
  readonly add: Row
  readonly change: Row
  readonly remove: Row
  readonly fields: Readonly<Record<string, unknown>> | ((name: string) => Readonly<Record<string, unknown>>)
  /** Lists the register by name. */
  readonly list: Query
  /** Path of the first name in the list. */
  readonly at?: string
}

const by = personas.approver
const idOf = ({ stream }: { stream: string }) => stream.slice(stream.indexOf('-') + 1)
const gone = { given: async () => ({ id: 'nothing' }), code: 'NOT_FOUND', status: 404 } as const

/** The three calls of a register. The scenario reads the first name of the list, so each new name sorts before the existing ones. */
const scenariosOf = ({ call, event, add, change, remove, fields, list, at = 'list.0.name' }: Kind): readonly CallScenario[] => {
  const form = (name: string) => ({ ...(typeof fields === 'function' ? fields(name) : fields), name })
  const there = async (setting: ScenarioSetting, name: string) => idOf(await setting.execute(add, form(name) as never, by))
  const first = (is: string) => () => ({ ask: list, input: {}, at, is })
  return [
    {
      call,
      row: add,
      by,
      given: async () => form('A3'),
      then: [`${event}Registered`],
      shows: first('A3'),
      refused: { given: async () => form(''), code: 'INVALID', status: 400 },
    },
    {
      call,
      row: change,
      by,
      given: async (setting) => ({ ...form('A2'), id: await there(setting, 'A9') }),
      then: [`${event}Changed`],
      shows: first('A2'),
      refused: { ...gone, given: async () => ({ ...form('x'), id: 'nothing' }) },
    },
    {
      call,
      row: remove,
      by,
      given: async (setting) => ({ id: await there(setting, 'A1') }),
      then: [`${event}Removed`],
      shows: first('A2'),
      refused: gone,
    },
  ]
}

const { addProfile, changeProfile, removeProfile } = profileCommands
const { addProduct, changeProduct, removeProduct } = productCommands
const { addUnit, changeUnit, removeUnit } = unitCommands
const { addConditioning, changeConditioning, removeConditioning } = conditioningCommands
const { addCertification, changeCertification, removeCertification } = certificationCommands
const { addProperty, changeProperty, removeProperty } = propertyCommands
const { addOccurrenceType, changeOccurrenceType, removeOccurrenceType } = occurrenceTypeCommands
const { addDepartment, changeDepartment, removeDepartment } = departmentCommands
const { addResolution, changeResolution, removeResolution } = occurrenceResolutionCommands
const { addGroup, changeGroup, removeGroup } = groupCommands
const { addPlace, changePlace, removePlace, addCollect, addDelivery } = placeCommands
const { addReceiver, changeReceiver, removeReceiver } = receiverCommands
const { addVehicle, changeVehicle } = vehicleCommands
const { products, units, conditionings, certifications, properties, occurrenceTypes, groups, profiles, places, receivers, configs } =
  referenceRoutes
const { departments, resolutions } = referenceRoutes

const at = '0.name'
/** A document identifies one place, so each name gets its own. */
const place = (name: string) => ({ document: newCnpj(randomFrom(name), false), street: 'Rua A, 1', city: 'Itajaí', state: 'SC' })
const kind = { category: 'MERCHANDISE', severity: 'HIGH', influenceOtif: true, active: true }
const plain = { fields: {}, at }
const truck = { transporterId: 't1', vehicleType: 'TRUCK' }
const plateOf = (input: { plate: string }, is: string) => ({
  ask: referenceRoutes.vehiclesOf,
  input: { plate: input.plate },
  at: '0.plate',
  is,
})

/** One call that adds a place of a kind. */
const placeScenario = (call: string, row: Row, name: string): CallScenario => ({
  call,
  row,
  by,
  given: async () => ({ ...place(name), name }),
  then: ['PlaceRegistered'],
  shows: () => ({ ask: places, input: { text: name }, at: 'list.0.name', is: name }),
  refused: { given: async () => ({ ...place(name), name, document: '1' }), code: 'DOCUMENT_INVALID' },
})

const dock = { code: '1', name: 'Doca 1', vehicleTypes: [], trailerTypes: [], active: true, hours: [] }
/** A collect place becomes a gate (Y1). */
const gateScenario: CallScenario = {
  row: placeCommands.configureGate,
  by,
  given: async (setting) => {
    const { stream } = await setting.execute(placeCommands.addCollect, { ...place('A gate'), name: 'A gate' }, by)
    return { ...usualGateSettings, active: true, docks: [dock], id: stream.slice('place-'.length) }
  },
  then: ['GateConfigured'],
  shows: ({ id }) => ({ ask: referenceRoutes.placeGate, input: { id }, at: 'settings.docks.0.name', is: 'Doca 1' }),
  refused: {
    given: async (setting) => {
      const { stream } = await setting.execute(placeCommands.addCollect, { ...place('A bare gate'), name: 'A bare gate' }, by)
      return { ...usualGateSettings, active: true, id: stream.slice('place-'.length) }
    },
    code: 'GATE_SETTINGS_WRONG',
  },
}

const { addItem, changeItem, removeItem } = checklistCommands
const question = { answerType: 'YES_NO', expected: true, mandatory: true, moment: 'ENTRY' }
const asked = (text: string) => ({ ...question, question: text, vehicleTypes: [], gateIds: [], position: 1, active: true })
const askedThere = async (setting: ScenarioSetting, text: string) => idOf(await setting.execute(addItem, asked(text) as never, by))
const shownQuestion = (id: string, at: string, is: unknown) => ({ ask: checklistRoutes.checklistItem, input: { id }, at, is })
/** Questions of a gate's checklists. */
const checklistScenarios: readonly CallScenario[] = [
  {
    call: 'C370',
    row: addItem,
    by,
    given: async () => asked('O baú está limpo?'),
    then: ['ChecklistItemRegistered'],
    shows: (_, stream) => shownQuestion(stream.slice('checklistItem-'.length), 'question', 'O baú está limpo?'),
    refused: { given: async () => ({ ...asked('A lona está inteira?'), answerType: 'PHOTO' }), code: 'CHECKLIST_ITEM_WRONG' },
  },
  {
    call: 'C370',
    row: changeItem,
    by,
    given: async (setting) => ({ ...asked('O baú está seco?'), id: await askedThere(setting, 'O baú está molhado?') }),
    then: ['ChecklistItemChanged'],
    shows: ({ id }) => shownQuestion(id, 'version', 2),
    refused: { ...gone, given: async () => ({ ...asked('x'), id: 'nothing' }) },
  },
  {
    call: 'C370',
    row: removeItem,
    by,
    given: async (setting) => ({ id: await askedThere(setting, 'Há lacre?') }),
    then: ['ChecklistItemRemoved'],
    shows: () => ({ ask: checklistRoutes.checklistItems, input: {}, at: '0.moment', is: 'ENTRY' }),
    refused: gone,
  },
]

/** The registers that a company needs to launch loads. */
export const scenarios: readonly CallScenario[] = [
  ...scenariosOf({
    call: 'C385',
    event: 'Profile',
    add: addProfile,
    change: changeProfile,
    remove: removeProfile,
    fields: { measureType: 'UNIT' },
    list: profiles,
  }),
  ...scenariosOf({
    call: 'C210',
    event: 'Product',
    add: addProduct,
    change: changeProduct,
    remove: removeProduct,
    list: products,
    ...plain,
  }),
  ...scenariosOf({ call: 'C211', event: 'Unit', add: addUnit, change: changeUnit, remove: removeUnit, list: units, ...plain }),
  ...scenariosOf({
    call: 'C212',
    event: 'Conditioning',
    add: addConditioning,
    change: changeConditioning,
    remove: removeConditioning,
    list: conditionings,
    ...plain,
  }),
  ...scenariosOf({
    call: 'C209',
    event: 'Certification',
    add: addCertification,
    change: changeCertification,
    remove: removeCertification,
    list: certifications,
    ...plain,
  }),
  ...scenariosOf({
    call: 'C213',
    event: 'Property',
    add: addProperty,
    change: changeProperty,
    remove: removeProperty,
    list: properties,
    ...plain,
  }),
  ...scenariosOf({
    call: 'C214',
    event: 'OccurrenceType',
    add: addOccurrenceType,
    change: changeOccurrenceType,
    remove: removeOccurrenceType,
    fields: kind,
    list: occurrenceTypes,
    at,
  }),
  ...scenariosOf({
    call: 'department',
    event: 'Department',
    add: addDepartment,
    change: changeDepartment,
    remove: removeDepartment,
    list: departments,
    ...plain,
  }),
  ...scenariosOf({
    call: 'resolution',
    event: 'OccurrenceResolution',
    add: addResolution,
    change: changeResolution,
    remove: removeResolution,
    list: resolutions,
    ...plain,
  }),
  ...scenariosOf({
    call: 'C273',
    event: 'Group',
    add: addGroup,
    change: changeGroup,
    remove: removeGroup,
    fields: { transporterIds: ['t1'] },
    list: groups,
  }),
  ...scenariosOf({
    call: 'C389',
    event: 'Place',
    add: addPlace,
    change: changePlace,
    remove: removePlace,
    fields: (name) => ({ ...place(name), type: 'BOTH' }),
    list: places,
  }),
  ...scenariosOf({
    call: 'C388',
    event: 'Receiver',
    add: addReceiver,
    change: changeReceiver,
    remove: removeReceiver,
    fields: (name) => ({ ...place(name), requiresScheduling: false }),
    list: receivers,
  }),
  placeScenario('C020', addCollect, 'Doca Norte'),
  placeScenario('C021', addDelivery, 'Filial Oeste'),
  gateScenario,
  ...checklistScenarios,
  {
    call: 'C236',
    row: addVehicle,
    by,
    given: async () => ({ ...truck, plate: 'QWE-1A23' }),
    then: ['VehicleRegistered'],
    shows: (input) => plateOf(input, 'QWE1A23'),
    refused: { given: async () => ({ ...truck, plate: 'QWE1023' }), code: 'PLATE_TAKEN' },
  },
  {
    call: 'C404',
    row: changeVehicle,
    by,
    given: async () => ({ ...truck, id: 'v2', plate: 'QWE1B23' }),
    then: ['VehicleChanged'],
    shows: (input) => plateOf(input, 'QWE1B23'),
    refused: { given: async () => ({ ...truck, id: 'v2', plate: '1234567' }), code: 'PLATE_INVALID' },
  },
  {
    call: 'C394',
    row: shipperCommands.saveConfigs,
    by,
    given: async () => ({
      toggles: { ENABLE_BID: true, ENABLE_LAUNCH_BY_ORDER: true },
      lotByBurden: true,
      priceWarnPercent: 20,
      priceConfirmPercent: 50,
    }),
    then: ['ShipperChanged'],
    shows: () => ({ ask: configs, input: {}, at: 'toggles.ENABLE_BID', is: true }),
    refused: { given: async () => ({ toggles: { ENABLE_MAGIC: true } }), code: 'INVALID', status: 400 },
  },
]
