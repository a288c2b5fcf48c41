import { dashboardLabels } from '@embarca/contracts/dashboard/labels.pt.ts'
import { dashboardRoutes, type General } from '@embarca/contracts/dashboard/routes.ts'
import { loadLabels } from '@embarca/contracts/load/labels.pt.ts'
import { reportLabels } from '@embarca/contracts/report/labels.pt.ts'
import { reportCommands } from '@embarca/contracts/report/routes.ts'
import { useMemo } from 'react'
import { fullDateTime } from '../../base/date-times.ts'
import { useRead } from '../../base/queries.ts'
import { NOTHING } from '../../base/texts.ts'
import { useSession } from '../../session/session.ts'
import { type AddressPatch, indicatorQuery } from '../../shared/indicators/address.ts'
import { BarRows } from '../../shared/indicators/BarRows.tsx'
import { countWithNoun, formatCount, formatMinutes, hiredNouns } from '../../shared/indicators/formats.ts'
import { IndicatorFilters } from '../../shared/indicators/IndicatorFilters.tsx'
import { LoadSums } from '../../shared/indicators/LoadSums.tsx'
import { statusLook } from '../../shared/load/status-look.ts'
import { ExportMenu } from '../../shared/reports/ExportMenu.tsx'
import { EmptyState, ErrorState } from '../../ui/states.tsx'
import { BehindDrawer } from './BehindDrawer.tsx'
import { filterOf, nextOf } from './drill.ts'
import { GroupTable } from './GroupTable.tsx'
import './general.css'
import type { GeneralAddress } from './general-address.ts'
import { LoadRows, type PickedFilter } from './LoadRows.tsx'
import { ReportSkeleton } from './ReportSkeleton.tsx'

type Props = { readonly address: GeneralAddress; readonly onAddress: (change: AddressPatch<GeneralAddress>) => void }

const statusRows = ({ statuses }: General) =>
  statuses.map(({ status, loads }) => ({
    key: status,
    label: loadLabels.status[status],
    value: loads,
    valueText: formatCount(loads),
    hue: statusLook(status).tone,
  }))
const typeRows = ({ hiringTypes }: General) =>
  hiringTypes.map(({ hiringType, loads, hired }) => ({
    key: hiringType,
    label: dashboardLabels.modality[hiringType],
    detail: countWithNoun(hired, hiredNouns),
    value: loads,
    valueText: formatCount(loads),
  }))
const legRows = ({ sums }: General) =>
  sums.leadTimes.map(({ leg, loads, median, p90 }) => ({
    key: leg,
    label: dashboardLabels.leg[leg],
    detail: loads ? `9 em 10 até ${formatMinutes(p90)}` : '',
    value: median,
    mark: p90,
    valueText: loads ? formatMinutes(median) : NOTHING,
    hue: 'progress' as const,
  }))

/** The loads launched in a period as figures, down to each load and its events. */
export const GeneralReport = ({ address, onAddress }: Props) => {
  const { by = 'transporter', status, hiringType, compared, delivery } = address
  const query = useMemo(() => indicatorQuery(address), [address])
  const { data, isError, error, refetch, isFetching } = useRead(dashboardRoutes.general, query, { keep: true })
  const rows = { ...query, ...(status && { status: [...status] }), ...(hiringType && { hiringType }), ...(compared && { compared }) }
  const filter = filterOf[by]
  const picked: readonly PickedFilter[] = [
    ...(status ?? []).map((one) => ({ label: loadLabels.status[one], drop: () => onAddress({ status: undefined }) })),
    ...(hiringType ? [{ label: dashboardLabels.modality[hiringType], drop: () => onAddress({ hiringType: undefined }) }] : []),
    ...(compared ? [{ label: 'Com valor de referência', drop: () => onAddress({ compared: undefined }) }] : []),
  ]
  return (
    <>
      <IndicatorFilters
        asker={useSession()}
        address={address}
        onAddress={onAddress}
        period={data}
        choices={data?.choices}
        actions={
          <ExportMenu label="Exportar indicadores" title={reportLabels.title['general']!} route={reportCommands.general} input={rows} />
        }
      />
      {isError && !data ? (
        <ErrorState text="Falha ao calcular os indicadores." error={error} onRetry={() => void refetch()} />
      ) : !data ? (
        <ReportSkeleton />
      ) : data.sums.loads === 0 ? (
        <EmptyState text="Nenhuma carga lançada no período." icon="truck" />
      ) : (
        <div className="figures thirds" aria-busy={isFetching}>
          <LoadSums sums={data.sums} />
          <section className="panel third" aria-labelledby="status-title">
            <h2 id="status-title">{dashboardLabels.chart.LOADS_BY_STATUS}</h2>
            <BarRows
              rows={statusRows(data)}
              chosen={status?.[0]}
              // The ids of these rows are statuses.
              onPick={(one) => onAddress({ status: one ? [one as never] : undefined })}
            />
          </section>
          <section className="panel third" aria-labelledby="types-title">
            <h2 id="types-title">{dashboardLabels.chart.HIRING_BY_TYPE}</h2>
            <BarRows rows={typeRows(data)} chosen={hiringType} onPick={(one) => onAddress({ hiringType: one as typeof hiringType })} />
          </section>
          <section className="panel third" aria-labelledby="legs-title">
            <h2 id="legs-title">{dashboardLabels.chart.LEAD_TIMES}</h2>
            <BarRows rows={legRows(data)} />
          </section>
          <GroupTable
            general={data}
            by={by}
            chosen={address[filter]}
            onBy={(one) => onAddress({ by: one === 'transporter' ? undefined : one })}
            onPick={(id) => onAddress({ [filter]: id, ...(id !== undefined && { by: nextOf(by, { ...address, [filter]: id }) }) })}
          />
          <LoadRows query={rows} picked={picked} onOpen={(id) => onAddress({ delivery: id })} />
          <p className="as-of num">
            Cargas lançadas de {data.startDate} a {data.endDate}, como estavam em {fullDateTime(data.asOf)}.
          </p>
        </div>
      )}
      <BehindDrawer deliveryId={delivery} onClose={() => onAddress({ delivery: undefined })} />
    </>
  )
}
