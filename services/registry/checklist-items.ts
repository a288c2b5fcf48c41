import { type ChecklistItemForm, canonicalItem, itemFaults } from '@embarca/contracts/checklist/faults.ts'
import { refuse } from '@embarca/contracts/kit/refusal.ts'
import type { LookupContext } from '../kit/command-row.ts'
import { editable, wrongAt } from './editable.ts'
import { registered } from './registered.ts'

const isOwnGate = async (id: string, context: LookupContext) => {
  const place = await registered(context, 'place', id, context.by.shipperId)
  return place !== undefined && place.kind !== 'DELIVERY'
}
/** The fault of gates that a form names; undefined when all are collect places of the own company. */
export const foreignGates = async ({ gateIds }: { readonly gateIds: readonly string[] }, context: LookupContext) => {
  const own = await Promise.all(gateIds.map((id) => isOwnGate(id, context)))
  return own.every(Boolean) ? undefined : wrongAt('PLACE_NOT_YOURS', 'gateIds')
}

const fieldsAndVersion = (form: ChecklistItemForm, version: number) => ({ ...canonicalItem(form), version })
const text = (fields: object) => JSON.stringify(Object.entries(fields).sort(([a], [b]) => (a < b ? -1 : 1)))

/** Questions that a gate's people answer; each change is a version (Y19). */
export const checklistItems = editable('checklistItem', {
  check: async (given, context) => {
    const form = given as ChecklistItemForm
    const fields = itemFaults(form)
    if (fields.length > 0) return refuse('CHECKLIST_ITEM_WRONG', { fields: [...fields] })
    return foreignGates(form, context)
  },
  keep: (given, before) => {
    const form = given as ChecklistItemForm
    if (!before) return fieldsAndVersion(form, 1)
    const { id: _, shipperId: __, ...was } = before
    const same = text(fieldsAndVersion(form, before['version'])) === text(was)
    return fieldsAndVersion(form, before['version'] + (same ? 0 : 1))
  },
})
