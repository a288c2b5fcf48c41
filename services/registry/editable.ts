import { type Refusal, refuse } from '@embarca/contracts/kit/refusal.ts'
import type { ReferenceRefusal } from '@embarca/contracts/reference/codes.ts'
import { type RegistryName, registries } from '@embarca/contracts/reference/events.ts'
import { referenceLabels } from '@embarca/contracts/reference/labels.pt.ts'
import type { Decision } from '../kit/decider.ts'
import type { Beside, Module } from '../kit/module.ts'
import type { RegistryVocabulary } from './decider.ts'
import { registryModule, streamOf } from './module.ts'

type Fields = Readonly<Record<string, any>>
type Editing = {
  /** What is wrong with what was typed; `before` is what stood there. */
  readonly check?: (form: Fields, beside: Beside, before: Fields | undefined) => Promise<Refusal<ReferenceRefusal> | undefined>
  /** What was typed as the register keeps it; `before` is what stood there. */
  readonly keep?: (form: Fields, before: Fields | undefined) => Fields
  /** The tenant of what staff registers; absent: its own. */
  readonly owner?: string
  /** Commands of its own. */
  readonly decide?: Readonly<Record<string, Decision<RegistryVocabulary>>>
}

/** A kind of registered thing that staff adds to: `RegisterNew` makes the id, `Change` says all fields again. */
export const editable = (
  name: RegistryName,
  { check, keep = (form) => form, owner, decide = {} }: Editing = {},
  own: Partial<Module<RegistryVocabulary>> = {},
): Module<RegistryVocabulary> => {
  const events = registries[name].name
  const checked =
    (then: Decision<RegistryVocabulary>): Decision<RegistryVocabulary> =>
    (form, state, given) =>
      given.facts?.fault ?? then(form, state, given)
  return registryModule(name, {
    decide: {
      RegisterNew: checked((form, _, { by, newId }) => ({
        type: `${events}Registered`,
        data: { ...keep(form, undefined), id: newId, shipperId: owner ?? by.shipperId },
      })),
      Change: checked(({ id, ...form }, before) => ({
        type: `${events}Changed`,
        data: { ...keep(form, before), id, shipperId: before.shipperId },
      })),
      ...decide,
    },
    stream: ({ type, data }, { newId }) => streamOf(name, type === 'RegisterNew' ? newId : data.id),
    belongs: (state, { type }, { by }) => {
      if (state?.id) return { shipperId: state.shipperId }
      return type === 'Register' || type === 'RegisterNew' ? { shipperId: by.shipperId } : undefined
    },
    facts: async (before, { type, data }, beside) => ({
      fault: check && (type === 'RegisterNew' || type === 'Change') ? await check(data, beside, before) : undefined,
    }),
    ...own,
  })
}

/** A refusal at a field of the form. */
export const wrongAt = (code: ReferenceRefusal, field: string): Refusal<ReferenceRefusal> =>
  refuse(code, { fields: [{ field, message: referenceLabels.refusal[code] }] })
