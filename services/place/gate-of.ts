import { type GateSettings, usualGateSettings } from '@embarca/contracts/gate/settings.ts'
import { type Toggle, toggles } from '@embarca/contracts/toggles.ts'
import type { LookupContext } from '../kit/command-row.ts'
import { registered } from '../registry/index.ts'

type Looking = Pick<LookupContext, 'read'>
/** A collect place of the shipper, as decisions about its gate read it. */
export type GateOfPlace = { readonly name: string; readonly zone: string; readonly settings: GateSettings }

/** Undefined: the shipper has no such collect place. */
export const gateOf = async (context: Looking, placeId: string, shipperId: string): Promise<GateOfPlace | undefined> => {
  const place = await registered(context, 'place', placeId, shipperId)
  if (!place || place.kind === 'DELIVERY') return undefined
  const { name, zone, gate: settings = usualGateSettings } = place
  return { name, zone, settings }
}

/** Whether the shipper has this switched on. */
export const isSwitchedOn = async (context: Looking, shipperId: string, toggle: Toggle): Promise<boolean> =>
  (await registered(context, 'shipper', shipperId))?.toggles[toggle] ?? toggles[toggle]

/** Whether visits may begin there (Y1). */
export const isGateOpen = async (context: Looking, placeId: string, shipperId: string): Promise<boolean> => {
  if ((await gateOf(context, placeId, shipperId))?.settings.active !== true) return false
  return isSwitchedOn(context, shipperId, 'CONCIERGE')
}
