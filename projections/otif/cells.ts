import type { Loss } from '@embarca/contracts/otif/codes.ts'
import { cellParts, type Dimensions, cellText as textOf } from '../shared/dimensions.ts'
import type { OtifOutcome } from './delivery.ts'

/** Deliveries with the same values in all that figures use: they are counted, never read. */
export type OtifCell = Dimensions & {
  /** Empty for a hit. */
  readonly loss: Loss | ''
  /** Its outcome when it was published. */
  readonly published: OtifOutcome
  readonly restated: boolean
  /** As it happened, regardless of decisions. */
  readonly onTime: boolean
  readonly inFull: boolean
}
export type CountedCell = { readonly cell: OtifCell; readonly deliveries: number }

const YES = '1'
const flag = (value: boolean) => (value ? YES : '')

export const cellText = (cell: OtifCell): string =>
  textOf(cell, cell.loss, cell.published, flag(cell.restated), flag(cell.onTime), flag(cell.inFull))

/** The cell of a text that `cellText` made. */
export const cellOf = (text: string): OtifCell => {
  const [dimensions, [loss = '', published = '', restated, onTime, inFull]] = cellParts(text)
  return {
    ...dimensions,
    loss: loss as OtifCell['loss'],
    published: published as OtifCell['published'],
    restated: restated === YES,
    onTime: onTime === YES,
    inFull: inFull === YES,
  }
}
