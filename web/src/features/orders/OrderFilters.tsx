import { freightTypes } from '@embarca/contracts/load/codes.ts'
import { loadLabels } from '@embarca/contracts/load/labels.pt.ts'
import { orderStatuses } from '@embarca/contracts/order/codes.ts'
import { orderLabels } from '@embarca/contracts/order/labels.pt.ts'
import { orderRoutes } from '@embarca/contracts/order/read-routes.ts'
import { useRead } from '../../base/queries.ts'
import { FilterBar } from '../../shared/filters/FilterBar.tsx'
import { PeriodFilter } from '../../shared/filters/PeriodFilter.tsx'
import { MultiSelectField } from '../../ui/MultiSelectField.tsx'
import { SelectField } from '../../ui/SelectField.tsx'
import type { OrderAddress } from './order-address.ts'

const statusChoices = orderStatuses.map((value) => ({ value, label: orderLabels.status[value] }))
const freightChoices = freightTypes.map((value) => ({ value, label: loadLabels.freightType[value] }))

type Props = {
  readonly address: OrderAddress
  /** Conditions to set; undefined takes one away. */
  readonly onChange: (change: { readonly [K in keyof OrderAddress]?: OrderAddress[K] | undefined }) => void
  /** The list has orders of one status. */
  readonly withoutStatus?: true
  readonly isEmpty: boolean
  readonly onClear: () => void
}

/** What the list is narrowed by: statuses, places that orders name, dates, freight. */
export const OrderFilters = ({ address, onChange, withoutStatus, isEmpty, onClear }: Props) => {
  const placeChoices = (read: {
    readonly data?: readonly { readonly id: string; readonly name: string; readonly orders: number }[] | undefined
  }) =>
    (read.data ?? []).map(({ id, name, orders }) => ({ value: id, label: name, detail: orders === 1 ? '1 pedido' : `${orders} pedidos` }))
  const collects = placeChoices(useRead(orderRoutes.collects, {}))
  const deliveries = placeChoices(useRead(orderRoutes.deliveries, {}))
  const { collectFrom, collectTo, deliveryFrom, deliveryTo } = address
  return (
    <FilterBar className="order-filters" isEmpty={isEmpty} onClear={onClear}>
      {!withoutStatus && (
        <MultiSelectField
          label="Situação"
          all="Todas"
          options={statusChoices}
          value={address.status}
          onChange={(status) => onChange({ status: status && [...status] })}
        />
      )}
      <SelectField
        label="Coleta em"
        clearable
        placeholder="Todos os locais"
        options={collects}
        value={address.collectPlaceIds?.[0]}
        onChange={(id) => onChange({ collectPlaceIds: id === undefined ? undefined : [id] })}
      />
      <SelectField
        label="Entrega em"
        clearable
        placeholder="Todos os locais"
        options={deliveries}
        value={address.deliveryPlaceIds?.[0]}
        onChange={(id) => onChange({ deliveryPlaceIds: id === undefined ? undefined : [id] })}
      />
      <PeriodFilter
        label="Período de coleta"
        title="Coleta"
        value={collectFrom && collectTo ? { from: collectFrom, to: collectTo } : undefined}
        onChange={({ from, to }) => onChange({ collectFrom: from, collectTo: to })}
      />
      <PeriodFilter
        label="Período de entrega"
        title="Entrega"
        value={deliveryFrom && deliveryTo ? { from: deliveryFrom, to: deliveryTo } : undefined}
        onChange={({ from, to }) => onChange({ deliveryFrom: from, deliveryTo: to })}
      />
      <SelectField
        label="Tipo de frete"
        clearable
        placeholder="Todos"
        options={freightChoices}
        value={address.freightType}
        onChange={(freightType) => onChange({ freightType })}
      />
    </FilterBar>
  )
}
