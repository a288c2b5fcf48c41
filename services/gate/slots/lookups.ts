import { visitOf } from '@embarca/contracts/gate/codes.ts'
import { usualGateSettings } from '@embarca/contracts/gate/settings.ts'
import { type CollectWindow, collectWindowAt } from '@embarca/contracts/gate/slots.ts'
import type { LoadLifecycleStatus } from '@embarca/contracts/load/codes.ts'
import type { LookupContext } from '../../kit/command-row.ts'
import { isEarlierVisit, type LoadState, loadOf, runnerOf, streamOfVisit, visitProgressFold } from '../../load/index.ts'
import { type GateOfPlace, gateOf, isGateOpen } from '../../place/index.ts'
import type { SlotsState } from './state.ts'

/** A load as decisions about its slot at a gate read it. */
export type SlotLoad = Pick<LoadState, 'loadId' | 'shipperId' | 'operationGroupId'> & {
  /** Hired, and not collected yet. */
  readonly isDue: boolean
  /** The carrier that runs it. */
  readonly transporterId?: string | undefined
  /** Undefined: it is not collected at this gate. */
  readonly window?: CollectWindow | undefined
  /** Its truck is at this gate, or was. */
  readonly isBegun: boolean
}
export type SlotLookup = { readonly load: SlotLoad; readonly gate: GateOfPlace; readonly isOpen: boolean }

const due: readonly LoadLifecycleStatus[] = ['ASSIGNED_TO_TRANSPORTER', 'WAITING_DRIVER_ACCEPT', 'LINKED_TO_DRIVER_VEHICLE', 'IN_COLLECT']
const unknownGate: GateOfPlace = { name: '', zone: '', settings: usualGateSettings }

const isBegunAt = async ({ loadId, collectId, status }: LoadState, conciergeId: string, { read }: LookupContext) => {
  const visit = await read(visitProgressFold, streamOfVisit(visitOf(loadId, conciergeId)))
  // A load that comes again begins another visit.
  return visit.step !== 'CREATED' && !isEarlierVisit(visit, collectId) && status === 'IN_COLLECT'
}
const slotLoad = async (load: LoadState, conciergeId: string, zone: string, context: LookupContext): Promise<SlotLoad> => {
  const { loadId, shipperId, operationGroupId, status, terms } = load
  return {
    ...{ loadId, shipperId, operationGroupId, isDue: due.includes(status), transporterId: runnerOf(load)?.transporterId },
    window: terms && collectWindowAt(terms.origins, conciergeId, zone),
    isBegun: await isBegunAt(load, conciergeId, context),
  }
}
export const slotLookup = async (loadId: string, conciergeId: string, context: LookupContext): Promise<SlotLookup> => {
  const load = await loadOf(context, loadId)
  const gate = (await gateOf(context, conciergeId, load.shipperId)) ?? unknownGate
  return {
    load: await slotLoad(load, conciergeId, gate.zone || 'America/Sao_Paulo', context),
    gate,
    isOpen: await isGateOpen(context, conciergeId, load.shipperId),
  }
}
/** The same for each gate where the load has a seat. */
export type SlotLookups = { readonly at: Readonly<Record<string, SlotLookup>> }
export const slotLookups = async ({ bookings }: SlotsState, loadId: string, context: LookupContext): Promise<SlotLookups> => {
  const found = Object.keys(bookings).map(async (id) => [id, await slotLookup(loadId, id, context)] as const)
  return { at: Object.fromEntries(await Promise.all(found)) }
}
