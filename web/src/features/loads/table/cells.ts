import type { LoadStatus } from '@embarca/contracts/load/codes.ts'
import { loadLabels } from '@embarca/contracts/load/labels.pt.ts'
import type { ColumnName } from '@embarca/contracts/load-search/columns.ts'
import type { TableRow } from '@embarca/contracts/load-search/routes.ts'
import { fullDateTime, span } from '../../../base/date-times.ts'
import { cpf, phone, plate } from '../../../base/masks.ts'
import { NOTHING } from '../../../base/texts.ts'
import { burden, money } from '../../../shared/load/measures.ts'
import { type StatusLook, shortLook } from '../../../shared/load/status-look.ts'
import { vehicleLabel } from '../../../shared/load/vehicle-labels.ts'

export const NO_PRICE = 'n/a'
const MINUTE = 60_000

type Value = NonNullable<TableRow['fields'][ColumnName]>
const amounts: ReadonlySet<ColumnName> = new Set(['offerPrice', 'tollPrice', 'feeDeliveryPrice', 'freighPrice', 'shippingPrice'])
const numbers: ReadonlySet<ColumnName> = new Set([...amounts, 'shippingWeight', 'cubage', 'offerDuration'])

/** Numbers are right-aligned. */
export const isNumber = (column: ColumnName) => numbers.has(column)

// biome-ignore lint/suspicious/noExplicitAny: each column has values of its own type
const written: { readonly [K in ColumnName]?: (value: any) => string | undefined } = {
  shippingWeight: (kilograms: number) => burden(kilograms, undefined),
  cubage: (metres: number) => burden(undefined, metres),
  offerDuration: (minutes: number) => span(minutes * MINUTE),
  shippingLaunchDate: fullDateTime,
  firstCollectDate: fullDateTime,
  firstDeliveryDate: fullDateTime,
  expectedArrival: fullDateTime,
  driverCPF: cpf.show,
  driverPhone: phone.show,
  vehicleType: vehicleLabel,
  vehiclePlates: (plates: readonly string[]) => plates.map(plate.show).join(', '),
}

/** The text of a cell. */
export const cellText = (column: ColumnName, value: Value | undefined): string => {
  if (value === undefined || (Array.isArray(value) && value.length === 0)) return column === 'offerPrice' ? NO_PRICE : NOTHING
  if (amounts.has(column)) return money(value as number)
  const text = written[column]?.(value)
  if (text !== undefined) return text
  return Array.isArray(value) ? (value[0] ?? NOTHING) : String(value)
}

/** The values behind `(+N)`: further places of a load. */
export const furtherValues = (value: Value | undefined): readonly string[] => (Array.isArray(value) ? value.slice(1) : [])

const byLabel = new Map(Object.entries(loadLabels.status).map(([code, label]) => [label, code as LoadStatus]))
/** The look of a status, found by its label. */
export const lookOf = (label: string): StatusLook => {
  const status = byLabel.get(label)
  return status ? shortLook(status) : { tone: 'idle', icon: 'truck', text: label }
}
