import type { ComponentProps } from 'react'
import { DateRangePicker } from '../../ui/DateRangePicker.tsx'

type Picked = ComponentProps<typeof DateRangePicker>
type Props = Pick<Picked, 'value' | 'onChange'> & {
  /** Accessible name, when 'Período' is ambiguous. */ readonly label?: string /** What stands above it. */
  readonly title?: string
}

/** The first and the last day of a period. */
export const PeriodFilter = ({ label = 'Período', title = 'Período', ...picked }: Props) => (
  <div className="field">
    <span className="label">{title}</span>
    <DateRangePicker label={label} months {...picked} />
  </div>
)
