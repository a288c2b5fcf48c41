import type { boardRoutes } from '@embarca/contracts/board/routes.ts'
import type { OutputOf } from '@embarca/contracts/kit/route.ts'
import { type BoardColumn, hiringTypes, type LoadStatus } from '@embarca/contracts/load/codes.ts'
import { loadLabels } from '@embarca/contracts/load/labels.pt.ts'
import type { ReceiptStatus } from '@embarca/contracts/receipt/codes.ts'
import { receiptLabels } from '@embarca/contracts/receipt/labels.pt.ts'
import { PlainButton } from '../../ui/PlainButton.tsx'
import { type AddressChange, type BoardAddress, toggled } from './board-address.ts'

type Counts = OutputOf<typeof boardRoutes.counts>
type Props = {
  readonly column: BoardColumn
  readonly address: BoardAddress
  readonly counts: Counts | undefined
  readonly onChange: (change: AddressChange) => void
}
type Chip = {
  readonly value: string
  readonly label: string
  readonly count: number
  readonly on: boolean
  readonly toggle: () => AddressChange
}

const chipStatuses = Object.keys(loadLabels.chip) as (keyof typeof loadLabels.chip)[]
/** In the order of the specification. */
const receiptStatuses = Object.keys(receiptLabels.chip) as ReceiptStatus[]

/** The chips of a column (specification 1 §4): hiring type, delivery status, receipt status. */
const chipsOf = (column: BoardColumn, address: BoardAddress, counts: Counts): Chip[] => {
  if (column === 'NEGOTIATION')
    return hiringTypes.map((value) => ({
      value,
      label: loadLabels.hiringType[value],
      count: counts.byHiringType[value] ?? 0,
      on: address.hiringType?.includes(value) ?? false,
      toggle: () => ({ hiringType: toggled(address.hiringType, value, hiringTypes) }),
    }))
  if (column === 'IN_PROGRESS')
    return chipStatuses.map((value) => ({
      value,
      label: loadLabels.chip[value],
      count: counts.byStatus[value] ?? 0,
      on: address.deliveryStatus?.includes(value) ?? false,
      toggle: () => ({ deliveryStatus: toggled<LoadStatus>(address.deliveryStatus, value, chipStatuses) }),
    }))
  return receiptStatuses.map((value) => ({
    value,
    label: receiptLabels.chip[value],
    count: counts.byReceiptStatus[value] ?? 0,
    on: address.receiptStatus?.includes(value) ?? false,
    toggle: () => ({ receiptStatus: toggled<ReceiptStatus>(address.receiptStatus, value, receiptStatuses) }),
  }))
}

/** Quick filters with their counts; those with no match are hidden. */
export const ColumnChips = ({ column, address, counts, onChange }: Props) => {
  const chips = counts ? chipsOf(column, address, counts).filter(({ count, on }) => count > 0 || on) : []
  if (chips.length === 0) return <div className="chips" />
  return (
    <fieldset className="chips sideways" aria-label={`Filtrar ${loadLabels.column[column]}`}>
      {chips.map(({ value, label, count, on, toggle }) => (
        <PlainButton key={value} type="button" className="chip" aria-pressed={on} onClick={() => onChange(toggle())}>
          {label} <b className="num">{count}</b>
        </PlainButton>
      ))}
    </fieldset>
  )
}
