import type { Widget } from '@embarca/contracts/dashboard/routes.ts'
import { otifMeasures } from '@embarca/contracts/otif/codes.ts'
import { otifLabels } from '@embarca/contracts/otif/labels.pt.ts'
import { useMemo } from 'react'
import type { IndicatorAddress } from '../../lib/indicators/address.ts'
import { otifChart } from '../../lib/indicators/otif-chart.ts'
import { reportWay } from '../../lib/indicators/way.ts'
import { counted, deliveriesWord, monthName, percent } from '../../lib/indicators/words.ts'
import { useGo, Way } from '../../lib/Way.tsx'
import { useInk } from '../../ui/chart/ink.ts'
import { LazyChart } from '../../ui/chart/LazyChart.tsx'

type Props = { readonly points: Widget['points']; readonly address: IndicatorAddress }
const HEIGHT = 150

/** The three measures month by month; each month leads to its report. */
export const OtifMonths = ({ points, address }: Props) => {
  const ink = useInk()
  const go = useGo()
  const months = useMemo(
    () =>
      points.map(({ key, values }) => ({
        id: key,
        shares: { GROSS: values['gross'], ADJUSTED: values['adjusted'], CARRIER: values['carrier'] },
      })),
    [points],
  )
  const option = useMemo(() => otifChart(months, 'GROSS', ink), [months, ink])
  const wayOf = (month: string) => reportWay('otif', address, { month })
  return (
    <>
      <LazyChart
        option={option}
        height={HEIGHT}
        onPick={(index) => {
          const month = months[index]
          if (month) void go(wayOf(month.id))
        }}
      />
      <ul className="otif-months">
        {points.map(({ key, values }, index) => (
          <li key={key}>
            <Way to={wayOf(key)} className="line num">
              <span>{monthName(key)}</span>
              {otifMeasures.map((measure) => (
                <span key={measure}>
                  <small>{otifLabels.measure[measure]}</small> {percent(months[index]?.shares[measure])}
                </span>
              ))}
              <small>{counted(values['deliveries'] ?? 0, deliveriesWord)}</small>
            </Way>
          </li>
        ))}
      </ul>
    </>
  )
}
