import type { Recorded } from '@embarca/contracts/kit/event.ts'
import { type RegistryName, registries } from '@embarca/contracts/reference/events.ts'
import type { Projector } from '../kit/projector.ts'
import type { ViewSpec } from '../kit/read-store.ts'

export type Registered = {
  readonly id: string
  readonly shipperId: string
  /** Revision of the event that it reflects, for `If-Match`. */
  readonly revision: number
}
type Shape = Pick<Projector<Registered>, 'scope' | 'notifies'> & {
  readonly version?: number
  /** Of further events. */
  readonly steps?: Projector<Registered>['on']
} & Omit<ViewSpec, 'view' | 'version'>

/** One document per registered thing, with its current fields. */
export const registryProjector = (
  view: RegistryName,
  { scope, notifies, version = 2, steps = {}, ...spec }: Shape,
): Projector<Registered> => {
  const { name } = registries[view]
  const prefix = `${view}-`
  const replaces = (_: Registered | undefined, { data, revision }: Recorded): Registered => ({ ...data, revision })
  return {
    spec: { view, version, ...spec },
    scope,
    ...(notifies && { notifies }),
    id: ({ stream }) => (stream.startsWith(prefix) ? stream.slice(prefix.length) : undefined),
    on: { [`${name}Registered`]: replaces, [`${name}Changed`]: replaces, [`${name}Removed`]: () => undefined, ...steps },
  }
}
