import type { RegistryName } from '@embarca/contracts/reference/events.ts'
import type { Module } from '../kit/module.ts'
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
