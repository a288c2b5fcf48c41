import { useState } from 'react'
import { fromLotUnit, type LotUnit, toLotUnit } from '../../shared/load/lot-amounts.ts'
import { FormDialog } from '../../ui/FormDialog.tsx'
import { NumberField } from '../../ui/NumberField.tsx'

type Props = {
  readonly title: string
  readonly text: string
  readonly label: string
  readonly unit: LotUnit
  readonly amount: number
  readonly problemOf: (value: number | undefined) => string | undefined
  readonly pending: boolean
  readonly onSave: (amount: string) => void
  readonly onClose: () => void
}

/** Changes an amount of a lot, typed in the unit that users know. */
export const AmountDialog = ({ title, text, label, unit, amount, problemOf, pending, onSave, onClose }: Props) => {
  const [value, setValue] = useState<number | undefined>(() => toLotUnit(amount, unit))
  const problem = problemOf(value)
  const save = () => problem === undefined && value !== undefined && onSave(fromLotUnit(value, unit))
  return (
    <FormDialog title={title} width={420} accept="Salvar" pending={pending} className="reason-form" onSend={save} onClose={onClose}>
      <p>{text}</p>
      <NumberField label={label} required autoFocus suffix={unit.name} value={value} onChange={setValue} error={problem} />
    </FormDialog>
  )
}
