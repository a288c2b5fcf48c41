import { plain } from '../../base/texts.ts'
import { AutocompleteField } from '../../ui/AutocompleteField.tsx'

type Choice = { readonly id: string; readonly name: string }
type Props = {
  readonly label: string
  readonly choices: readonly Choice[]
  readonly value: string | undefined
  readonly onChange: (id: string | undefined) => void
}
const MOST = 50

/** One of the values in the period; an id that is not among them is shown as it is. */
export const ChoiceField = ({ label, choices, value, onChange }: Props) => (
  <AutocompleteField
    label={label}
    placeholder="Todas"
    value={value === undefined ? undefined : (choices.find(({ id }) => id === value) ?? { id: value, name: value })}
    onChange={(choice) => onChange(choice?.id)}
    search={async (typed) => choices.filter(({ name }) => plain(name).includes(plain(typed))).slice(0, MOST)}
    keyOf={({ id }) => id}
    labelOf={({ name }) => name}
  />
)
