import type { ComponentProps } from 'react'
import { DateRangePicker } from '../../ui/DateRangePicker.tsx'

type Picked = ComponentProps<typeof DateRangePicker>
type Props = Pick<Picked, 'value' | 'onChange'> & { /** Read where 'Período' says too little. */ readonly label?: string }

/** From which day to which. */
export const PeriodFilter = ({ label = 'Período', ...picked }: Props) => (
  <div className="field">
    <span className="label">Período</span>
    <DateRangePicker label={label} months {...picked} />
  </div>
)
