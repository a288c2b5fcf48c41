import { Icon } from '../../ui/Icon.tsx'
import { PlainButton } from '../../ui/PlainButton.tsx'
import { Tip } from '../../ui/Tip.tsx'
import type { Order } from './board-address.ts'
import './order-toggle.css'

type Props = {
  readonly title: string
  readonly order: Order
  /** Undefined: newest first, the default. */
  readonly onOrder: (order: Order | undefined) => void
}

const labels = { desc: 'Recentes', asc: 'Mais antigas', urgent: 'Mais urgentes' }
const URGENT = 'Mais urgentes primeiro, pelo próximo prazo'

/** Newest or oldest first, or by the next deadline. */
export const OrderToggle = ({ title, order, onOrder }: Props) => (
  <span className="orders">
    <PlainButton
      className="sort"
      onClick={() => onOrder(order === 'desc' ? 'asc' : undefined)}
      aria-label={`Ordem de ${title}: ${labels[order]}. ${order === 'urgent' ? 'Voltar às recentes' : 'Inverter'}`}
    >
      ({labels[order]})
      <Icon name={order === 'desc' ? 'sort-down' : 'sort-up'} size={14} />
    </PlainButton>
    <Tip text={URGENT}>
      <PlainButton
        className="urgency"
        aria-label={`${URGENT}: ${title}`}
        aria-pressed={order === 'urgent'}
        onClick={() => onOrder(order === 'urgent' ? undefined : 'urgent')}
      >
        <Icon name="stopwatch" size={14} />
      </PlainButton>
    </Tip>
  </span>
)
