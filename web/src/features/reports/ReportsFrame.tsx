import type { ReactNode } from 'react'
import { SegmentedControl } from '../../ui/SegmentedControl.tsx'
import type { Indicator } from './indicators.ts'
import './reports.css'

const titles = { otif: 'OTIF', general: 'Indicadores gerais', report: 'Relatórios' } as const satisfies Record<Indicator, string>
const options = [
  { value: 'otif', label: 'OTIF' },
  { value: 'general', label: 'Geral' },
  { value: 'report', label: 'Relatórios' },
] as const satisfies readonly { value: Indicator; label: string }[]

type Props = {
  readonly indicator: Indicator
  readonly onIndicator: (indicator: Indicator) => void
  readonly children: ReactNode
}

/** The tabs of the reports. */
export const ReportsFrame = ({ indicator, onIndicator, children }: Props) => (
  <main className="reports">
    <div className="tools">
      <h1>{titles[indicator]}</h1>
      <SegmentedControl label="Indicador" options={options} value={indicator} onChange={onIndicator} />
    </div>
    {children}
  </main>
)
