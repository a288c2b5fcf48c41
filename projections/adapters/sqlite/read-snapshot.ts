import type { Position } from '@embarca/contracts/kit/position.ts'
import type { Database } from './database.ts'

/** Lets the queries of one turn of the event loop see one snapshot: the first opens a transaction, which is closed after the turn. */
export const readSnapshot = (db: Database, readPosition: () => Position) => {
  const [begin, commit] = [db.prepare('BEGIN'), db.prepare('COMMIT')]
  let open = false
  let position: Position | undefined
  const end = (): void => {
    if (!open) return
    open = false
    position = undefined
    commit.run()
  }
  return {
    /** The position of the views in this snapshot. */
    position: (): Position => {
      if (!open) {
        begin.run()
        open = true
        setImmediate(end)
      }
      position ??= readPosition()
      return position
    },
    /** Closes the snapshot; the next query opens another. */
    end,
  }
}
export type ReadSnapshot = ReturnType<typeof readSnapshot>
