import type { Widget } from '@embarca/contracts/dashboard/routes.ts'
import { otifMeasures } from '@embarca/contracts/otif/codes.ts'
import { otifLabels } from '@embarca/contracts/otif/labels.pt.ts'
import { useMemo } from 'react'
import type { IndicatorAddress } from '../../shared/indicators/address.ts'
import { countWithNoun, deliveryNouns, formatShare, monthName } from '../../shared/indicators/formats.ts'
import { MeasureMark } from '../../shared/indicators/MeasureMark.tsx'
import { otifChart } from '../../shared/indicators/otif-chart.ts'
import { reportHref } from '../../shared/indicators/report-href.ts'
import { useInk } from '../../ui/chart/ink.ts'
import { LazyChart } from '../../ui/chart/LazyChart.tsx'
import { DataLink, useNavigateHref } from '../../ui/DataLink.tsx'

type Props = { readonly points: Widget['points']; readonly address: IndicatorAddress }
const HEIGHT = 150

/** The three measures month by month; each month links to its report. */
export const OtifMonths = ({ points, address }: Props) => {
  const ink = useInk()
  const navigateHref = useNavigateHref()
  const months = useMemo(
    () =>
      points.map(({ key, values }) => ({
        id: key,
        shares: { GROSS: values['gross'], ADJUSTED: values['adjusted'], CARRIER: values['carrier'] },
      })),
    [points],
  )
  const option = useMemo(() => otifChart(months, 'GROSS', ink), [months, ink])
  const hrefOf = (month: string) => reportHref('otif', address, { month })
  return (
    <>
      <LazyChart
        option={option}
        height={HEIGHT}
        onPick={(index) => {
          const month = months[index]
          if (month) void navigateHref(hrefOf(month.id))
        }}
      />
      <ul className="otif-months">
        {points.map(({ key, values }, index) => (
          <li key={key}>
            <DataLink to={hrefOf(key)} className="line num">
              <span>{monthName(key)}</span>
              {otifMeasures.map((measure) => (
                <span key={measure}>
                  <small>
                    <MeasureMark measure={measure} /> {otifLabels.measure[measure]}
                  </small>{' '}
                  {formatShare(months[index]?.shares[measure])}
                </span>
              ))}
              <small>{countWithNoun(values['deliveries'] ?? 0, deliveryNouns)}</small>
            </DataLink>
          </li>
        ))}
      </ul>
    </>
  )
}
