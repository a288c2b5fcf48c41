import type { RegistryName } from '@embarca/contracts/reference/events.ts'
import { registryLifecycle } from '@embarca/contracts/reference/lifecycle.ts'
import type { Module } from '../kit/module.ts'
import { type Additions, ownershipOf, type RegistryRow, type RegistryTypes, registryCommands, registryFold } from './commands.ts'

/** The stream of a registered thing. */
export const streamOf = (name: RegistryName, id: string) => `${name}-${id}`

/** One kind of registered thing, with the commands every kind has and its own. */
export const registryModule = (
  name: RegistryName,
  { commands = {}, evolve, ...own }: Additions & Partial<Omit<Module<RegistryTypes>, 'commands' | 'fold'>> = {},
): Module<RegistryTypes> => ({
  name,
  fold: registryFold(name, evolve),
  lifecycle: {
    machine: registryLifecycle,
    status: (state) => (!state?.id ? 'ABSENT' : state.removed ? 'REMOVED' : 'REGISTERED'),
    notAllowed: (state) => (state?.id && !state.removed ? 'ALREADY_REGISTERED' : 'NOT_REGISTERED'),
  },
  commands: withOwn(registryCommands(name), commands),
  stream: (id) => streamOf(name, id),
  owner: ownershipOf,
  ...own,
})

type Rows = Readonly<Record<string, RegistryRow>>
/** A kind may decide a common command in its own way; the lifecycle admits it all the same. */
const withOwn = (common: Rows, own: Rows): Rows => ({
  ...common,
  ...Object.fromEntries(
    Object.entries(own).map(([type, row]) => [type, common[type] ? { ...common[type], ...row } : { outsideLifecycle: true, ...row }]),
  ),
})
