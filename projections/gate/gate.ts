import type { GateSettings } from '@embarca/contracts/gate/settings.ts'
import { usualGateSettings } from '@embarca/contracts/gate/settings.ts'
import type { Views } from '../kit/read-store.ts'
import type { GatePlace } from '../reference/index.ts'

export type Gate = { readonly id: string; readonly name: string; readonly zone: string; readonly settings: GateSettings }
/** A collect place's document. */
export type GatePlaceDocument = GatePlace & { readonly zone: string }
export const gateFrom = ({ id, name, zone, gate = usualGateSettings }: GatePlaceDocument): Gate => ({ id, name, zone, settings: gate })

/** A collect place of the user's shipper; also one that is a gate no longer, whose visits are finished. */
export const gateIn = async (views: Views, id: string): Promise<Gate | undefined> => {
  const place = await views.get<GatePlaceDocument>('place', id)
  return place && place.kind !== 'DELIVERY' ? gateFrom(place) : undefined
}
