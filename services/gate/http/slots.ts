import { type CarrierSlots, slotServed } from '@embarca/contracts/gate/slot-booking.ts'
import type { Actor } from '@embarca/contracts/kit/event.ts'
import { carrierSlots, type OpenGate } from '@embarca/projections/gate/slots/of-carrier.ts'
import type { Views } from '@embarca/projections/kit/read-store.ts'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { HttpContext } from '../../http/mount.ts'
import { serveRow } from '../../http/serve-row.ts'
import type { EventStore } from '../../kit/event-store.ts'
import { programFor } from '../../kit/scope.ts'
import { slotLookup } from '../slots/lookups.ts'
import { afterPosition } from './after-position.ts'
import { visibleLoad } from './visible-load.ts'

type Options = {
  readonly events: Pick<EventStore, 'read'>
  readonly viewsFor: (by: Actor) => Views
  readonly now: () => string
  readonly context: Pick<HttpContext, 'admission' | 'isOn' | 'querySources'>
}

/** The slots that a carrier may choose for its load. */
export const serveCarrierSlots = (app: FastifyInstance, { events, viewsFor, now, context }: Options) => {
  const openGates = async ({ params, admitted: { by } }: FastifyRequest) => {
    const { id } = params as { readonly id: string }
    const { load, look } = await visibleLoad(events, by, id)
    const placeIds = [...new Set(load.terms?.origins.map(({ place }) => place.placeId) ?? [])]
    const gates = await Promise.all(placeIds.map(async (conciergeId) => ({ conciergeId, ...(await slotLookup(id, conciergeId, look)) })))
    const open = gates.flatMap(({ conciergeId, isOpen, load: { window, isDue, isBegun, transporterId } }): OpenGate[] => {
      if (!isOpen || !window || transporterId !== by.transporterId) return []
      return [{ conciergeId, window, mayChange: isDue && !isBegun }]
    })
    return { id, open, load }
  }
  serveRow(app, context, {
    ...{ table: 'slotServed', name: 'carrierSlots', row: slotServed.carrierSlots },
    handler: async (request): Promise<CarrierSlots> => {
      const { id, open, load } = await openGates(request)
      await afterPosition(request, context)
      const { shipperId, operationGroupId } = load
      // All seats of a gate are counted for it; the answer names no other load.
      const by: Actor = { ...programFor(shipperId), operationGroups: [operationGroupId], roles: ['embarca_admin'] }
      return carrierSlots(id, open, { views: viewsFor(by), now: now() })
    },
  })
}
