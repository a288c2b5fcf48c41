import { type Loss, losses, misses, type OtifMeasure } from '@embarca/contracts/otif/codes.ts'
import { otifLabels } from '@embarca/contracts/otif/labels.pt.ts'
import type { OtifFigures } from '@embarca/contracts/otif/routes.ts'
import { basisPoints } from '@embarca/contracts/otif/share.ts'
import { useMemo } from 'react'
import { formatCount, formatShare } from '../../shared/indicators/formats.ts'
import { useInk } from '../../ui/chart/ink.ts'
import { LazyChart } from '../../ui/chart/LazyChart.tsx'
import { PlainButton } from '../../ui/PlainButton.tsx'
import { axisStart, ROW, waterfallChart, waterfallSteps } from './waterfall-chart.ts'

type Props = {
  readonly figures: OtifFigures
  readonly measure: OtifMeasure
  readonly loss: Loss | undefined
  readonly onLoss: (loss: Loss | undefined) => void
}

const isLoss = (key: string): key is Loss => (losses as readonly string[]).includes(key)

/** From all deliveries down to the hits of a measure, reason by reason; a click on a reason filters by it. */
export const Waterfall = ({ figures, measure, loss, onLoss }: Props) => {
  const ink = useInk()
  const { of, hits } = figures.score[measure]
  const reasons = useMemo(
    () =>
      figures.losses
        .filter((one) => misses(measure, one.loss))
        .sort((a, b) => b.deliveries - a.deliveries)
        .map((one) => ({ ...one, key: one.loss, label: otifLabels.loss[one.loss], isExcused: !misses('ADJUSTED', one.loss) })),
    [figures, measure],
  )
  const rest = `OTIF ${otifLabels.measure[measure].toLowerCase()}`
  const falls = useMemo(() => waterfallSteps(of, reasons, rest), [of, reasons, rest])
  const start = axisStart(falls)
  const option = useMemo(() => waterfallChart(falls, loss, ink), [falls, loss, ink])
  const toggle = (key: string | undefined) => key !== undefined && isLoss(key) && onLoss(key === loss ? undefined : key)
  const shareOf = (deliveries: number) => formatShare(basisPoints({ hits: deliveries, of }))
  return (
    <section className="panel half beside" aria-labelledby="waterfall-title">
      <h2 id="waterfall-title">
        Perdas por motivo <small className="num">{`${formatCount(of - hits)} de ${formatCount(of)} entregas`}</small>
      </h2>
      <div className="drawn" style={{ '--row': `${ROW}px` } as object}>
        <ul>
          {falls.map(({ key, label, from, to, kind }) => {
            const one = reasons.find((known) => known.key === key)
            const figure = (
              <>
                <span className="cut">
                  {label}
                  {one && <small>{` ${otifLabels.responsible[one.responsible]}`}</small>}
                </span>{' '}
                <b className="num">{formatCount(to - from)}</b> <span className="num share">{shareOf(to - from)}</span>
              </>
            )
            return (
              <li key={key} className={kind}>
                {kind === 'loss' ? (
                  <PlainButton className="line" aria-pressed={key === loss} onClick={() => toggle(key)}>
                    {figure}
                  </PlainButton>
                ) : (
                  <div className="line">{figure}</div>
                )}
              </li>
            )
          })}
        </ul>
        <LazyChart option={option} height={falls.length * ROW} onPick={(index) => toggle(falls[index]?.key)} />
      </div>
      {start > 0 && <p className="axis-note num">{`O eixo começa em ${formatCount(start)} entregas, para que as perdas apareçam.`}</p>}
    </section>
  )
}
