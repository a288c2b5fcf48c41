import { type ImportCells, importColumnKeys } from '@embarca/contracts/import/codes.ts'
import { columnLabels } from '@embarca/contracts/import/labels.pt.ts'
import { formatLocal } from '@embarca/contracts/kit/local-time.ts'
import type { OrderForm } from '@embarca/contracts/order/form.ts'
import type { ShipperData } from '../shipper-data.ts'

const decimal = (number: number) => String(number).replace('.', ',')

/** An order as cells of the template. */
export const cellsOf = (form: OrderForm, { places, operationGroups }: ShipperData): ImportCells => {
  const place = (id: string | null | undefined) => places.find((one) => one.id === id)!
  const [collect, delivery] = [place(form.collectPlaceId), place(form.deliveryPlaceId)]
  const day = (at: string | null | undefined, zone: string) => formatLocal(at!, zone).slice(0, 10)
  return {
    code: form.code,
    freightType: 'CIF',
    operationGroup: operationGroups.find(({ id }) => id === form.operationGroupId)!.name,
    product: form.product!,
    unit: form.unit!,
    collectDocument: collect.document,
    deliveryDocument: delivery.document,
    deliveryName: delivery.name,
    city: delivery.city,
    state: delivery.state,
    collectDate: day(form.collectDate, collect.zone),
    deliveryDate: day(form.deliveryDate, delivery.zone),
    weight: decimal(form.weight!),
    cubage: decimal(form.cubage!),
    quantity: String(form.quantity),
    value: decimal(form.value! / 100),
  }
}

const quoted = (cell: string) => (/[;"\n]/.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell)
/** A sheet of the template's columns as CSV, as Excel in Brazil writes it. */
export const csvOf = (rows: readonly ImportCells[]): Buffer => {
  const columns = importColumnKeys.filter((column) => rows.some((cells) => cells[column] !== undefined))
  const lines = [
    columns.map((column) => columnLabels[column]),
    ...rows.map((cells) => columns.map((column) => String(cells[column] ?? ''))),
  ]
  return Buffer.from(`\ufeff${lines.map((cells) => cells.map(quoted).join(';')).join('\r\n')}\r\n`)
}
