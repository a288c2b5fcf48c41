import type { ReactNode } from 'react'
import { parseMoney } from '../../ui/amounts.ts'
import { TextField } from '../../ui/TextField.tsx'
import { writeMoney } from './parse.ts'
import type { LaunchFormState } from './use-launch.ts'

type MoneyName =
  | 'freightPrice'
  | 'freightPriceDriver'
  | 'tollPrice'
  | 'feeDeliveryPrice'
  | 'extraPrice'
  | 'referenceValue'
  | 'initialBid'
  | 'pricePerPart'
type Props = {
  readonly form: LaunchFormState
  readonly field: MoneyName
  readonly label: string
  /** The path of its errors; by default the field's name. */
  readonly path?: string
  readonly required?: boolean
  readonly hint?: ReactNode
  readonly className?: string
}

/** A money field: keeps what is typed, and formats it on blur. */
export const MoneyText = ({ form, field, label, path = field, required = false, hint, className = 'c3' }: Props) => (
  <TextField
    className={className}
    label={label}
    required={required}
    prefix="R$"
    inputMode="decimal"
    value={form.text[field]}
    onChange={(value) => form.change({ [field]: value })}
    onBlur={() => {
      const cents = parseMoney(form.text[field])
      const formatted = writeMoney(cents)
      if (cents !== undefined && formatted !== form.text[field]) form.change({ [field]: formatted })
      form.touch(path)
    }}
    error={form.shown(path)}
    {...(hint !== undefined && { hint })}
  />
)
