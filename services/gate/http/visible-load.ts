import type { Actor } from '@embarca/contracts/kit/event.ts'
import type { LookupContext } from '../../kit/command-row.ts'
import type { EventStore } from '../../kit/event-store.ts'
import { fold } from '../../kit/fold.ts'
import { isVisibleTo, NotFound } from '../../kit/scope.ts'
import { type LoadState, loadOf, ownershipOf } from '../../load/index.ts'

export type VisibleLoad = { readonly load: LoadState; readonly look: LookupContext }

/** A load that the user may see, and how to read what belongs to it; another one is not found. */
export const visibleLoad = async (events: Pick<EventStore, 'read'>, by: Actor, id: string): Promise<VisibleLoad> => {
  const look: LookupContext = { by, read: async (of, stream) => fold(of, await events.read(stream)), kinds: {} }
  const load = await loadOf(look, id)
  const owner = await ownershipOf(load, look)
  if (!owner || !isVisibleTo(by, owner)) throw new NotFound()
  return { load, look }
}
