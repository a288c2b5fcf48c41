import type { Event } from '@embarca/contracts/kit/event.ts'
import type { ReferenceRefusal } from '@embarca/contracts/reference/codes.ts'
import { type RegistryName, registries } from '@embarca/contracts/reference/events.ts'
import type { CommandRow, LookupContext } from '../kit/command-row.ts'
import type { Command } from '../kit/decision.ts'
import type { Fold } from '../kit/fold.ts'
import { furtherSteps } from './further-steps.ts'
import { tiedEvolve, tiedFields } from './ties.ts'

/** One set of types for all kinds: the store validates the fields of each against its schema. */
export type RegistryTypes = {
  // biome-ignore lint/suspicious/noExplicitAny: one set of types for all kinds: fields of each are its schema's
  state: any
  /** `Register` and `Change` carry the id and all fields, `Remove` the id; other commands are the kind's own. */
  command: Command
  event: Event
  status: string
  refusal: ReferenceRefusal
}
export type RegistryRow = CommandRow<RegistryTypes>
/** A kind's own decisions and steps. Its own commands are decided outside the lifecycle. */
export type Additions = {
  readonly commands?: Readonly<Record<string, RegistryRow>> | undefined
  readonly evolve?: Fold['evolve'] | undefined
}

/** Registered, changed and removed; `removed` entries stay in the state, because events name them. */
// biome-ignore lint/suspicious/noExplicitAny: one set of types for all kinds
export const registryFold = (registry: RegistryName, evolve: Fold['evolve'] = {}): Fold<any> => {
  const { name } = registries[registry]
  const written = (_: unknown, fields: object) => fields
  return {
    initial: undefined,
    evolve: {
      [`${name}Registered`]: written,
      [`${name}Changed`]: written,
      [`${name}Removed`]: (state) => ({ ...state, removed: true }),
      ...tiedEvolve[registry],
      ...furtherSteps[registry],
      ...evolve,
    },
  }
}

/** The commands of every kind. */
export const registryCommands = (registry: RegistryName) => {
  const { name } = registries[registry]
  return {
    Register: {
      owner: ownershipOfNew,
      isNoop: isSame,
      decide: (data, _, { by }) => ({ type: `${name}Registered`, data: { ...data, shipperId: by.shipperId } }),
    },
    Change: { isNoop: isSame, decide: (data, { shipperId }) => ({ type: `${name}Changed`, data: { ...data, shipperId } }) },
    Remove: { decide: (_, { id, shipperId }) => ({ type: `${name}Removed`, data: { id, shipperId } }) },
  } satisfies Readonly<Record<string, RegistryRow>>
}

type Owned = { readonly id: string; readonly shipperId: string } | undefined
export const ownershipOf = (state: Owned) => (state?.id ? { shipperId: state.shipperId } : undefined)
/** What a user registers belongs to the user's company. */
export const ownershipOfNew = (state: Owned, _: unknown, { by }: LookupContext) => ownershipOf(state) ?? { shipperId: by.shipperId }

/** Whether a registered thing has exactly these fields; a field that is left out differs from one that is set. */
// biome-ignore lint/suspicious/noExplicitAny: one set of types for all kinds
export const isSame = (state: any, data: Readonly<Record<string, unknown>>): boolean => {
  if (state === undefined || state.removed) return false
  const fields = { ...state, ...data, shipperId: state.shipperId }
  const isAside = (field: string) => field === 'shipperId' || field === 'gate' || tiedFields.has(field)
  return Object.keys(fields).every((field) => isAside(field) || JSON.stringify(state[field]) === JSON.stringify(data[field]))
}
