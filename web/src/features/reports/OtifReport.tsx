import { otifRoutes } from '@embarca/contracts/otif/routes.ts'
import { reportLabels } from '@embarca/contracts/report/labels.pt.ts'
import { reportCommands } from '@embarca/contracts/report/routes.ts'
import { useMemo } from 'react'
import { fullDateTime } from '../../base/date-times.ts'
import { useRead } from '../../base/queries.ts'
import { useSession } from '../../session/session.ts'
import type { AddressPatch } from '../../shared/indicators/address.ts'
import { IndicatorFilters } from '../../shared/indicators/IndicatorFilters.tsx'
import { ExportMenu } from '../../shared/reports/ExportMenu.tsx'
import { EmptyState, ErrorState } from '../../ui/states.tsx'
import { BehindDrawer } from './BehindDrawer.tsx'
import { Deliveries } from './Deliveries.tsx'
import { filterOf, nextOf } from './drill.ts'
import { Months } from './Months.tsx'
import { type OtifAddress, otifQuery } from './otif-address.ts'
import { Pareto } from './Pareto.tsx'
import { ReportSkeleton } from './ReportSkeleton.tsx'
import { Scores } from './Scores.tsx'
import './otif.css'
import { Waterfall } from './Waterfall.tsx'

type Props = { readonly address: OtifAddress; readonly onAddress: (change: AddressPatch<OtifAddress>) => void }
/** OTIF from the figure down to the events: measures, months, reasons, groups, deliveries. */
export const OtifReport = ({ address, onAddress }: Props) => {
  const { measure = 'GROSS', loss, by = 'transporter', all = false, delivery } = address
  const query = useMemo(() => otifQuery(address), [address])
  const { data: figures, isError, error, refetch, isFetching } = useRead(otifRoutes.figures, query, { keep: true })
  const rows = { ...query, ...(!all && { onlyLost: true }) }
  const filter = filterOf[by]
  const isEmpty = figures?.score.GROSS.of === 0 && figures.ahead === 0
  const months = figures && (
    <Months months={figures.months} measure={measure} month={address.month} onMonth={(month) => onAddress({ month })} />
  )
  const waterfall = figures && <Waterfall figures={figures} measure={measure} loss={loss} onLoss={(one) => onAddress({ loss: one })} />
  const deliveries = (
    <Deliveries
      query={rows}
      all={all}
      isBeside={loss !== undefined}
      onAll={(every) => onAddress({ all: every || undefined, ...(every && { loss: undefined }) })}
      onOpen={(id) => onAddress({ delivery: id })}
    />
  )
  return (
    <>
      <IndicatorFilters
        asker={useSession()}
        address={address}
        onAddress={onAddress}
        period={figures}
        choices={figures?.choices}
        actions={<ExportMenu label="Exportar OTIF" title={reportLabels.title['otif']!} route={reportCommands.otif} input={rows} />}
      />
      {isError && !figures ? (
        <ErrorState text="Falha ao calcular o OTIF." error={error} onRetry={() => void refetch()} />
      ) : !figures ? (
        <ReportSkeleton />
      ) : isEmpty ? (
        <EmptyState text="Nenhuma entrega prevista no período." icon="truck" />
      ) : (
        <div className={loss ? 'figures opened' : 'figures'} aria-busy={isFetching}>
          <Scores figures={figures} measure={measure} onMeasure={(one) => onAddress({ measure: one === 'GROSS' ? undefined : one })} />
          {loss ? (
            <>
              {waterfall}
              {deliveries}
              {months}
            </>
          ) : (
            <>
              {months}
              {waterfall}
            </>
          )}
          <Pareto
            figures={figures}
            by={by}
            loss={loss}
            chosen={address[filter]}
            onBy={(one) => onAddress({ by: one === 'transporter' ? undefined : one })}
            onPick={(id) => onAddress({ [filter]: id, ...(id !== undefined && { by: nextOf(by, { ...address, [filter]: id }) }) })}
          />
          {!loss && deliveries}
          <p className="as-of num">
            Entregas previstas de {figures.startDate} a {figures.endDate}, como estavam em {fullDateTime(figures.asOf)}.
          </p>
        </div>
      )}
      <BehindDrawer deliveryId={delivery} onClose={() => onAddress({ delivery: undefined })} />
    </>
  )
}
