import type { Book } from './shippers.ts'
import type { Line } from './story/lines.ts'

/** Everything that happened to one load up to now. */
export type Script = {
  readonly book: Book /** Counts the loads of its shipper. */
  readonly number: number
  readonly lines: readonly Line[]
}
