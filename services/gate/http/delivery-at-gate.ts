import { stepsInside } from '@embarca/contracts/gate/codes.ts'
import { deliveryOf, loadOfDelivery } from '@embarca/contracts/load/codes.ts'
import type { FastifyRequest } from 'fastify'
import { inputOf } from '../../http/input.ts'
import type { EventStore } from '../../kit/event-store.ts'
import { NotFound } from '../../kit/scope.ts'
import { gatesLookup } from '../../load/index.ts'
import { type VisibleLoad, visibleLoad } from './visible-load.ts'

/** `gateId`: the gate at which a visit of the load is under way. */
export type DeliveryAtGate = VisibleLoad & { readonly id: string; readonly gateId: string | undefined }

/** The load of the delivery that a request names; another company's is not found. */
export const deliveryAtGate = async (events: Pick<EventStore, 'read'>, request: FastifyRequest): Promise<DeliveryAtGate> => {
  const { deliveryId } = inputOf(request) as { readonly deliveryId: string }
  const id = loadOfDelivery(deliveryId)
  if (deliveryOf(id) !== deliveryId) throw new NotFound()
  const found = await visibleLoad(events, request.admitted.by, id)
  const { gates } = await gatesLookup(found.load, {}, found.look)
  return { ...found, id, gateId: gates.find(({ visit: { step } }) => stepsInside.includes(step))?.placeId }
}
