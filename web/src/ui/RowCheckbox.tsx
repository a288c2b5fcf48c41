// A plain checkbox: PrimeReact's has four elements and an effect, and rows are made while a table of thousands is scrolled.
// tests/journeys/triage.browser.spec.ts asserts its name and its state.
type Props = { readonly label: string; readonly checked: boolean; readonly onChange: (through: boolean) => void }

/** Selects the row of a table; `through`: with Shift, all rows since the last one. */
export const RowCheckbox = ({ label, checked, onChange }: Props) => (
  <input
    type="checkbox"
    aria-label={label}
    checked={checked}
    // A checkbox changes by a click, whose modifier keys are those of the mouse or of the space bar.
    onChange={({ nativeEvent }) => onChange((nativeEvent as MouseEvent).shiftKey === true)}
  />
)
