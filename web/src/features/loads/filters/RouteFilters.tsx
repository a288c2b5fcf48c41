import { PlacePicker } from '../../../shared/load/Pickers.tsx'
import { useRegisters } from '../../../shared/load/registers.ts'
import { AutocompleteField } from '../../../ui/AutocompleteField.tsx'
import { DateTimeField } from '../../../ui/DateTimeField.tsx'
import { formatDateTime, parseDateTime } from '../../../ui/dates.ts'
import { SelectField } from '../../../ui/SelectField.tsx'
import type { DraftProps, periodErrors } from './draft.ts'
import { states } from './states.ts'

const stateChoices = states.map((value) => ({ value, label: value }))
const ends = {
  origin: { of: 'da coleta', uf: 'originUF', city: 'originCity', place: 'originPlaceId' },
  destination: { of: 'da entrega', uf: 'destinationUF', city: 'destinationCity', place: 'destinationPlaceId' },
} as const

const End = ({ end, draft, onDraft }: DraftProps & { readonly end: keyof typeof ends }) => {
  const { cities } = useRegisters()
  const { of, uf, city, place } = ends[end]
  return (
    <>
      <SelectField
        className="c3"
        label={`UF ${of}`}
        placeholder="Todas"
        clearable
        options={stateChoices}
        value={draft[uf] as (typeof states)[number] | undefined}
        onChange={(state) => onDraft({ [uf]: state })}
      />
      <AutocompleteField
        className="c4"
        label={`Cidade ${of}`}
        placeholder="Todas"
        value={draft[city]}
        onChange={(name) => onDraft({ [city]: name })}
        search={(typed) => cities(typed, draft[uf])}
        keyOf={(name) => name}
        labelOf={(name) => name}
      />
      <PlacePicker
        className="c5"
        label={`Local ${of}`}
        value={draft[place]}
        onChange={(id) => onDraft({ [place]: id })}
        of={{ state: draft[uf], city: draft[city] }}
      />
    </>
  )
}

const days = [
  ['collectDateInit', 'Coleta de'],
  ['collectDateEnd', 'Coleta até'],
  ['deliveryDateInit', 'Entrega de'],
  ['deliveryDateEnd', 'Entrega até'],
] as const

type Props = DraftProps & { readonly faults: ReturnType<typeof periodErrors> }

/** Filters for places and dates. */
export const RouteFilters = ({ draft, onDraft, faults }: Props) => (
  <section className="form-grid" aria-labelledby="filters-route">
    <h3 id="filters-route" className="c12">
      Coleta - Entrega
    </h3>
    <End end="origin" draft={draft} onDraft={onDraft} />
    <End end="destination" draft={draft} onDraft={onDraft} />
    {days.map(([name, label]) => (
      <DateTimeField
        key={name}
        className="c6"
        label={label}
        time={false}
        error={name in faults ? faults[name as keyof typeof faults] : undefined}
        value={parseDateTime(draft[name] ?? '', false)}
        onChange={(iso) => onDraft({ [name]: formatDateTime(iso, false) || undefined })}
      />
    ))}
  </section>
)
