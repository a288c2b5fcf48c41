import { type OtifMeasure, otifMeasures } from '@embarca/contracts/otif/codes.ts'
import { otifLabels } from '@embarca/contracts/otif/labels.pt.ts'
import type { OtifFigures } from '@embarca/contracts/otif/routes.ts'
import { useMemo } from 'react'
import { formatCount, formatPoints, formatShare, monthName } from '../../shared/indicators/formats.ts'
import { otifChart } from '../../shared/indicators/otif-chart.ts'
import { useInk } from '../../ui/chart/ink.ts'
import { LazyChart } from '../../ui/chart/LazyChart.tsx'
import { PlainButton } from '../../ui/PlainButton.tsx'

type Props = {
  readonly months: OtifFigures['months']
  readonly measure: OtifMeasure
  readonly month: string | undefined
  readonly onMonth: (month: string | undefined) => void
}

const HEIGHT = 190
const sharesOf = ({ id, score: { GROSS, ADJUSTED, CARRIER } }: Props['months'][number]) => ({
  id,
  shares: { GROSS: GROSS.share, ADJUSTED: ADJUSTED.share, CARRIER: CARRIER.share },
})

const Cell = ({ name, children }: { readonly name: string; readonly children: string }) => (
  <span>
    <span className="hidden-text">{name}: </span>
    {children}
  </span>
)

/** The three measures month by month; a restated month also shows the published value. */
export const Months = ({ months, measure, month, onMonth }: Props) => {
  const ink = useInk()
  const option = useMemo(() => otifChart(months.map(sharesOf), measure, ink), [months, measure, ink])
  const toggle = (id: string | undefined) => id !== undefined && onMonth(id === month ? undefined : id)
  return (
    <section className="panel half months" aria-labelledby="months-title">
      <h2 id="months-title">Mês a mês</h2>
      <LazyChart option={option} height={HEIGHT} onPick={(index) => toggle(months[index]?.id)} />
      <div className="rows">
        <div className="row head" aria-hidden>
          <span>Mês</span>
          <span>Entregas</span>
          <span>Bruto</span>
          <span>Ajustado</span>
          <span>Transp.</span>
        </div>
        {months.map(({ id, score, restated, published }) => (
          <div key={id} className="month">
            <PlainButton className="row num" aria-pressed={id === month} onClick={() => toggle(id)}>
              <span className="key">{monthName(id)}</span>
              <Cell name="entregas">{formatCount(score.GROSS.of)}</Cell>
              {otifMeasures.map((one) => (
                <Cell key={one} name={otifLabels.measure[one]}>
                  {formatShare(score[one].share)}
                </Cell>
              ))}
            </PlainButton>
            {restated > 0 && (
              <p className="restated num">
                <span className="mark-restated">{otifLabels.restated}</span> publicado bruto {formatShare(published.share)}
                {published.share !== undefined &&
                  score.GROSS.share !== undefined &&
                  ` (${formatPoints(score.GROSS.share, published.share)})`}{' '}
                · {formatCount(restated)} {restated === 1 ? 'entrega mudou' : 'entregas mudaram'} depois
              </p>
            )}
          </div>
        ))}
      </div>
    </section>
  )
}
