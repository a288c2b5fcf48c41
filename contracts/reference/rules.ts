import type { Actor } from '../kit/event.ts'
import { allows, may } from '../roles.ts'

type Asker = Pick<Actor, 'roles' | 'shipperId' | 'transporterId'>

/** Whether other shippers rely on a carrier's data: then one shipper cannot change it. */
export const isSharedCarrier = (
  { id, shippers }: { readonly id: string; readonly shippers: readonly string[] },
  { roles, shipperId, transporterId }: Asker,
): boolean => !allows(may.runThePlatform, roles) && transporterId !== id && shippers.some((other) => other !== shipperId)
