import type { Position } from '@embarca/contracts/kit/position.ts'
import type { Database } from './database.ts'

/** Questions of one turn of the loop asked of one moment: a transaction is opened for the first of them, and closed after the turn. */
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
    /** Up to where the views stand in this moment. */
    position: (): Position => {
      if (!open) {
        begin.run()
        open = true
        setImmediate(end)
      }
      position ??= readPosition()
      return position
    },
    /** Whoever asks next asks of another moment. */
    end,
  }
}
export type ReadSnapshot = ReturnType<typeof readSnapshot>
