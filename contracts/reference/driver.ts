import { Type } from 'typebox'
import { command, query } from '../kit/route.ts'
import { Day, Id, Instant, Line, listOf, paging } from '../kit/schema.ts'
import { actionFailed as failed } from '../labels.pt.ts'
import { may } from '../roles.ts'
import { cnhCategories } from './codes.ts'
import { referenceMessages as messages } from './labels.pt.ts'
import { TieAnswer, tieBody } from './tie-body.ts'

const cpf = Type.String({ maxLength: 14, pattern: '^[\\d.-]+$' })
const phone = Type.String({ pattern: '^(\\d{8}|\\d{10,11})$' })
const licence = {
  cnhNumber: Type.Optional(Type.String({ maxLength: 11 })),
  cnhCategory: Type.Optional(Type.Enum(cnhCategories)),
  cnhExpiry: Type.Optional(Day),
  paidActivity: Type.Optional(Type.Boolean()),
  photo: Type.Optional(Id),
}
const newcomer = { cpf, name: Line, phone, ...licence, ...tieBody }
const changes = { name: Type.Optional(Line), phone: Type.Optional(phone), ...licence }
const untying = { until: Type.Optional(Day) }

const runs = { may: may.runLoads, messages: { failed: messages.driverNotChanged } }
/** The shipper's side: drivers of its carriers. `transporterId` says for which of his companies. */
export const driverCommands = {
  addDriver: command('POST /driver', 'RegisterNew', {
    ...runs,
    body: { transporterId: Id, ...newcomer },
    messages: { done: messages.driverRegistered, failed },
  }),
  changeDriver: command('PUT /driver/:id', 'ChangeDetails', {
    ...runs,
    body: { transporterId: Type.Optional(Id), ...changes },
    messages: { done: messages.driverChanged, failed: messages.driverNotChanged },
  }),
  setIntegrationDate: command('POST /driver/:id/setIntegrationDriverDate', 'SetIntegrationDate', {
    ...runs,
    body: { date: Day, placeId: Type.Optional(Id) },
    messages: { done: messages.integrated, failed },
  }),
  tieDriver: command('POST /driver/:id/tie', 'Tie', {
    ...runs,
    body: { transporterId: Id, ...tieBody },
    messages: { done: messages.tied, failed },
  }),
}
/** Calls that read what is under way, or who has the CPF, before the command. */
export const driverLookupCommands = {
  updateByCpf: command('POST /driver/updateInfoByCPF', 'ChangeDetails', {
    ...runs,
    body: { cpf, transporterId: Type.Optional(Id), ...changes },
    messages: { done: messages.driverChanged, failed: messages.driverNotChanged },
  }),
  untieDriver: command('POST /driver/:id/untie', 'Untie', {
    ...runs,
    body: { transporterId: Id, ...untying },
    messages: { done: messages.untied, failed },
  }),
  untieOwnDriver: command('POST /webtransporter/drivers/:id/untie', 'Untie', {
    may: may.operateForTransporter,
    body: untying,
    messages: { done: messages.untied, failed },
  }),
}
const ownRuns = { may: may.operateForTransporter, messages: { failed: messages.driverNotChanged } }
/** The carrier's side: its own drivers. */
export const carrierDriverCommands = {
  addOwnDriver: command('POST /webtransporter/drivers', 'RegisterNew', {
    ...ownRuns,
    body: newcomer,
    messages: { done: messages.driverRegistered, failed },
  }),
  changeOwnDriver: command('PUT /webtransporter/drivers/:id', 'ChangeDetails', {
    ...ownRuns,
    body: changes,
    messages: { done: messages.driverChanged, failed: messages.driverNotChanged },
  }),
  tieOwnDriver: command('POST /webtransporter/drivers/:id/tie', 'Tie', {
    ...ownRuns,
    body: tieBody,
    messages: { done: messages.tied, failed },
  }),
}

/** One tie of a driver, as its company knows him: a driver of two carriers is listed twice. `id` is the driver's. */
export const TiedDriver = Type.Object({
  id: Id,
  name: Type.String(),
  document: Type.String(),
  phone: Type.String(),
  transporterId: Id,
  transporterName: TieAnswer.properties.transporterName,
  kind: TieAnswer.properties.kind,
  from: Type.Optional(Day),
  until: Type.Optional(Day),
  /** A block of the asking shipper holds. */
  blocked: Type.Optional(Type.Literal(true)),
  ...licence,
})
const Integration = Type.Object({ date: Day, placeId: Type.Optional(Id), validUntil: Type.Optional(Day) })
export const DriverDetails = Type.Object({
  ...TiedDriver.properties,
  /** With carriers of the asker. */
  ties: Type.Array(TieAnswer),
  integration: Type.Optional(Integration),
})
const text = Type.Optional(Type.String({ maxLength: 100 }))
const see = { may: may.seeDrivers }
const searched = { ...see, query: { ...paging, text } }
export const driverRoutes = {
  driverByCpf: query('GET /driver/:cpf', DriverDetails, { may: may.seeRegistries }),
  searchDrivers: query('GET /driver/search', listOf(TiedDriver), searched),
  /** How the driver stands for the asking shipper: its own loads only. */
  driverStatus: query(
    'GET /driver/:id/findByDriverStatus',
    Type.Object({
      ...DriverDetails.properties,
      /** Of what the shown company typed, for `If-Match`. */
      revision: Type.Integer(),
      /** Until when he is blocked; absent: without an end, or not blocked. */
      blockedUntil: Type.Optional(Instant),
      status: Type.Enum(['AVAILABLE', 'ON_TRIP', 'BLOCKED'] as const),
      loads: Type.Array(Type.Object({ id: Id, code: Type.String(), status: Type.String() })),
    }),
    /** `transporterId`: as that company knows him. */
    { ...see, query: { transporterId: Type.Optional(Id) } },
  ),
  /** `bind`: the group's members; false: the others. */
  groupDrivers: query('GET /driver/searchByGroup', listOf(TiedDriver), {
    ...see,
    query: { ...paging, text, groupId: Id, bind: Type.Boolean() },
  }),
  driverGroups: query('GET /drivergroup', Type.Array(Type.Object({ id: Id, name: Type.String(), count: Type.Integer() })), {
    may: may.seeDriverGroups,
  }),
}

const groups = { may: may.runLoads, messages: { failed } }
const driverIds = { driverIds: Type.Array(Id, { minItems: 1, maxItems: 500, uniqueItems: true }) }
export const driverGroupCommands = {
  addDriverGroup: command('POST /drivergroup', 'RegisterNew', { ...groups, body: { name: Line } }),
  removeDriverGroup: command('DELETE /drivergroup/:id', 'Remove', { ...groups, messages: { done: messages.removed, failed } }),
  renameDriverGroup: command('POST /drivergroup/:id/updateNameGroup', 'Rename', {
    ...groups,
    query: { newNameGroup: Line },
    messages: { done: messages.groupChanged, failed },
  }),
  addDrivers: command('POST /drivergroup/:id/adddriver', 'AddDrivers', { ...groups, body: driverIds }),
  removeDrivers: command('POST /drivergroup/:id/deletedriver', 'RemoveDrivers', { ...groups, body: driverIds }),
}
