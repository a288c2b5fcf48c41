import type { Event } from '@embarca/contracts/kit/event.ts'
import type { ReferenceRefusal } from '@embarca/contracts/reference/codes.ts'
import { type RegistryName, registries } from '@embarca/contracts/reference/events.ts'
import { registryLifecycle } from '@embarca/contracts/reference/lifecycle.ts'
import type { Command, Decider, Decision } from '../kit/decider.ts'

/** One vocabulary for all kinds: the store checks the fields of each against its schema. */
export type RegistryVocabulary = {
  state: any
  /** `Register` and `Change` carry the id and all fields, `Remove` the id; other commands are the module's own. */
  command: Command
  event: Event
  status: string
  refusal: ReferenceRefusal
  facts: any
}
/** What a kind decides and folds besides. */
export type Additions = {
  readonly decide?: Readonly<Record<string, Decision<RegistryVocabulary>>> | undefined
  readonly evolve?: Decider<RegistryVocabulary>['evolve'] | undefined
}

/** What every kind is asked; its lifecycle judges these, whoever decides them. */
const COMMON: readonly string[] = ['Register', 'Change', 'Remove']

/** Registered, changed and removed; `removed` things are kept, because facts name them. */
export const registryDecider = (registry: RegistryName, { decide = {}, evolve = {} }: Additions = {}): Decider<RegistryVocabulary> => {
  const { name } = registries[registry]
  const written = (_: unknown, fields: object) => fields
  return {
    initial: undefined,
    lifecycle: {
      machine: registryLifecycle,
      status: (state, { type }) => (!COMMON.includes(type) ? undefined : !state?.id ? 'ABSENT' : state.removed ? 'REMOVED' : 'REGISTERED'),
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
