import type { ScriptLine } from './script/lines.ts'
import type { ShipperData } from './shipper-data.ts'

/** Everything that happened to one load until now. */
export type LoadScript = {
  readonly book: ShipperData /** Counts the loads of its shipper. */
  readonly number: number
  readonly lines: readonly ScriptLine[]
  /** Its carrier is a logistic operator, which it is not from the beginning. */
  readonly isOfOperator?: true
  /** It is launched from orders, where its form can be. */
  readonly isOfOrders?: true
}
