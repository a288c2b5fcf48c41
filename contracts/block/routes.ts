import { type Static, Type } from 'typebox'
import { type CommandsOf, command, query } from '../kit/route.ts'
import { Id, Instant, Line, listOf, paging } from '../kit/schema.ts'
import { may } from '../roles.ts'
import { blockKinds, blockReasons, blockStatuses } from './codes.ts'
import { blockLabels } from './labels.pt.ts'

const { failed } = blockLabels
const ReasonText = Type.String({ minLength: 5, maxLength: 200, pattern: '\\S.{3,}\\S' })
/** `DD/MM/YYYY`, in the shipper's zone. */
const Day = Type.String({ pattern: '^\\d{2}/\\d{2}/\\d{4}$' })
const groups = Type.Optional(Type.Array(Id, { maxItems: 50 }))
const terms = { reasonType: Type.Enum(blockReasons), reason: ReasonText, until: Type.Optional(Day), operationGroupIds: groups }
/** `from` today or absent: now. */
const form = { ...terms, from: Type.Optional(Day) }

/** A block as its shipper sees it (readings b1.18). */
export const Block = Type.Object({
  id: Id,
  kind: Type.Enum(blockKinds),
  name: Type.String(),
  /** CNPJ, CPF or plate. */
  document: Type.String(),
  isRegistered: Type.Boolean(),
  transporterId: Type.Optional(Id),
  driverId: Type.Optional(Id),
  vehicleId: Type.Optional(Id),
  reasonType: Type.Enum(blockReasons),
  reason: Type.String(),
  from: Instant,
  until: Type.Optional(Instant),
  operationGroupIds: Type.Array(Id),
  status: Type.Enum(blockStatuses),
  blockedBy: Type.String(),
  blockedDate: Instant,
  releasedBy: Type.Optional(Type.String()),
  releasedDate: Type.Optional(Instant),
  releaseReason: Type.Optional(Type.String()),
})
export type Block = Static<typeof Block>

const listing = {
  ...paging,
  text: Type.Optional(Type.String({ maxLength: 100 })),
  /** Absent: those that hold or will. */
  status: Type.Optional(Type.Enum(blockStatuses)),
}

export const blockRoutes = {
  transporter: query('GET /blockedTransporter/:id', Block, { may: may.seeRegistries }),
  driver: query('GET /blockedDriver/:id', Block, { may: may.seeRegistries }),
  vehicle: query('GET /blockedVehicle/:id', Block, { may: may.seeRegistries }),
  transporters: query('GET /blockedTransporter', listOf(Block), { may: may.seeRegistries, query: listing }),
  drivers: query('GET /blockedDriver', listOf(Block), { may: may.seeRegistries, query: listing }),
  vehicles: query('GET /blockedVehicle', listOf(Block), { may: may.seeRegistries, query: listing }),
}

const added = { done: blockLabels.added, failed }
const changed = { done: blockLabels.changed, failed }
const released = { done: blockLabels.released, failed }
const reason = { reason: ReasonText }

export const blockCommands = {
  blockTransporter: command('POST /blockedTransporter', 'BlockTransporter', {
    may: may.manageCarriers,
    body: { transporterId: Id, ...form },
    creates: true,
    messages: added,
  }),
  changeTransporter: command('PUT /blockedTransporter/:id', 'ChangeTransporterBlock', {
    may: may.manageCarriers,
    body: terms,
    messages: changed,
  }),
  releaseTransporter: command('DELETE /blockedTransporter/:id', 'ReleaseTransporter', {
    may: may.manageCarriers,
    query: reason,
    messages: released,
  }),
  blockDriver: command('POST /blockedDriver', 'BlockDriver', {
    may: may.manageCarriers,
    /** A registered driver, or a CPF that nobody need have registered. */
    body: { driverId: Type.Optional(Id), cpf: Type.Optional(Type.String({ maxLength: 20 })), name: Type.Optional(Line), ...form },
    creates: true,
    messages: added,
  }),
  changeDriver: command('PUT /blockedDriver/:id', 'ChangeDriverBlock', { may: may.manageCarriers, body: terms, messages: changed }),
  releaseDriver: command('DELETE /blockedDriver/:id', 'ReleaseDriver', {
    may: may.manageCarriers,
    query: reason,
    messages: released,
  }),
  blockVehicle: command('POST /blockedVehicle', 'BlockVehicle', {
    may: may.runLoads,
    body: { vehicleId: Type.Optional(Id), plate: Type.Optional(Type.String({ maxLength: 10 })), ...form },
    creates: true,
    messages: added,
  }),
  changeVehicle: command('PUT /blockedVehicle/:id', 'ChangeVehicleBlock', { may: may.runLoads, body: terms, messages: changed }),
  releaseVehicle: command('DELETE /blockedVehicle/:id', 'ReleaseVehicle', {
    may: may.runLoads,
    query: reason,
    messages: released,
  }),
}

/** Sent by timers, never by a route. */
export type BlockReaction =
  | { readonly type: 'BeginBlock'; readonly data: { readonly shipperId: string; readonly blockId: string } }
  | { readonly type: 'EndBlock'; readonly data: { readonly shipperId: string; readonly blockId: string; readonly until: string } }
export type BlockCommand = CommandsOf<typeof blockCommands> | BlockReaction
