import { refuse } from '@embarca/contracts/kit/refusal.ts'
import type { PendencyRefusal } from '@embarca/contracts/pendency/codes.ts'
import type { PendencyTypeEvent } from '@embarca/contracts/pendency/events.ts'
import { pendencyLabels } from '@embarca/contracts/pendency/labels.pt.ts'
import type { PendencyTypeCommand } from '@embarca/contracts/pendency/routes.ts'
import { type PendencySettings, pendencyTypeOf, usualSettings } from '@embarca/contracts/pendency/types.ts'
import { commandTable } from '../kit/command-row.ts'
import type { DecisionsOf } from '../kit/decision.ts'
import type { Module } from '../kit/module.ts'
import { settingsIn, streamOfTypes, type TypesState, typesFold } from './state.ts'

type TypeTypes = {
  state: TypesState
  command: PendencyTypeCommand
  event: PendencyTypeEvent
  status: string
  refusal: PendencyRefusal
}
const refuseAt = (code: PendencyRefusal, field: string) => refuse(code, { fields: [{ field, message: pendencyLabels.refusal[code] }] })
/** One spelling, so that equal settings are equal texts. */
const sorted = (settings: PendencySettings) => JSON.stringify(Object.entries({ ...settings, blocks: [...settings.blocks].sort() }).sort())

const decisions: DecisionsOf<TypeTypes, 'ChangePendencyType'> = {
  ChangePendencyType: ({ id: typeId, ...changes }, types, { by: { shipperId } }) => {
    const before = settingsIn(types, typeId)
    const settings = { ...before, ...changes }
    if (!settings.name.trim()) return refuseAt('NAME_MISSING', 'name')
    if (changes.openedBy !== undefined && usualSettings(typeId).openedBy === undefined) return refuseAt('OPENED_BY_EVENTS', 'openedBy')
    if (sorted(before) === sorted(settings)) return []
    return { type: 'PendencyTypeChanged', data: { shipperId, typeId, ...settings, name: settings.name.trim() } }
  },
}

/** How a shipper uses the platform's types. */
export const pendencyTypesModule: Module<TypeTypes> = {
  name: 'pendencyType',
  fold: typesFold,
  commands: commandTable<TypeTypes>()({ ChangePendencyType: { decide: decisions.ChangePendencyType } }),
  stream: streamOfTypes,
  idOf: (_, { by: { shipperId } }) => shipperId,
  owner: (_, { id }: { readonly id: string }, { by: { shipperId } }) => (pendencyTypeOf(id) ? { shipperId } : undefined),
}
