import type { Actor } from '../kit/event.ts'
import { allows, may } from '../roles.ts'

type Asker = Pick<Actor, 'roles' | 'shipperId' | 'transporterId'>

/** Whether others rely on what is written down of a carrier: then it is not one shipper's to change. */
export const isSharedCarrier = (
  { id, shippers }: { readonly id: string; readonly shippers: readonly string[] },
  { roles, shipperId, transporterId }: Asker,
): boolean => !allows(may.runThePlatform, roles) && transporterId !== id && shippers.some((other) => other !== shipperId)
