// A plain checkbox: PrimeReact's has four elements and an effect, and rows are made while a table of thousands is scrolled.
// tests/journeys/triage.browser.spec.ts asserts its name and its state.
type Props = { readonly label: string; readonly checked: boolean; readonly onChange: () => void }

/** Selects the row of a table. */
export const RowCheckbox = ({ label, checked, onChange }: Props) => (
  <input type="checkbox" aria-label={label} checked={checked} onChange={onChange} />
)
