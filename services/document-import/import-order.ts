import { importLabels } from '@embarca/contracts/import/labels.pt.ts'
import type { Actor } from '@embarca/contracts/kit/event.ts'
import { isRefusal, type Refusal } from '@embarca/contracts/kit/refusal.ts'
import type { Accepted } from '@embarca/contracts/kit/route.ts'
import type { ImportedOrder } from '@embarca/contracts/order/reactions.ts'
import { canonical } from '@embarca/projections/kit/canonical.ts'
import { digestOf } from '../kit/identifiers.ts'
import { newIdOf } from '../kit/run.ts'
import { programFor } from '../kit/scope.ts'
import { orders } from '../order/index.ts'
import { pendencies } from '../pendency/index.ts'
import { places } from '../place/index.ts'
import { type Differing, differenceText, differingIn } from './differing-order.ts'
import { ordersFromRows, typedPlaceIn } from './order-from-row.ts'
import { refusalText, unlessHeldElsewhere } from './order-refusals.ts'
import type { OrderRow } from './order-rows.ts'
import type { KnownPlace, Registers } from './registers.ts'
import type { ImportRunning, StartedImport } from './started-import.ts'

export type OrderOutcome = 'created' | 'changed' | 'same' | { readonly fault: string }
/** The type of pendency 'Pedido alterado no ERP'. */
const ORDER_CHANGED = '7'
type Setting = Pick<ImportRunning, 'run' | 'events'>

/** Executes one row as a command of its order, under a key that names the import, the row and what it says. */
export const orderImporter = (started: StartedImport, by: Actor, registers: Registers, { run, events }: Setting) => {
  const { importId, increment, recreates, freightType, files } = started.data
  const origin = { by, correlationId: started.correlationId, causationId: started.id }
  const fresh = new Map<string, Promise<KnownPlace | undefined>>()

  /** A delivery place that no register knows is registered; what is refused stays in the order as it was typed. */
  const registerPlace = async (row: OrderRow): Promise<KnownPlace | undefined> => {
    const typed = typedPlaceIn(row)
    const document = typed?.document
    if (!typed || document === undefined) return undefined
    // The register needs a street; a file of a shipper's system may have none.
    const { name, city, state, street = importLabels.noStreet, district } = typed
    const form = { name, document, city, state, street, ...(district && { district }) }
    const outcome = await run(places, { type: 'RegisterDeliveryPlace', data: form } as never, {
      ...origin,
      key: `${importId}/place/${document}`,
    })
    if (isRefusal(outcome)) return undefined
    const id = outcome.stream.slice(places.stream('').length)
    const [registered] = (await events.read(outcome.stream)) as unknown as readonly { readonly data: { readonly zone: string } }[]
    return { id, document, kind: 'DELIVERY', zone: registered!.data.zone }
  }
  const deliveryOf = (row: OrderRow): Promise<KnownPlace | undefined> => {
    const document = row.values.deliveryDocument
    const known = registers.deliveryOf(document)
    if (known) return Promise.resolve(known)
    const made = fresh.get(document) ?? registerPlace(row)
    fresh.set(document, made)
    return made
  }

  const keyOf = (row: OrderRow, data: ImportedOrder) =>
    `${importId}/${row.file}.${row.line}/${digestOf(canonical(data)).toString('hex').slice(0, 16)}`
  const execute = async (data: ImportedOrder, key: string): Promise<Accepted | Refusal> =>
    run(orders, { type: 'ImportOrder', data }, { ...origin, key })

  const outcomeOf = async ({ stream, revision }: Accepted, data: ImportedOrder, key: string): Promise<OrderOutcome> => {
    if (stream === orders.stream(newIdOf('ImportOrder', { by, key }))) return 'created'
    // The event at this revision is this row's own, unless it had nothing new to say.
    const [last] = (await events.read(stream, revision)) as unknown as readonly {
      readonly data: { readonly source?: ImportedOrder['source'] }
    }[]
    const source = last?.data.source
    const isOwn = source?.importId === importId && source.file === data.source.file && source.line === data.source.line
    return isOwn ? 'changed' : 'same'
  }

  /** An order in a launched load stays as it is: who runs the load decides about the difference (`o25`). */
  const openPendency = ({ loadId, orderId, events: found }: Differing, { values, file, line }: OrderRow) =>
    run(
      pendencies,
      { type: 'OpenPendency', data: { id: loadId, typeId: ORDER_CHANGED, orderId, observation: differenceText(values.code, found) } },
      { ...origin, by: programFor(by.shipperId), asProgram: true, key: `${importId}/pendency/${file}.${line}` },
    )

  const orderOf = ordersFromRows({ importId, increment, freightType, files, registers })

  return async (row: OrderRow): Promise<OrderOutcome> => {
    const data = orderOf(row, await deliveryOf(row))
    const key = keyOf(row, data)
    const decide = async (): Promise<OrderOutcome> => {
      let outcome = await execute(data, key)
      if (isRefusal(outcome) && outcome.refused === 'ORDER_CODE_ENDED' && recreates) {
        const id = String(outcome.detail?.['orderId'])
        const program = { ...origin, by: programFor(by.shipperId), asProgram: true } as const
        await run(orders, { type: 'ReleaseOrderCode', data: { id } }, { ...program, key: `${importId}/release/${id}` })
        outcome = await execute(data, `${key}/again`)
        if (!isRefusal(outcome)) return outcomeOf(outcome, data, `${key}/again`)
      }
      if (!isRefusal(outcome)) return outcomeOf(outcome, data, key)
      const differing = differingIn(outcome)
      if (!differing) return { fault: refusalText(outcome) }
      await openPendency(differing, row)
      return 'same'
    }
    return unlessHeldElsewhere<OrderOutcome>(decide, (fault) => ({ fault }))
  }
}
