import { fits, smallestVehicle } from '@embarca/contracts/planning/capacities.ts'
import { useShortcut } from '../../base/keyboard.ts'
import { vehicleLabel } from '../../shared/load/vehicle-labels.ts'
import { Button } from '../../ui/Button.tsx'
import { sumsOf, sumsText } from './order-sums.ts'
import type { OrderSelection } from './use-order-selection.ts'
import '../../shared/bulk/bulk.css'

type Props = {
  readonly selection: OrderSelection
  /** Absent: the user or the company forms no loads. */
  readonly onForm: (() => void) | undefined
  readonly onLaunch: (() => void) | undefined
  readonly onRemove: (() => void) | undefined
}

const Act = ({ keys, label, icon, primary, run }: { keys: string; label: string; icon: string; primary?: true; run: () => void }) => {
  useShortcut({ keys, label: `${label} (selecionados)`, group: 'Pedidos', run })
  return (
    <Button icon={icon} {...(primary && { look: 'primary' })} onClick={run}>
      {label}
    </Button>
  )
}

/** What is selected, how much it is together, the smallest vehicle that carries it, and what may be done with it. */
export const OrderSelectionBar = ({ selection: { ids, orders, clear }, onForm, onLaunch, onRemove }: Props) => {
  useShortcut({ keys: 'Escape', label: 'Limpar a seleção', group: 'Pedidos', run: clear })
  const sums = sumsOf(orders)
  const vehicle = smallestVehicle(sums)
  return (
    <section className="selection-bar order-selection" aria-label="Pedidos selecionados">
      <b className="num" role="status">
        {ids.length === 1 ? '1 selecionado' : `${ids.length} selecionados`}
      </b>
      <span className="num order-sums">
        {sumsText(sums)}
        <small className={vehicle && fits(sums, vehicle) ? '' : 'over'}>
          {vehicle ? `cabe em ${vehicleLabel(vehicle)}` : 'não cabe em um veículo'}
        </small>
      </span>
      {onForm && <Act keys="f" label="Formar carga" icon="objects-column" run={onForm} />}
      {onLaunch && <Act keys="l" label="Lançar" icon="truck" primary run={onLaunch} />}
      {onRemove && <Act keys="Delete" label="Excluir" icon="trash" run={onRemove} />}
      <Button look="quiet" icon="times" onClick={clear}>
        Limpar seleção
      </Button>
    </section>
  )
}
