import { formatLocal } from '@embarca/contracts/kit/local-time.ts'
import { integer, money, plainNumber } from '@embarca/contracts/kit/numbers.ts'
import type { Amounts } from '@embarca/contracts/order/amounts.ts'
import { orderLabels } from '@embarca/contracts/order/labels.pt.ts'

const minute = 16
/** An instant to the minute, in the zone of its place. */
export const momentText = (iso: string, zone?: string): string => formatLocal(iso, zone).slice(0, minute)

const columns: Readonly<Record<string, string>> = orderLabels.column
/** What the screens call a field of an order. */
export const fieldName = (field: string): string => columns[field] ?? orderLabels.field[field as keyof typeof orderLabels.field] ?? field

/** To the last digit, so that every difference is seen. */
const written: { readonly [K in keyof Amounts]: (value: number) => string } = {
  weight: (kg) => `${plainNumber(kg)} kg`,
  cubage: (cubicMetres) => `${plainNumber(cubicMetres)} m³`,
  quantity: integer,
  value: money,
}
/** Each amount with its name. */
export const amountTexts = (amounts: Amounts) =>
  (Object.keys(written) as (keyof Amounts)[]).map((field) => ({
    field,
    name: fieldName(field),
    amount: amounts[field],
    text: written[field](amounts[field]),
  }))
