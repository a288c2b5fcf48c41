import { type Static, Type } from 'typebox'
import { type CommandsOf, command, query } from '../kit/route.ts'
import { Id } from '../kit/schema.ts'
import { may } from '../roles.ts'
import { OwnCapacity } from './capacities.ts'
import { gateLabels } from './labels.pt.ts'
import { Axes } from './usual-axes.ts'

const MOST_VEHICLES = 10

const CountedAxes = Type.Object(
  {
    vehicleId: Id,
    axes: Axes,
    /** Ask for a confirmation at each exit of this vehicle (R242). */
    flRememberAxes: Type.Optional(Type.Boolean()),
    /** Kilograms, where the vehicle has its own. */
    capacity: Type.Optional(OwnCapacity),
  },
  { additionalProperties: false },
)

/** A vehicle of a delivery with its axes (C269, Y18). */
export const VehicleAxes = Type.Object({
  vehicleId: Id,
  plate: Type.String(),
  vehicleType: Type.String(),
  trailerType: Type.Optional(Type.String()),
  axes: Axes,
  /** By the vehicle's type: nobody counted them. */
  isEstimated: Type.Boolean(),
  /** Kilograms: the vehicle's own, else its type's. */
  capacity: Type.Integer(),
  flRememberAxes: Type.Boolean(),
  /** Confirmed in the visit under way. */
  isConfirmed: Type.Boolean(),
})
export type VehicleAxes = Static<typeof VehicleAxes>

/** The delivery says which load; its visit under way is the gate's. */
export const gateAxesServed = {
  vehicles: query('GET /vehicle/findByDeliveryId', Type.Array(VehicleAxes), { may: may.seeYard, query: { deliveryId: Id } }),
  updateAxes: command('PUT /vehicle/updateAxes', 'ConfirmAxes', {
    may: may.workGate,
    takesMoment: true,
    query: { deliveryId: Id },
    body: { axes: Type.Array(CountedAxes, { minItems: 1, maxItems: MOST_VEHICLES }) },
    messages: { done: gateLabels.done.usual, failed: gateLabels.failed.axes },
  }),
}
export type AxesCommand = {
  readonly type: 'ConfirmAxes'
  readonly data: CommandsOf<typeof gateAxesServed>['data'] & { readonly conciergeId: string; readonly shippingId: string }
}
