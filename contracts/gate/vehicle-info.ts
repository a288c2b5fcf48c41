import { Type } from 'typebox'
import { command } from '../kit/route.ts'
import { Id } from '../kit/schema.ts'
import { trailerTypes, vehicleTypes } from '../load/codes.ts'
import { referenceMessages as messages } from '../reference/labels.pt.ts'
import { may } from '../roles.ts'
import { OwnCapacity } from './capacities.ts'
import { Axes } from './usual-axes.ts'

const year = Type.Optional(Type.Integer({ minimum: 1950, maximum: 2100 }))

/** What gate people may correct; the rest belongs to those who run loads (Y31). */
export const measuredAtGate = ['axes', 'capacity'] as const

/** Corrections of a vehicle, in the register and, until its truck has left, on the delivery (C237, Y31). Never the plate. */
export const vehicleInfoServed = {
  updateInfoByDelivery: command('PUT /vehicle/:id/updateInfoByDelivery', 'ConfirmAxes', {
    may: may.workGate,
    query: { deliveryId: Id },
    body: {
      vehicleType: Type.Optional(Type.Enum(vehicleTypes)),
      trailerType: Type.Optional(Type.Enum(trailerTypes)),
      fabricationYear: year,
      modelYear: year,
      axes: Type.Optional(Axes),
      /** Kilograms. */
      capacity: Type.Optional(OwnCapacity),
    },
    messages: { done: messages.vehicleChanged, failed: messages.vehicleNotChanged },
  }),
}
