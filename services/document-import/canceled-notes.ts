import type { Actor } from '@embarca/contracts/kit/event.ts'
import { isRefusal } from '@embarca/contracts/kit/refusal.ts'
import type { OrderSource } from '@embarca/contracts/order/events.ts'
import type { Views } from '@embarca/projections/kit/read-store.ts'
import { programFor } from '../kit/scope.ts'
import { orders } from '../order/index.ts'
import { pendencies } from '../pendency/index.ts'
import { differingIn } from './differing-order.ts'
import type { Cancelation } from './importer.ts'
import type { DigestedFile } from './order-from-row.ts'
import type { ImportRunning, StartedImport } from './started-import.ts'

/** The type of pendency 'NF-e cancelada'. */
const NOTE_CANCELED = '5'
const MOST_ORDERS = 20

export type NotedOrder = { readonly orderId: string; readonly code: string }
/** The orders that hold a note, among those that the views show. */
export const ordersWithNote = async (views: Pick<Views, 'page'>, nfeKey: string): Promise<readonly NotedOrder[]> =>
  (
    await views.page<NotedOrder>('order', {
      where: { isLive: true, nfeKeys: { holds: nfeKey } },
      sort: ['deliverOn', 'asc'],
      size: MOST_ORDERS,
    })
  ).items

export const sourceOf = ({ file, line, entry }: Cancelation, importId: string, files: readonly DigestedFile[]): OrderSource => {
  const { name, digest } = files[file]!
  return { kind: 'NFE', importId, file: entry ?? name, line, digest }
}

/** A canceled note leaves its orders; one that a launched load carries opens a pendency there (`o29`). */
export const noteCanceler =
  (started: StartedImport, by: Actor, views: Pick<Views, 'page'>, { run }: Pick<ImportRunning, 'run'>) =>
  async (cancelation: Cancelation): Promise<void> => {
    const { importId, files } = started.data
    const { nfeKey } = cancelation
    const origin = { by, correlationId: started.correlationId, causationId: started.id }
    for (const { orderId, code } of await ordersWithNote(views, nfeKey)) {
      const data = { id: orderId, nfeKey, source: sourceOf(cancelation, importId, files) }
      const outcome = await run(orders, { type: 'RemoveNote', data }, { ...origin, key: `${importId}/canceled/${nfeKey}/${orderId}` })
      const loadId = isRefusal(outcome) ? differingIn(outcome)?.loadId : undefined
      if (loadId === undefined) continue
      const observation = `NF-e ${nfeKey} do pedido ${code} cancelada.`
      await run(
        pendencies,
        { type: 'OpenPendency', data: { id: loadId, typeId: NOTE_CANCELED, orderId, observation, nfeKey } },
        { ...origin, by: programFor(by.shipperId), asProgram: true, key: `${importId}/pendency/${nfeKey}/${orderId}` },
      )
    }
  }
