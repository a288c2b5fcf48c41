import type { Lot } from '@embarca/contracts/lot/views.ts'
import { useMemo } from 'react'
import { shortDateTime } from '../../base/date-times.ts'
import { BurnRing } from '../../shared/load/BurnRing.tsx'
import { type LotUnit, volume } from '../../shared/load/lot-amounts.ts'
import { useInk } from '../../ui/chart/ink.ts'
import { LazyChart } from '../../ui/chart/LazyChart.tsx'
import { burnChart, burnLine } from './burn-chart.ts'

type Props = { readonly lot: Lot; readonly unit: LotUnit; readonly now: number }

/** Total, withdrawn and remaining amounts, as numbers and as a burn-down chart. */
export const BurnDown = ({ lot, unit, now }: Props) => {
  const ink = useInk()
  const line = useMemo(() => burnLine(lot, now), [lot, now])
  const option = useMemo(() => burnChart(line, lot.total, unit, ink), [line, lot.total, unit, ink])
  const figures = [
    ['Total', volume(lot.total, unit)],
    ['Em cotas', volume(lot.allocated, unit)],
    ['Retirado', volume(lot.withdrawn, unit)],
    ['Entregue', volume(lot.delivered, unit)],
    ['Restante', volume(lot.remaining, unit)],
  ] as const
  return (
    <div className="burn-down">
      <div className="sums">
        <BurnRing withdrawn={lot.withdrawn} total={lot.total} size={72} />
        <dl className="num">
          {figures.map(([name, value]) => (
            <div key={name}>
              <dt>{name}</dt>
              <dd>{value}</dd>
            </div>
          ))}
        </dl>
      </div>
      {lot.burnDown.length > 1 ? <LazyChart option={option} height={180} /> : <p className="none">Nenhuma retirada ainda.</p>}
      {lot.projectedEnd && lot.status === 'OPEN' && lot.remaining > 0 && (
        <p className="ahead num">No ritmo atual, o lote termina em {shortDateTime(lot.projectedEnd)}.</p>
      )}
    </div>
  )
}
