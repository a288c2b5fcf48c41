import { type Refusal, refuse } from '@embarca/contracts/kit/refusal.ts'
import type { ReferenceRefusal } from '@embarca/contracts/reference/codes.ts'
import { type RegistryName, registries } from '@embarca/contracts/reference/events.ts'
import { referenceLabels } from '@embarca/contracts/reference/labels.pt.ts'
import type { LookupContext } from '../kit/command-row.ts'
import type { Module } from '../kit/module.ts'
import { isSame, ownershipOfNew, type RegistryRow, type RegistryTypes } from './commands.ts'
import { registryModule } from './module.ts'

// biome-ignore lint/suspicious/noExplicitAny: one set of types for all kinds: fields of each are its schema's
type Fields = Readonly<Record<string, any>>
type Editing = {
  /** Faults of the input; `before` is what was registered until now. */
  readonly check?: (form: Fields, context: LookupContext, before: Fields | undefined) => Promise<Refusal<ReferenceRefusal> | undefined>
  /** The input as the register stores it; `before` is what was registered until now, `newId` an id for a part of it. */
  readonly keep?: (form: Fields, before: Fields | undefined, newId: string) => Fields
  /** The tenant of what staff registers; absent: its own. */
  readonly owner?: string
  /** Commands of its own. */
  readonly commands?: Readonly<Record<string, RegistryRow>>
}

/** A kind of entry that staff edits: `RegisterNew` creates the id, `Change` has all fields. */
export const editable = (
  name: RegistryName,
  { check, keep = (form) => form, owner, commands = {} }: Editing = {},
  own: Partial<Omit<Module<RegistryTypes>, 'commands' | 'fold'>> = {},
): Module<RegistryTypes> => {
  const events = registries[name].name
  const checked = check && {
    lookups: async (before: Fields | undefined, form: Fields, context: LookupContext) => ({ fault: await check(form, context, before) }),
  }
  return registryModule(name, {
    commands: {
      RegisterNew: {
        streamId: (_, { newId }) => newId,
        owner: ownershipOfNew,
        ...checked,
        decide: (form, _, { by, newId, lookups: { fault } }) =>
          fault ?? { type: `${events}Registered`, data: { ...keep(form, undefined, newId), id: newId, shipperId: owner ?? by.shipperId } },
      },
      Change: {
        ...checked,
        // Decided on what would be stored: the form may spell it differently.
        isNoop: () => false,
        decide: ({ id, ...form }, before, { newId, lookups: { fault } }) => {
          const data = { ...keep(form, before, newId), id, shipperId: before.shipperId }
          return fault ?? (isSame(before, data) ? [] : { type: `${events}Changed`, data })
        },
      },
      ...commands,
    },
    ...own,
  })
}

/** A refusal at a field of the form. */
export const wrongAt = (code: ReferenceRefusal, field: string): Refusal<ReferenceRefusal> =>
  refuse(code, { fields: [{ field, message: referenceLabels.refusal[code] }] })
