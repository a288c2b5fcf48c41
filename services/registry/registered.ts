import type { FieldsOf } from '@embarca/contracts/kit/registry.ts'
import { type RegistryName, registries } from '@embarca/contracts/reference/events.ts'
import type { Beside } from '../kit/module.ts'
import { registryDecider } from './decider.ts'
import { streamOf } from './module.ts'

const readings = Object.fromEntries(Object.keys(registries).map((name) => [name, registryDecider(name as RegistryName)]))

type Registered<Name extends RegistryName> = FieldsOf<(typeof registries)[Name]['fields']> & {
  readonly id: string
  readonly shipperId: string
  readonly removed?: true
}

/** A registered thing, unless it is unknown, removed, or another shipper's. Without `shipperId`: whosoever it is. */
export const registered = async <Name extends RegistryName>(
  { read }: Pick<Beside, 'read'>,
  name: Name,
  id: string | undefined,
  shipperId?: string,
): Promise<Registered<Name> | undefined> => {
  if (!id) return undefined
  const found: Registered<Name> | undefined = await read(readings[name]!, streamOf(name, id))
  return found && !found.removed && (shipperId === undefined || found.shipperId === shipperId) ? found : undefined
}

/** Whether a carrier works for a shipper. */
export const worksFor = async (beside: Pick<Beside, 'read'>, transporterId: string, shipperId: string): Promise<boolean> =>
  (await registered(beside, 'transporter', transporterId))?.shippers.includes(shipperId) ?? false
