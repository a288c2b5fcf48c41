import { loadDetailsRoutes } from '@embarca/contracts/load-details/routes.ts'
import { useRead } from '../../base/queries.ts'
import { Icon } from '../../ui/Icon.tsx'
import { LinkButton } from '../../ui/LinkButton.tsx'
import './lot.css'

type Props = { readonly lotId: string; readonly deliveryId: string }

/** Links from a withdrawal to its lot and to the other withdrawals of the lot. */
export const PartOfLot = ({ lotId, deliveryId }: Props) => {
  const lot = useRead(loadDetailsRoutes.details, { id: lotId })
  return (
    <section className="panel part-of-lot" aria-label="Lote">
      <Icon name="objects-column" />
      <span className="num">Esta carga é uma retirada {lot.data ? `do lote ${lot.data.externalId}` : 'de um lote'}.</span>
      <span className="ways">
        <LinkButton to="/loads/$hashId/details/grouped/$deliveryId" params={{ hashId: lotId, deliveryId }}>
          Outras entregas
        </LinkButton>
        <LinkButton to="/loads/$hashId/details" params={{ hashId: lotId }}>
          Ver o lote
        </LinkButton>
      </span>
    </section>
  )
}
