import { useEffect, useState } from 'react'
import { MoneyField } from '../../ui/MoneyField.tsx'

type Props = { readonly label: string; readonly value: number | undefined; readonly onChange: (cents: number | undefined) => void }

/** An end of a range of costs; asked for when the field is left or Enter is pressed, not at every digit. */
export const CostFilter = ({ label, value, onChange }: Props) => {
  const [cents, setCents] = useState(value)
  useEffect(() => setCents(value), [value])
  const ask = () => cents !== value && onChange(cents)
  return (
    <form
      className="cost-filter"
      onSubmit={(event) => {
        event.preventDefault()
        ask()
      }}
    >
      <MoneyField label={label} value={cents} onChange={setCents} onBlur={ask} />
    </form>
  )
}
