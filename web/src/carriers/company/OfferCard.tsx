import type { transporterRoutes } from '@embarca/contracts/carrier/routes.ts'
import { money } from '@embarca/contracts/kit/numbers.ts'
import type { OutputOf } from '@embarca/contracts/kit/route.ts'
import { hiringTypeLabels } from '@embarca/contracts/load/status-labels.pt.ts'
import { shortDateTime, span, until } from '../../base/date-times.ts'
import { useNow } from '../../base/use-now.ts'
import type { StatusTone } from '../../shared/load/status-look.ts'
import { vehicleLabel } from '../../shared/load/vehicle-labels.ts'
import { DensePill } from '../../ui/DenseTag.tsx'

export type OfferShown = OutputOf<typeof transporterRoutes.offers>['list'][number]

/** What this carrier has answered: text, colour, icon. */
const mineLooks: Readonly<Record<OfferShown['mine'], readonly [text: string, tone: StatusTone, icon: string]>> = {
  NONE: ['Nova', 'progress', 'envelope'],
  SEEN: ['Vista', 'idle', 'eye'],
  PROPOSED: ['Proposta enviada', 'negotiation', 'send'],
  BID: ['Lance dado', 'negotiation', 'hammer'],
  ACCEPTED: ['Aceita', 'confirm', 'check'],
  DECLINED: ['Recusada', 'idle', 'ban'],
  ASSIGNED: ['Sua', 'done', 'check-circle'],
}
const labelOf = (labels: Readonly<Record<string, string>>, code: string) => labels[code] ?? code

/** What a carrier decides by: route, instants, vehicle, kind, price. */
export const OfferSummary = ({ offer }: { readonly offer: OfferShown }) => {
  const now = useNow()
  const { externalId, hiringType, deliveryType, freightPrice, freightDistance, vehicleType, deadline, origins, destinations, mine } = offer
  const [word, tone, icon] = mineLooks[mine]
  const [from, to] = [origins[0], destinations.at(-1)]
  const left = deadline === undefined ? undefined : until(deadline, now)
  return (
    <>
      <div className="road-head">
        <b>{externalId}</b>
        <DensePill tone={tone} icon={icon}>
          {word}
        </DensePill>
      </div>
      <p className="road-route">
        {from?.city} / {from?.state} → {to?.city} / {to?.state}
        {destinations.length > 1 && ` · ${destinations.length} entregas`}
      </p>
      <p>
        {from && `Coleta ${shortDateTime(from.at)}`}
        {to && ` · entrega ${shortDateTime(to.at)}`}
      </p>
      <p>
        {[
          labelOf(hiringTypeLabels, hiringType),
          deliveryType === 'LOT' && 'Lote',
          vehicleLabel(vehicleType),
          freightDistance !== undefined && `${Math.round(freightDistance)} km`,
        ]
          .filter(Boolean)
          .join(' · ')}
      </p>
      <div className="road-head">
        <b className="road-price num">{freightPrice === undefined ? 'Sem preço' : money(freightPrice)}</b>
        {left !== undefined && <span>{left > 0 ? `responder em ${span(left)}` : 'prazo encerrado'}</span>}
      </div>
    </>
  )
}
