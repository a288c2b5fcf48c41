import { Icon } from '../../ui/Icon.tsx'

type Props = { readonly title: string; readonly newestFirst: boolean; readonly onToggle: () => void }

/** Newest or oldest first. */
export const OrderToggle = ({ title, newestFirst, onToggle }: Props) => {
  const orderLabel = newestFirst ? 'Recentes' : 'Mais antigas'
  return (
    <button type="button" className="sort" onClick={onToggle} aria-label={`Ordem de ${title}: ${orderLabel}. Inverter`}>
      ({orderLabel})
      <Icon name={newestFirst ? 'sort-down' : 'sort-up'} size={14} />
    </button>
  )
}
