import { type OtifMeasure, otifMeasures } from '@embarca/contracts/otif/codes.ts'
import { otifLabels } from '@embarca/contracts/otif/labels.pt.ts'
import type { OtifFigures } from '@embarca/contracts/otif/routes.ts'
import { countOfTotal, deliveryNouns, formatCount, formatShare } from '../../shared/indicators/formats.ts'
import { MeasureMark } from '../../shared/indicators/MeasureMark.tsx'
import { PlainButton } from '../../ui/PlainButton.tsx'

type Props = { readonly figures: OtifFigures; readonly measure: OtifMeasure; readonly onMeasure: (measure: OtifMeasure) => void }

/** The three OTIF measures side by side, each a link to its losses; next to them their parts and what is unknown. */
export const Scores = ({ figures, measure, onMeasure }: Props) => {
  const { score, onTime, inFull, ahead, restated, unknown } = figures
  const parts = [
    ['No prazo', formatShare(onTime.share)],
    ['Completas', formatShare(inFull.share)],
    ['A vencer', formatCount(ahead)],
    [restated === 1 ? 'Reapresentada' : 'Reapresentadas', formatCount(restated)],
    ...unknown.map((input) => [otifLabels.unknown[input], otifLabels.noData] as const),
  ] as const
  return (
    <section className="scores" aria-label="OTIF do período">
      {otifMeasures.map((one) => (
        <PlainButton key={one} type="button" className="score" aria-pressed={one === measure} onClick={() => onMeasure(one)}>
          <span className="name">
            <MeasureMark measure={one} />
            OTIF {otifLabels.measure[one].toLowerCase()}
          </span>
          <b className="num">{formatShare(score[one].share)}</b>
          <span className="num count">{countOfTotal(score[one].hits, score[one].of, deliveryNouns)}</span>
          <span className="meaning">{otifLabels.meaning[one]}</span>
        </PlainButton>
      ))}
      <dl className="num">
        {parts.map(([name, value]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd className={value === otifLabels.noData ? 'nothing' : ''}>{value}</dd>
          </div>
        ))}
      </dl>
    </section>
  )
}
