import type { GateSettings } from '@embarca/contracts/gate/settings.ts'
import type { Recorded } from '@embarca/contracts/kit/event.ts'
import type { Projector } from '../kit/projector.ts'
import type { Registered } from './registry.ts'

/** A collect place with its gate's settings. `isGate`: visits may begin there. */
export type GatePlace = Registered & {
  readonly name: string
  readonly kind: string
  readonly gate?: GateSettings
  readonly isGate: boolean
}

const marked = (place: Omit<GatePlace, 'isGate'>): GatePlace => ({
  ...place,
  isGate: place.kind !== 'DELIVERY' && place.gate?.active === true,
})
const gateOf = (doc: Registered | undefined) => (doc as GatePlace | undefined)?.gate
const registered = (doc: Registered | undefined, { data, revision }: Recorded): GatePlace => {
  const gate = gateOf(doc)
  return marked({ ...data, revision, ...(gate && { gate }) })
}

/** A place keeps its gate's settings when it is changed. */
export const gateSteps: Projector<Registered>['on'] = {
  PlaceRegistered: registered,
  PlaceChanged: registered,
  GateConfigured: (doc, { data: { settings }, revision }) => doc && marked({ ...(doc as GatePlace), gate: settings, revision }),
}
