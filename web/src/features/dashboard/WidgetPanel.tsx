import { type Chart, charts } from '@embarca/contracts/dashboard/codes.ts'
import { dashboardLabels } from '@embarca/contracts/dashboard/labels.pt.ts'
import { dashboardRoutes, type Widget } from '@embarca/contracts/dashboard/routes.ts'
import { otifLabels } from '@embarca/contracts/otif/labels.pt.ts'
import type { ReactNode } from 'react'
import { useRead } from '../../base/queries.ts'
import { type IndicatorAddress, indicatorQuery } from '../../shared/indicators/address.ts'
import { EmptyState, ErrorState, Skeleton } from '../../ui/states.tsx'

type Props = {
  readonly chart: Chart
  readonly address: IndicatorAddress
  readonly note?: string
  readonly empty?: string
  readonly children?: (widget: Widget) => ReactNode
}

const HEIGHT = 180

/** One chart with its own loading, error and empty states; a chart without a data source says so. */
export const WidgetPanel = ({ chart, address, note, empty = 'Nenhuma carga no período.', children }: Props) => {
  const { operationGroupIds: groups, ...filters } = indicatorQuery(address)
  const input = { chartId: charts[chart], ...filters, ...(groups && { operationGroupIds: groups.join() }) }
  const { data, isError, error, refetch } = useRead(dashboardRoutes.widget, input, { keep: true })
  const title = dashboardLabels.chart[chart]
  const isEmpty = data?.points.every(({ values }) => Object.values(values).every((value) => value === 0)) ?? true
  return (
    <section className={`panel ${data?.noData ? 'missing' : ''}`} aria-label={title}>
      <h2>{title}</h2>
      {data?.noData ? (
        <EmptyState text={otifLabels.noData} icon="info" />
      ) : data && isEmpty ? (
        <EmptyState text={empty} icon="truck" />
      ) : data ? (
        children?.(data)
      ) : isError ? (
        <ErrorState text="Falha ao buscar o gráfico." error={error} onRetry={() => void refetch()} />
      ) : (
        <Skeleton height={HEIGHT} radius={8} />
      )}
      {data && !data.noData && !isEmpty && note && <p className="about">{note}</p>}
    </section>
  )
}
