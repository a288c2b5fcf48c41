import type { BulkAnswer, BulkRow } from '@embarca/contracts/bulk/routes.ts'
import { comparePositions } from '@embarca/contracts/kit/position.ts'
import type { Accepted } from '@embarca/contracts/kit/route.ts'
import { troubleOutcome } from '../http/row-outcomes.ts'

/** What became of one thing, and where it was recorded. */
export type Row = { readonly row: BulkRow; readonly accepted?: Accepted }

const AT_ONCE = 10

/** One row for each thing, in their order: what is refused or fails is in its row, and holds up no other. */
export const answerRows = async <Thing extends { readonly id: string }>(
  things: readonly Thing[],
  each: (thing: Thing) => Promise<Row>,
): Promise<BulkAnswer> => {
  const one = (thing: Thing): Promise<Row> => each(thing).catch((error) => ({ row: { id: thing.id, ...troubleOutcome(error) } }))
  const rows: Row[] = []
  for (let at = 0; at < things.length; at += AT_ONCE) rows.push(...(await Promise.all(things.slice(at, at + AT_ONCE).map(one))))
  const positions = rows.flatMap(({ accepted }) => accepted?.position ?? []).sort(comparePositions)
  const last = positions.at(-1)
  return { rows: rows.map(({ row }) => row), ...(last !== undefined && { position: last }) }
}
