import { gateAxesServed, type VehicleAxes } from '@embarca/contracts/gate/axes.ts'
import { detentionCapacities } from '@embarca/contracts/gate/capacities.ts'
import { visitOf } from '@embarca/contracts/gate/codes.ts'
import { usualAxesOf } from '@embarca/contracts/gate/usual-axes.ts'
import { refuse } from '@embarca/contracts/kit/refusal.ts'
import type { VehicleType } from '@embarca/contracts/load/codes.ts'
import type { FastifyInstance } from 'fastify'
import { commandHandler, refused } from '../../http/command.ts'
import type { HttpContext } from '../../http/mount.ts'
import { serveRow } from '../../http/serve-row.ts'
import type { EventStore } from '../../kit/event-store.ts'
import { registered } from '../../registry/index.ts'
import { streamOfVisit, visits } from '../index.ts'
import { visitFold } from '../state.ts'
import { type DeliveryAtGate, deliveryAtGate } from './delivery-at-gate.ts'

type Options = {
  readonly events: Pick<EventStore, 'read'>
  readonly context: Pick<HttpContext, 'admission' | 'isOn' | 'commandContext'>
}

/** The axes of a delivery's vehicles: the delivery names its load, and the visit under way says which gate counts them (C269, C270). */
export const serveAxes = (app: FastifyInstance, { events, context }: Options) => {
  const table = 'gateAxesServed'
  const { vehicles, updateAxes } = gateAxesServed
  const confirm = commandHandler(updateAxes, visits, context.commandContext)

  const counted = async ({ load, look, id, gateId }: DeliveryAtGate) => {
    const visit = gateId === undefined ? visitFold.initial : await look.read(visitFold, streamOfVisit(visitOf(id, gateId)))
    const row = async ({ vehicleId, plate, vehicleType, trailerType }: (typeof load.vehicles)[number]): Promise<VehicleAxes> => {
      const kept = (await registered(look, 'vehicle', vehicleId))?.axes?.[load.shipperId]
      return {
        ...{ vehicleId, plate, vehicleType, ...(trailerType !== undefined && { trailerType }) },
        axes: visit.axes[vehicleId] ?? kept?.axes ?? usualAxesOf(vehicleType),
        isEstimated: visit.axes[vehicleId] === undefined && !kept,
        capacity: kept?.capacity ?? detentionCapacities[vehicleType as VehicleType] ?? detentionCapacities.TOCO,
        flRememberAxes: kept?.flRememberAxes ?? false,
        isConfirmed: visit.axes[vehicleId] !== undefined,
      }
    }
    return Promise.all(load.vehicles.map(row))
  }

  serveRow(app, context, {
    ...{ table, name: 'vehicles', row: vehicles },
    handler: async (request) => counted(await deliveryAtGate(events, request)),
  })
  serveRow(app, context, {
    ...{ table, name: 'updateAxes', row: updateAxes },
    handler: async (request, reply) => {
      const { id: shippingId, gateId: conciergeId } = await deliveryAtGate(events, request)
      if (conciergeId === undefined) throw refused(refuse('GATE_STEP_NOT_NOW'), visits.name)
      request.params = { conciergeId, shippingId }
      confirm(request, reply)
      return reply
    },
  })
}
