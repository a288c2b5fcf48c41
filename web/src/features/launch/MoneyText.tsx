import type { ReactNode } from 'react'
import { parseMoney } from '../../ui/amounts.ts'
import { MoneyField } from '../../ui/MoneyField.tsx'
import { writeMoney } from './parse.ts'
import type { LaunchFields } from './use-launch.ts'

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
  readonly form: LaunchFields
  readonly field: MoneyName
  readonly label: string
  /** The path of its errors; by default the field's name. */
  readonly path?: string
  readonly required?: boolean
  readonly hint?: ReactNode
  readonly className?: string
}

/** Money of the launch form, whose texts are kept without the currency. */
export const MoneyText = ({ form, field, label, path = field, required = false, hint, className = 'c3' }: Props) => (
  <MoneyField
    className={className}
    label={label}
    required={required}
    value={parseMoney(form.text[field])}
    onChange={(cents) => form.change({ [field]: writeMoney(cents) })}
    onBlur={() => form.touch(path)}
    error={form.shown(path)}
    {...(hint !== undefined && { hint })}
  />
)
