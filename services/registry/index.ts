import type { FieldsOf } from '@embarca/contracts/kit/registry.ts'
import { type RegistryName, registries } from '@embarca/contracts/reference/events.ts'
import type { Beside, Module } from '../kit/module.ts'
import { type Additions, type RegistryVocabulary, registryDecider } from './decider.ts'

/** The stream of a registered thing. */
export const streamOf = (name: RegistryName, id: string) => `${name}-${id}`

/** One kind of registered thing, with the three commands every kind has and its own. */
export const registryModule = (
  name: RegistryName,
  { decide, evolve, ...own }: Additions & Partial<Module<RegistryVocabulary>> = {},
): Module<RegistryVocabulary> => ({
  name,
  decider: registryDecider(name, { decide, evolve }),
  stream: ({ data: { id } }) => streamOf(name, id),
  belongs: (state, { type }, { by }) =>
    state?.id ? { shipperId: state.shipperId } : type === 'Register' ? { shipperId: by.shipperId } : undefined,
  ...own,
})

/** Kinds without commands of their own; `place` and `user` are modules beside this one. */
const plain = ['transporter', 'driver', 'vehicle', 'profile', 'product', 'unit', 'group', 'operationGroup', 'shipper'] as const
export const registryModules = Object.fromEntries(plain.map((name) => [name, registryModule(name)])) as Record<
  (typeof plain)[number],
  Module
>

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
