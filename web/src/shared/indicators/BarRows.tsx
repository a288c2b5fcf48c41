import { useMemo } from 'react'
import { type BarRow, barsChart } from '../../ui/chart/bars-chart.ts'
import { useInk } from '../../ui/chart/ink.ts'
import { LazyChart } from '../../ui/chart/LazyChart.tsx'
import { DataLink, useNavigateHref } from '../../ui/DataLink.tsx'
import { PlainButton } from '../../ui/PlainButton.tsx'
import './bar-rows.css'

export type IndicatorBar = BarRow & {
  readonly key: string
  readonly detail?: string
  /** Link to the list of what it counts. */
  readonly to?: string
}
type Props = {
  readonly rows: readonly IndicatorBar[]
  readonly chosen?: string | undefined
  readonly onPick?: (key: string | undefined) => void
}

const ROW = 32

/** Rows of text with a bar each; every row links to what it counts, by mouse and by keyboard. */
export const BarRows = ({ rows, chosen, onPick }: Props) => {
  const ink = useInk()
  const navigateHref = useNavigateHref()
  const option = useMemo(() => barsChart(rows, ink), [rows, ink])
  const pick = ({ key, to }: IndicatorBar) => {
    if (to) void navigateHref(to)
    else onPick?.(key === chosen ? undefined : key)
  }
  return (
    <div className="bar-rows">
      <ul>
        {rows.map((row) => {
          const words = (
            <>
              <span className="cut">{row.label}</span> {row.detail && <small className="num cut">{row.detail}</small>}{' '}
              <b className="num">{row.valueText}</b>
            </>
          )
          return (
            <li key={row.key}>
              {row.to ? (
                <DataLink to={row.to} className="line">
                  {words}
                </DataLink>
              ) : onPick ? (
                <PlainButton className="line" aria-pressed={row.key === chosen} onClick={() => pick(row)}>
                  {words}
                </PlainButton>
              ) : (
                <div className="line">{words}</div>
              )}
            </li>
          )
        })}
      </ul>
      <LazyChart
        option={option}
        height={rows.length * ROW}
        onPick={(index) => {
          const row = rows[index]
          if (row) pick(row)
        }}
      />
    </div>
  )
}
