import type { Dock, GateSettings } from '@embarca/contracts/gate/settings.ts'
import { gateFaults } from '@embarca/contracts/gate/settings-faults.ts'
import { refuse } from '@embarca/contracts/kit/refusal.ts'
import type { FieldsOf } from '@embarca/contracts/kit/registry.ts'
import type { placeFields } from '@embarca/contracts/reference/fields.ts'
import type { Gated, RegistryRow } from '../registry/index.ts'

type Place = FieldsOf<typeof placeFields> & Gated & { readonly id: string; readonly shipperId: string; readonly removed?: true }

const canonicalDock = (dock: Dock): Dock => ({ ...dock, code: dock.code.toUpperCase(), name: dock.name.trim() })
const canonical = (settings: GateSettings): GateSettings => ({
  ...settings,
  docks: settings.docks.map(canonicalDock),
  slots: { ...settings.slots, blockedDays: [...settings.slots.blockedDays].sort() },
})

/** Fields in one order: the same settings are the same text. */
const text = (value: unknown): string =>
  JSON.stringify(value, (_, part) =>
    part !== null && typeof part === 'object' && !Array.isArray(part)
      ? Object.fromEntries(Object.entries(part).sort(([a], [b]) => (a < b ? -1 : 1)))
      : part,
  )

/** A collect place becomes a gate, changes how it works, or is a gate no longer (Y1). */
export const configureGate: RegistryRow = {
  decide: ({ id, ...form }: GateSettings & { readonly id: string }, { kind, gate, removed, shipperId }: Place) => {
    if (removed) return refuse('NOT_REGISTERED')
    if (kind === 'DELIVERY') return refuse('PLACE_NOT_COLLECT')
    const settings = canonical(form)
    const fields = gateFaults(settings)
    if (fields.length > 0) return refuse('GATE_SETTINGS_WRONG', { fields })
    return text(settings) === text(gate) ? [] : { type: 'GateConfigured', data: { id, shipperId, settings } }
  },
}
