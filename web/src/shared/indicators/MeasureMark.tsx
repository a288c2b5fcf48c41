import type { OtifMeasure } from '@embarca/contracts/otif/codes.ts'
import { measureLooks } from './otif-chart.ts'
import './measure-mark.css'

/** The symbol and the colour of a measure, as the chart draws them. */
export const MeasureMark = ({ measure }: { readonly measure: OtifMeasure }) => {
  const { symbol, hue } = measureLooks[measure]
  return <span className={`measure-mark ${symbol} ${hue}`} aria-hidden />
}
