import type { Actor } from '@embarca/contracts/kit/event.ts'
import { allows, may } from '@embarca/contracts/roles.ts'
import type { Views } from '../kit/read-store.ts'
import type { User } from '../session/index.ts'
import { type Gate, gateIn } from './gate.ts'

/** The gates that a TV was admitted for; undefined for people, and for a TV of all gates (readings Y17). */
export const gatesOfPanel = async (by: Pick<Actor, 'roles' | 'userId'>, views: Views): Promise<readonly string[] | undefined> => {
  if (allows(may.seeYard, by.roles)) return undefined
  const gateIds = (await views.get<User>('user', by.userId))?.panel?.gateIds ?? []
  return gateIds.length > 0 ? gateIds : undefined
}

/** A gate whose calls the user may watch. */
export const watchedGate = async (id: string, { by, views }: { readonly by: Actor; readonly views: Views }): Promise<Gate | undefined> => {
  const only = await gatesOfPanel(by, views)
  return only && !only.includes(id) ? undefined : gateIn(views, id)
}
