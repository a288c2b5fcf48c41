import { Type } from 'typebox'
import { command } from '../kit/route.ts'
import { Day, Id } from '../kit/schema.ts'
import { actionFailed as failed } from '../labels.pt.ts'
import { trailerTypes, vehicleTypes } from '../load/codes.ts'
import { may } from '../roles.ts'
import { referenceMessages as messages } from './labels.pt.ts'
import { tieBody } from './tie-body.ts'

const year = Type.Optional(Type.Integer({ minimum: 1950, maximum: 2100 }))
const details = {
  plate: Type.String({ minLength: 7, maxLength: 8 }),
  vehicleType: Type.Enum(vehicleTypes),
  trailerType: Type.Optional(Type.Enum(trailerTypes)),
  fabricationYear: year,
  modelYear: year,
  renavam: Type.Optional(Type.String({ maxLength: 11, pattern: '^\\d*$' })),
  chassis: Type.Optional(Type.String({ pattern: '^([A-Za-z0-9]{17})?$' })),
  /** kg */
  grossWeight: Type.Optional(Type.Integer({ minimum: 500, maximum: 200_000 })),
}
const vehicle = { transporterId: Id, ...details }
const registers = { done: messages.vehicleRegistered, failed: messages.vehicleNotRegistered }
const changes = { done: messages.vehicleChanged, failed: messages.vehicleNotChanged }
const untying = { until: Type.Optional(Day) }

export const vehicleCommands = {
  addVehicle: command('POST /vehicles', 'RegisterNew', {
    may: may.launchLoads,
    body: { ...vehicle, ...tieBody },
    messages: registers,
  }),
  changeVehicle: command('PUT /vehicles/:id', 'Change', { may: may.runLoads, body: vehicle, messages: changes }),
  tieVehicle: command('POST /vehicles/:id/tie', 'Tie', {
    may: may.runLoads,
    body: { transporterId: Id, ...tieBody },
    messages: { done: messages.tied, failed },
  }),
}
export const vehicleLookupCommands = {
  untieVehicle: command('POST /vehicles/:id/untie', 'Untie', {
    may: may.runLoads,
    body: { transporterId: Id, ...untying },
    messages: { done: messages.untied, failed },
  }),
  untieOwnVehicle: command('POST /webtransporter/vehicles/:id/untie', 'Untie', {
    may: may.operateForTransporter,
    body: untying,
    messages: { done: messages.untied, failed },
  }),
}
const own = { may: may.operateForTransporter }
/** The carrier's side: its own vehicles. */
export const carrierVehicleCommands = {
  addOwnVehicle: command('POST /webtransporter/vehicles', 'RegisterNew', { ...own, body: { ...details, ...tieBody }, messages: registers }),
  changeOwnVehicle: command('PUT /webtransporter/vehicles/:id', 'Change', { ...own, body: details, messages: changes }),
  tieOwnVehicle: command('POST /webtransporter/vehicles/:id/tie', 'Tie', {
    ...own,
    body: tieBody,
    messages: { done: messages.tied, failed },
  }),
}
