import { freightTypes, type VehicleType, vehicleTypes } from '@embarca/contracts/load/codes.ts'
import { loadLabels } from '@embarca/contracts/load/labels.pt.ts'
import { mountServed } from '@embarca/contracts/mount/routes.ts'
import type { OrderView } from '@embarca/contracts/order/views.ts'
import { overloadOf, smallestVehicle } from '@embarca/contracts/planning/capacities.ts'
import { useState } from 'react'
import { useCommand } from '../../base/use-command.ts'
import { vehicleLabel } from '../../shared/load/vehicle-labels.ts'
import { FormDialog } from '../../ui/FormDialog.tsx'
import { SelectField } from '../../ui/SelectField.tsx'
import { TextField } from '../../ui/TextField.tsx'
import { FillBars } from './FillBars.tsx'
import { sumsOf, sumsText } from './order-sums.ts'

type Props = {
  readonly orders: readonly OrderView[]
  /** The formed load is launched next. */
  readonly launches: boolean
  readonly onFormed: (mountId: string) => unknown
  /** It was refused: some of the orders may have changed. */
  readonly onRefused: () => unknown
  readonly onClose: () => void
}

const placesOf = (orders: readonly OrderView[], side: 'collect' | 'delivery') =>
  new Set(orders.map((order) => order[side]?.placeId ?? order[side]?.name)).size
const counted = (count: number, one: string, many: string) => `${count} ${count === 1 ? one : many}`

/** Forms a load of the selected orders: all of them or none. A refusal names the orders that are gone. */
export const FormLoadDialog = ({ orders, launches, onFormed, onRefused, onClose }: Props) => {
  const sums = sumsOf(orders)
  const smallest = smallestVehicle(sums)
  const [externalId, setExternalId] = useState('')
  const [vehicleType, setVehicleType] = useState<VehicleType | undefined>(smallest)
  const mixed = freightTypes.filter((type) => orders.some((order) => order.freightType === type))
  const grouped = [...new Set(orders.flatMap(({ status, externalId: code }) => (status === 'LAUNCHED' ? (code ?? []) : [])))]
  const [refused, setRefused] = useState<readonly string[]>([])
  const { run, pending } = useCommand(mountServed.form, {
    done: ({ stream }) => onFormed(stream.replace(/^mount-/, '')),
    failed: ({ messages }) => {
      setRefused(messages)
      void onRefused()
      return messages.length > 0
    },
  })
  const send = () => {
    setRefused([])
    return run({
      orderIds: orders.map(({ id }) => id),
      ...(externalId.trim() && { externalId: externalId.trim().toUpperCase() }),
      ...(vehicleType && { vehicleType }),
    })
  }
  return (
    <FormDialog
      title={`Formar carga · ${counted(orders.length, 'pedido', 'pedidos')}`}
      accept={launches ? 'Formar e lançar' : 'Formar carga'}
      icon="objects-column"
      width={560}
      disabled={orders.length === 0}
      pending={pending}
      className="form-load"
      onSend={send}
      onClose={onClose}
    >
      <p className="num">
        {counted(placesOf(orders, 'collect'), 'coleta', 'coletas')} · {counted(placesOf(orders, 'delivery'), 'entrega', 'entregas')} ·{' '}
        {sumsText(sums)}
      </p>
      <FillBars amounts={sums} vehicleType={vehicleType ?? smallest} />
      {overloadOf(sums, vehicleType) && (
        <p className="form-load-warning" role="status">
          A carga passa da capacidade {vehicleType ? `de ${vehicleLabel(vehicleType)}` : 'do maior veículo'}: o lançamento pedirá o motivo.
        </p>
      )}
      {mixed.length > 1 && (
        <p className="form-load-warning" role="status">
          Há pedidos {mixed.map((type) => loadLabels.freightType[type]).join(' e ')}: uma carga tem um só tipo de frete.
        </p>
      )}
      {grouped.length > 0 && (
        <p className="form-load-note" role="status">
          {grouped.join(', ')}: {grouped.length === 1 ? 'a carga já lançada entra nesta' : 'as cargas já lançadas entram nesta'} com todos
          os pedidos, e {grouped.length === 1 ? 'volta' : 'voltam'} se esta for desmontada.
        </p>
      )}
      {refused.length > 0 && (
        <ul className="form-load-refused" role="alert">
          {refused.map((text) => (
            <li key={text}>{text}</li>
          ))}
        </ul>
      )}
      <div className="form-grid">
        <SelectField
          className="c6"
          label="Veículo"
          clearable
          placeholder="Não informado"
          options={vehicleTypes.map((value) => ({
            value,
            label: vehicleLabel(value) ?? value,
            ...(value === smallest && { detail: 'menor em que cabe' }),
          }))}
          value={vehicleType}
          onChange={setVehicleType}
        />
        <TextField
          className="c6"
          label="Código da carga"
          maxLength={40}
          hint="Em branco, o código é gerado."
          value={externalId}
          onChange={(text) => setExternalId(text.toUpperCase())}
        />
      </div>
    </FormDialog>
  )
}
