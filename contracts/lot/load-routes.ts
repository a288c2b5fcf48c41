import { command } from '../kit/route.ts'
import { Reason } from '../kit/schema.ts'
import { may } from '../roles.ts'

const failed = 'Não foi possível concluir a ação'
const reason = { reason: Reason }

/** What ends a lot and its deliveries; decided by the load, after its lot agreed (`decisions/0014`). */
export const lotLoadRoutes = {
  finishLot: command('POST /shipping/:id/finishLot', 'FinishLot', { may: may.runLoads, messages: { done: 'Frete finalizado.', failed } }),
  reopenLot: command('POST /shipping/:id/reopenShippingLot', 'ReopenLot', {
    may: may.runLoads,
    query: reason,
    messages: { failed: 'Não foi possível reabrir a carga.' },
  }),
  /** One delivery: of a lot, its withdrawal; else the load itself. */
  cancelDelivery: command('POST /shippingdelivery/:id/cancel', 'CancelDelivery', {
    may: may.runLoads,
    query: reason,
    messages: { done: 'Frete cancelado com sucesso.', failed },
  }),
}

/** A withdrawal that shall be a load of its own: what its lot says about it. */
export type PartLaunch = {
  /** Of the new load. */
  readonly id: string
  readonly lotId: string
  readonly withdrawalId: string
  readonly externalId: string
  readonly transporterId: string
  readonly transporterName: string
  readonly amount: number
  readonly price: number
}
/** What the lot asks of the loads it became. */
export type PartReaction =
  | { readonly type: 'LaunchPart'; readonly data: PartLaunch }
  | { readonly type: 'ChangePart'; readonly data: { readonly id: string; readonly amount: number; readonly price: number } }
  | { readonly type: 'ExpireLot'; readonly data: { readonly id: string } }
