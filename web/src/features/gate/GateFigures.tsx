import { type GateIndicators, gateRoutes } from '@embarca/contracts/gate/read-routes.ts'
import { money } from '@embarca/contracts/kit/numbers.ts'
import { useRead } from '../../base/queries.ts'
import { useTablet } from './offline/tablet.ts'
import { SLOW } from './slow.ts'

const figures: readonly (readonly [string, (all: GateIndicators) => string | undefined])[] = [
  ['Esperados', ({ expected }) => String(expected)],
  ['Em espera', ({ waitingList }) => String(waitingList)],
  ['Na fila', ({ queue }) => String(queue)],
  ['No pátio', ({ inside }) => String(inside)],
  ['Saíram', ({ finished }) => String(finished)],
  ['Atrasados', ({ late }) => String(late)],
  ['Mais de 5 h', ({ above5h }) => String(above5h)],
  ['Custo da espera', ({ waitingCost }) => (waitingCost > 0 ? money(waitingCost) : '—')],
  ['Espera média', ({ queueMinutes }) => queueMinutes && `${queueMinutes.mean} min`],
]

/** The gate's day in figures (C266). */
export const GateFigures = ({ gateId }: { readonly gateId: string }) => {
  const { data } = useRead(gateRoutes.indicators, { conciergeId: gateId }, { every: SLOW, keep: true })
  const { isOffline } = useTablet()
  if (isOffline && !data) return null
  return (
    <dl className="gate-figures" aria-label="Portaria hoje">
      {figures.map(([label, figureOf]) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd className="num">{(data && figureOf(data)) ?? '—'}</dd>
        </div>
      ))}
    </dl>
  )
}
