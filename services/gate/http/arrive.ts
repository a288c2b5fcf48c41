import { type DriverAtGate, driverGateServed } from '@embarca/contracts/gate/driver-routes.ts'
import type { Actor } from '@embarca/contracts/kit/event.ts'
import { refuse } from '@embarca/contracts/kit/refusal.ts'
import { driverPlace } from '@embarca/projections/gate/driver-place.ts'
import type { Views } from '@embarca/projections/kit/read-store.ts'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { commandHandler, refused } from '../../http/command.ts'
import type { HttpContext } from '../../http/mount.ts'
import { serveRow } from '../../http/serve-row.ts'
import type { EventStore } from '../../kit/event-store.ts'
import { programFor } from '../../kit/scope.ts'
import { gatesLookup } from '../../load/index.ts'
import { waitingList } from '../waiting/index.ts'
import { afterPosition } from './after-position.ts'
import { visibleLoad } from './visible-load.ts'

type Options = {
  readonly events: Pick<EventStore, 'read'>
  readonly viewsFor: (by: Actor) => Views
  readonly now: () => string
  readonly context: Pick<HttpContext, 'admission' | 'isOn' | 'commandContext' | 'querySources'>
}

/** The driver's app names its load; which gate that is, the load's route and its visits say (Y6). */
export const serveArrival = (app: FastifyInstance, { events, viewsFor, now, context }: Options) => {
  const table = 'driverGateServed'
  const { arriveAtGate, gate: place } = driverGateServed
  const arrive = commandHandler(arriveAtGate, waitingList, context.commandContext)

  /** The load of the path, which is the driver's, and the gate that it has not left yet. */
  const nextGate = async ({ params, admitted: { by } }: FastifyRequest) => {
    const { id } = params as { readonly id: string }
    const { load, look } = await visibleLoad(events, by, id)
    const { gates } = await gatesLookup(load, {}, look)
    const next = gates.find(({ isGate, visit: { step } }) => isGate && step !== 'FINISHED')
    return { id, operationGroupId: load.operationGroupId, shipperId: load.shipperId, gateId: next?.placeId }
  }

  serveRow(app, context, {
    ...{ table, name: 'arriveAtGate', row: arriveAtGate },
    handler: async (request, reply) => {
      const { id, gateId: conciergeId } = await nextGate(request)
      if (conciergeId === undefined) throw refused(refuse('NO_GATE'), waitingList.name)
      request.params = { id, conciergeId }
      arrive(request, reply)
      return reply
    },
  })
  serveRow(app, context, {
    ...{ table, name: 'gate', row: place },
    handler: async (request): Promise<DriverAtGate> => {
      const { id, gateId, shipperId, operationGroupId } = await nextGate(request)
      if (gateId === undefined) return {}
      await afterPosition(request, context)
      // The whole queue is read for him; the answer is his own place.
      const by: Actor = { ...programFor(shipperId), operationGroups: [operationGroupId], roles: ['embarca_admin'] }
      return driverPlace(gateId, id, { views: viewsFor(by), by, now: now() })
    },
  })
}
