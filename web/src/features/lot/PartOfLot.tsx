import { Link } from '@tanstack/react-router'
import { Icon } from '../../ui/Icon.tsx'
import './lot.css'

/** Leads from a withdrawal back to its lot. */
export const PartOfLot = ({ lotId }: { readonly lotId: string }) => (
  <section className="panel part-of-lot" aria-label="Lote">
    <Icon name="objects-column" />
    <span>Esta carga é uma retirada de um lote.</span>
    <Link className="btn" to="/loads/$hashId/details" params={{ hashId: lotId }}>
      Ver o lote
    </Link>
  </section>
)
