import type { RegistryName } from '@embarca/contracts/reference/events.ts'
import { registryLifecycle } from '@embarca/contracts/reference/lifecycle.ts'
import type { Module } from '../kit/module.ts'
import { type Additions, ownershipOf, type RegistryRow, type RegistryTypes, registryCommands, registryFold } from './commands.ts'

/** The stream of a register entry. */
export const streamOf = (name: RegistryName, id: string) => `${name}-${id}`

/** One kind of register entry, with the commands of every kind and its own. */
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
/** A kind may replace the decision of a common command; the lifecycle still applies. */
const withOwn = (common: Rows, own: Rows): Rows => ({
  ...common,
  ...Object.fromEntries(
    Object.entries(own).map(([type, row]) => [type, common[type] ? { ...common[type], ...row } : { outsideLifecycle: true, ...row }]),
  ),
})
