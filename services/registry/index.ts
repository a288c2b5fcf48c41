import type { RegistryName } from '@embarca/contracts/reference/events.ts'
import type { Reading } from '../kit/decider.ts'
import type { Beside, Module } from '../kit/module.ts'
import { type Registered, registryModule, streamOf } from './registry.ts'

export { type Registered, type RegistryCommand, type RegistryVocabulary, refuseField, registryModule, streamOf } from './registry.ts'

/** Kinds without commands of their own; `place` and `user` are modules beside this one. */
const plain = ['transporter', 'driver', 'vehicle', 'profile', 'product', 'unit', 'group', 'operationGroup', 'shipper'] as const
export const registryModules = Object.fromEntries(plain.map((name) => [name, registryModule(name)])) as Record<
  (typeof plain)[number],
  Module
>

/** Any kind can be read without knowing its module. */
const readings = new Map<RegistryName, Reading<any>>()
const readingOf = (name: RegistryName): Reading<any> => {
  const known = readings.get(name) ?? (registryModules as Record<string, Module>)[name]?.decider ?? registryModule(name).decider
  readings.set(name, known)
  return known
}

/** A registered thing, unless it is unknown, removed, or another shipper's. Without `shipperId`: whosoever it is. */
export const registered = async <Name extends RegistryName>(
  { read }: Pick<Beside, 'read'>,
  name: Name,
  id: string | undefined,
  shipperId?: string,
): Promise<Registered<Name> | undefined> => {
  if (!id) return undefined
  const found = (await read(readingOf(name), streamOf(name, id))) as Registered<Name> | undefined
  return found && !found.removed && (shipperId === undefined || found.shipperId === shipperId) ? found : undefined
}

/** Whether a carrier works for a shipper. */
export const worksFor = async (beside: Pick<Beside, 'read'>, transporterId: string, shipperId: string): Promise<boolean> =>
  (await registered(beside, 'transporter', transporterId))?.shippers.includes(shipperId) ?? false
