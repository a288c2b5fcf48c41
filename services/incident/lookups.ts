import { deliveryOf, loadOfDelivery } from '@embarca/contracts/load/codes.ts'
import type { ReceiptEvent } from '@embarca/contracts/receipt/events.ts'
import type { LookupContext } from '../kit/command-row.ts'
import type { Fold } from '../kit/fold.ts'
import { type LoadState, loadOf } from '../load/index.ts'
import { registered } from '../registry/index.ts'
import type { IncidentState } from './state.ts'

type OccurrenceType = Awaited<ReturnType<typeof registered<'occurrenceType'>>>
type Named = { readonly id: string; readonly name: string } | undefined

/** The delivery that the call names, and in it the type and the end of the delivery. */
export type OpeningLookups = { readonly load: LoadState; readonly type: OccurrenceType; readonly endedAt: string | undefined }
export type ClosingLookups = { readonly type: OccurrenceType; readonly resolution: Named; readonly department: Named }

type Ended = Extract<ReceiptEvent, { type: 'DeliveryEnded' }>['data']
/** When the last drop of a delivery ended; of the receipts' events only these matter here. */
const deliveryEnd: Fold<string | undefined> = {
  initial: undefined,
  evolve: {
    DeliveryEnded: (latest: string | undefined, { endedAt }: Ended) => (latest === undefined || endedAt > latest ? endedAt : latest),
  },
}

type DeliveryCall = { readonly shippingDeliveryId?: string; readonly deliveryId?: string }
/** Staff name the delivery in the body, carriers in the query. */
export const deliveryNamed = ({ shippingDeliveryId, deliveryId }: DeliveryCall): string => shippingDeliveryId ?? deliveryId ?? ''
/** The load of the delivery that a call names; empty when there is no such delivery. */
export const loadNamed = (call: DeliveryCall): string => {
  const loadId = loadOfDelivery(deliveryNamed(call))
  return deliveryOf(loadId) === deliveryNamed(call) ? loadId : ''
}

const activeType = async (context: LookupContext, id: string | undefined, shipperId: string): Promise<OccurrenceType> => {
  const type = await registered(context, 'occurrenceType', id, shipperId)
  return type?.active ? type : undefined
}
type Opening = DeliveryCall & { readonly occurrenceTypeId: string }
export const openingLookup = async (_: IncidentState, call: Opening, context: LookupContext): Promise<OpeningLookups> => {
  const load = await loadOf(context, loadNamed(call))
  const [type, ended] = await Promise.all([
    activeType(context, call.occurrenceTypeId, load.shipperId),
    context.read(deliveryEnd, `receipts-${deliveryNamed(call)}`),
  ])
  return { load, type, endedAt: ended ?? expectedEnd(load) }
}
/** A load that was only hired here has no receipts: it counts as ended when it was expected. */
const expectedEnd = ({ terms }: LoadState): string | undefined =>
  terms?.destinations
    .map(({ deliveryDate }) => deliveryDate)
    .sort()
    .at(-1)

type Closing = { readonly occurrenceTypeId?: string; readonly resolutionId?: string; readonly shipperDepartmentId?: string }
export const closingLookup = async (incident: IncidentState, call: Closing, context: LookupContext): Promise<ClosingLookups> => {
  const { shipperId } = await loadOf(context, incident.loadId)
  const [type, resolution, department] = await Promise.all([
    activeType(context, call.occurrenceTypeId, shipperId),
    registered(context, 'occurrenceResolution', call.resolutionId, shipperId),
    registered(context, 'department', call.shipperDepartmentId, shipperId),
  ])
  return { type, resolution, department }
}
