import { type ParetoDimension, paretoDimensions } from '@embarca/contracts/incident/codes.ts'
import { incidentFigureRoutes, type Pareto } from '@embarca/contracts/incident/figure-routes.ts'
import { incidentLabels as words } from '@embarca/contracts/incident/labels.pt.ts'
import { useState } from 'react'
import { useRead } from '../../base/queries.ts'
import { type IndicatorAddress, indicatorQuery } from '../../shared/indicators/address.ts'
import { BarRows, type IndicatorBar } from '../../shared/indicators/BarRows.tsx'
import { countWithNoun, formatShare } from '../../shared/indicators/formats.ts'
import { money } from '../../shared/load/measures.ts'
import { SelectField } from '../../ui/SelectField.tsx'
import { EmptyState, ErrorState, Skeleton } from '../../ui/states.tsx'

const HEIGHT = 180
const MOST = 12
const nouns = ['ocorrência', 'ocorrências'] as const
const choices = paretoDimensions.map((value) => ({ value, label: words.dimension[value] }))
/** Filters of the list of incidents, by what the Pareto is made of; it has none for the others. */
const filters: { readonly [D in ParetoDimension]?: string } = {
  type: 'occurrenceTypeId',
  category: 'category',
  transporter: 'transporterId',
}

const rowOf =
  ({ by, startDate, endDate }: Pareto) =>
  ({ id, name, amount, cost, share, running }: Pareto['rows'][number]): IndicatorBar => {
    const filter = filters[by]
    const search = filter && new URLSearchParams({ [filter]: id, openedInit: startDate, openedEnd: endDate })
    return {
      ...{ key: id, label: name, value: cost, valueText: money(cost), hue: 'danger' },
      detail: `${formatShare(share)} · até aqui ${formatShare(running)} · ${countWithNoun(amount, nouns)}`,
      ...(search && { to: `/incidents?${search}` }),
    }
  }

/** What incidents cost, the most expensive first, with the share of all down to each. */
export const IncidentPareto = ({ address }: { readonly address: IndicatorAddress }) => {
  const [by, setBy] = useState<ParetoDimension>('type')
  const { operationGroupIds: groups, ...narrowed } = indicatorQuery(address)
  const input = { by, ...narrowed, ...(groups && { operationGroupIds: groups.join() }) }
  const { data, isError, error, refetch } = useRead(incidentFigureRoutes.pareto, input, { keep: true })
  return (
    <section className="panel pareto" aria-label="Pareto do custo de ocorrências">
      <h2>Pareto do custo de ocorrências</h2>
      <SelectField label="Por" options={choices} value={by} onChange={(next) => next && setBy(next)} />
      {data && data.rows.length === 0 ? (
        <EmptyState text="Nenhuma ocorrência com custo no período." icon="warning" />
      ) : data ? (
        <BarRows rows={data.rows.slice(0, MOST).map(rowOf(data))} />
      ) : isError ? (
        <ErrorState text="Falha ao buscar o gráfico." error={error} onRetry={() => void refetch()} />
      ) : (
        <Skeleton height={HEIGHT} radius={8} />
      )}
    </section>
  )
}
