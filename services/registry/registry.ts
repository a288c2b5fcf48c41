import type { Event } from '@embarca/contracts/kit/event.ts'
import { type Refusal, refuse } from '@embarca/contracts/kit/refusal.ts'
import type { FieldsOf } from '@embarca/contracts/kit/registry.ts'
import type { ReferenceRefusal } from '@embarca/contracts/reference/codes.ts'
import { type RegistryName, registries } from '@embarca/contracts/reference/events.ts'
import { registryLifecycle } from '@embarca/contracts/reference/lifecycle.ts'
import type { Command, Decider, Decision } from '../kit/decider.ts'
import type { Module } from '../kit/module.ts'

type Fields<Name extends RegistryName> = FieldsOf<(typeof registries)[Name]['fields']>
/** A registered thing as it stands; `removed` ones are kept, because facts name them. */
export type Registered<Name extends RegistryName> = Fields<Name> & {
  readonly id: string
  readonly shipperId: string
  readonly removed?: true
}

export type RegistryCommand<Name extends RegistryName> =
  | { readonly type: 'Register' | 'Change'; readonly data: Fields<Name> & { readonly id: string } }
  | { readonly type: 'Remove'; readonly data: { readonly id: string } }

/** A module adds its own commands and facts to these. */
export type RegistryVocabulary<Name extends RegistryName, More extends Command = never> = {
  state: Registered<Name> | undefined
  command: RegistryCommand<Name> | More
  event: Event
  status: string
  refusal: ReferenceRefusal
  facts: unknown
}
type Vocabulary = Omit<RegistryVocabulary<any, any>, 'state'> & { state: any }
type Additions = {
  readonly decide?: Readonly<Record<string, Decision<Vocabulary>>>
  readonly evolve?: Decider<Vocabulary>['evolve']
}

/** The stream of a registered thing. */
export const streamOf = (name: RegistryName, id: string) => `${name}-${id}`

const decider = (registry: RegistryName, { decide = {}, evolve = {} }: Additions): Decider<Vocabulary> => {
  const { name } = registries[registry]
  const written = (_: unknown, fields: object) => fields
  return {
    initial: undefined,
    lifecycle: {
      machine: registryLifecycle,
      status: (state, { type }) => (type in decide ? undefined : state?.id ? (state.removed ? 'REMOVED' : 'REGISTERED') : 'ABSENT'),
      notNow: (state) => (state?.id && !state.removed ? 'ALREADY_REGISTERED' : 'NOT_REGISTERED'),
      moot: (state, { type, data }) => ['Register', 'Change'].includes(type) && state !== undefined && !state.removed && holds(state, data),
    },
    decide: {
      Register: (data, _, { by }) => ({ type: `${name}Registered`, data: { ...data, shipperId: by.shipperId } }),
      Change: (data, { shipperId }) => ({ type: `${name}Changed`, data: { ...data, shipperId } }),
      Remove: (_, { id, shipperId }) => ({ type: `${name}Removed`, data: { id, shipperId } }),
      ...decide,
    },
    evolve: {
      [`${name}Registered`]: written,
      [`${name}Changed`]: written,
      [`${name}Removed`]: (state) => ({ ...state, removed: true }),
      ...evolve,
    },
  }
}

const holds = (state: Readonly<Record<string, unknown>>, data: Readonly<Record<string, unknown>>) =>
  Object.entries(data).every(([field, value]) => JSON.stringify(state[field]) === JSON.stringify(value))

/** One kind of registered thing, with the three commands every kind has and its own. */
export const registryModule = (name: RegistryName, more: Additions & Partial<Module<Vocabulary>> = {}): Module<Vocabulary> => {
  const { decide, evolve, ...module } = more
  return {
    name,
    decider: decider(name, { ...(decide && { decide }), ...(evolve && { evolve }) }),
    stream: ({ data: { id } }) => streamOf(name, id),
    belongs: (state, { type }, { by }) =>
      state?.id ? { shipperId: state.shipperId } : type === 'Register' ? { shipperId: by.shipperId } : undefined,
    ...module,
  }
}

export const refuseField = (code: ReferenceRefusal, field: string, message: string): Refusal<ReferenceRefusal> =>
  refuse(code, { fields: [{ field, message }] })
