import { transporterLoadCommands, transporterRoutes } from '@embarca/contracts/carrier/routes.ts'
import { money } from '@embarca/contracts/kit/numbers.ts'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { refreshRead, usePages } from '../../base/queries.ts'
import { useCommand } from '../../base/use-command.ts'
import { Button } from '../../ui/Button.tsx'
import { buttonClasses } from '../../ui/button-props.ts'
import { QueryState } from '../../ui/QueryState.tsx'
import { go } from '../address.ts'
import { Link } from '../Link.tsx'
import { Confirm } from '../late-dialogs.tsx'
import { type OfferShown, OfferSummary } from './OfferCard.tsx'
import { useOperates } from './operates.ts'

const isOpen = ({ status, mine }: OfferShown) =>
  ['WAIT_TRANSPORTER_ACCEPT', 'NEGOTIATION'].includes(status) && mine !== 'DECLINED' && mine !== 'ACCEPTED'
/** A closed price for a whole load is accepted as it is; anything else is answered with a number. */
const isAccepted = ({ hiringType, deliveryType }: OfferShown) => hiringType === 'NORMAL' && deliveryType !== 'LOT'
const answerWord = ({ hiringType, deliveryType }: OfferShown) =>
  deliveryType === 'LOT' ? 'Pedir parte do lote' : hiringType === 'AUCTION' ? 'Dar lance' : 'Enviar proposta'

/** Open offers, newest first; one tap and a confirmation accept. */
export const OffersPage = () => {
  const client = useQueryClient()
  const operates = useOperates()
  const { items, more, pending, failed, error, refresh } = usePages(transporterRoutes.offers, { size: 50 }, { every: 20_000 })
  const [chosen, setChosen] = useState<OfferShown>()
  const accept = useCommand(transporterLoadCommands.accept, {
    successMessage: 'Oferta aceita.',
    done: async () => {
      setChosen(undefined)
      await Promise.all([refreshRead(client, transporterRoutes.offers), refreshRead(client, transporterRoutes.loads)])
    },
    failed: () => {
      setChosen(undefined)
      void refresh()
    },
  })
  const open = items.filter(isOpen)
  return (
    <QueryState
      what="convites de frete"
      pending={pending}
      failed={failed}
      error={error}
      onRetry={refresh}
      empty={open.length === 0 && !more.has ? 'Nenhuma oferta aberta agora. Novas ofertas aparecem aqui sozinhas.' : undefined}
      icon="envelope"
      rows={{ count: 3, height: 150 }}
    >
      <ul className="road-cards">
        {open.map((offer) => (
          <li key={offer.loadId} className="road-card" aria-label={offer.externalId}>
            <OfferSummary offer={offer} />
            <div className="road-buttons">
              {!operates ? null : isAccepted(offer) ? (
                <Button look="primary" size="gate" icon="check" onClick={() => setChosen(offer)}>
                  Aceitar
                </Button>
              ) : (
                <Button look="primary" size="gate" onClick={() => go(`/carrier/offers/${offer.loadId}`)}>
                  {answerWord(offer)}
                </Button>
              )}
              <Link className={buttonClasses({ size: 'gate' })} href={`/carrier/offers/${offer.loadId}`}>
                Ver oferta
              </Link>
            </div>
          </li>
        ))}
      </ul>
      {more.has && (
        <Button size="gate" pending={more.loading} onClick={more.load}>
          Mais ofertas
        </Button>
      )}
      {chosen && (
        <Confirm
          open
          title={`Aceitar ${chosen.externalId}?`}
          text={<OfferSummary offer={chosen} />}
          accept={chosen.freightPrice === undefined ? 'Aceitar' : `Aceitar por ${money(chosen.freightPrice)}`}
          pending={accept.pending}
          onAccept={() => void accept.run({ id: chosen.loadId })}
          onClose={() => setChosen(undefined)}
        />
      )}
    </QueryState>
  )
}
