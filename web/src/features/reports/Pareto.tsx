import { type Dimension, dimensions, type Loss } from '@embarca/contracts/otif/codes.ts'
import { otifLabels } from '@embarca/contracts/otif/labels.pt.ts'
import type { OtifFigures } from '@embarca/contracts/otif/routes.ts'
import { useMemo, useState } from 'react'
import { formatCount, formatShare, monthName } from '../../shared/indicators/formats.ts'
import { Button } from '../../ui/Button.tsx'
import { useInk } from '../../ui/chart/ink.ts'
import { LazyChart } from '../../ui/chart/LazyChart.tsx'
import { PlainButton } from '../../ui/PlainButton.tsx'
import { SegmentedControl } from '../../ui/SegmentedControl.tsx'
import { type ParetoBar, paretoChart, paretoOf } from './pareto-chart.ts'
import { ROW } from './waterfall-chart.ts'

type Props = {
  readonly figures: OtifFigures
  readonly by: Dimension
  readonly loss: Loss | undefined
  readonly chosen: string | undefined
  readonly onBy: (by: Dimension) => void
  readonly onPick: (id: string | undefined) => void
}

const FEW = 10
const options = dimensions.map((value) => ({ value, label: otifLabels.dimension[value] }))
const groupsOf = ({ transporters, lanes, places, months }: OtifFigures, by: Dimension) =>
  ({
    transporter: transporters,
    lane: lanes,
    place: places,
    month: months.map((month) => ({ ...month, name: monthName(month.id) })),
  })[by]

/** The groups with the most losses, and their cumulative share; a click filters the deliveries. */
export const Pareto = ({ figures, by, loss, chosen, onBy, onPick }: Props) => {
  const ink = useInk()
  const [isExpanded, setExpanded] = useState(false)
  const bars = useMemo(() => paretoOf(groupsOf(figures, by)), [figures, by])
  const shown = useMemo(() => (isExpanded ? bars : bars.slice(0, FEW)), [bars, isExpanded])
  const option = useMemo(() => paretoChart(shown, ink), [shown, ink])
  const toggle = (bar: ParetoBar | undefined) => bar && onPick(bar.id === chosen ? undefined : bar.id)
  return (
    <section className="panel beside" aria-labelledby="pareto-title">
      <h2 id="pareto-title">
        Onde se perde {loss && <small>{otifLabels.loss[loss]}</small>}
        <SegmentedControl label="Perdas por" options={options} value={by} onChange={onBy} />
      </h2>
      {bars.length === 0 ? (
        <p className="none">Nenhuma perda.</p>
      ) : (
        <div className="drawn" style={{ '--row': `${ROW}px` } as object}>
          <ul>
            {shown.map((bar) => (
              <li key={bar.id}>
                <PlainButton className="line" aria-pressed={bar.id === chosen} onClick={() => toggle(bar)}>
                  <span className="cut">{bar.name}</span> <b className="num">{formatCount(bar.lost)}</b>{' '}
                  <span className="num share" title="Acumulado">
                    {formatShare(bar.reached)}
                  </span>
                </PlainButton>
              </li>
            ))}
          </ul>
          <LazyChart option={option} height={shown.length * ROW} onPick={(index) => toggle(shown[index])} />
        </div>
      )}
      {bars.length > FEW && (
        <Button look="quiet" onClick={() => setExpanded(!isExpanded)}>
          {isExpanded ? 'Ver menos' : `Ver mais ${formatCount(bars.length - FEW)}`}
        </Button>
      )}
    </section>
  )
}
