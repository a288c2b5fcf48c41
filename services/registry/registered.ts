import type { FieldsOf } from '@embarca/contracts/kit/registry.ts'
import { type RegistryName, registries } from '@embarca/contracts/reference/events.ts'
import type { LookupContext } from '../kit/command-row.ts'
import { registryFold } from './commands.ts'
import type { Gated } from './further-steps.ts'
import { streamOf } from './module.ts'
import type { TiedState } from './ties.ts'

const folds = Object.fromEntries(Object.keys(registries).map((name) => [name, registryFold(name as RegistryName)]))

type Registered<Name extends RegistryName> = FieldsOf<(typeof registries)[Name]['fields']> &
  (Name extends 'driver' | 'vehicle' ? TiedState : unknown) &
  (Name extends 'place' ? Gated : unknown) & {
    readonly id: string
    readonly shipperId: string
    readonly removed?: true
  }

/** A register entry, unless it is unknown, removed, or another shipper's. Without `shipperId`: of any shipper. */
export const registered = async <Name extends RegistryName>(
  { read }: Pick<LookupContext, 'read'>,
  name: Name,
  id: string | undefined,
  shipperId?: string,
): Promise<Registered<Name> | undefined> => {
  if (!id) return undefined
  const found: Registered<Name> | undefined = await read(folds[name]!, streamOf(name, id))
  return found && !found.removed && (shipperId === undefined || found.shipperId === shipperId) ? found : undefined
}

/** A carrier as decisions name it; an unregistered one has no name. */
export type Carrier = { readonly transporterId: string; readonly transporterName: string }
export const carrierNamed = async (context: Pick<LookupContext, 'read'>, transporterId = ''): Promise<Carrier> => ({
  transporterId,
  transporterName: (await registered(context, 'transporter', transporterId))?.name ?? '',
})
