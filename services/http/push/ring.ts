import { comparePositions, type Position } from '@embarca/contracts/kit/position.ts'
import type { Notification } from '@embarca/projections/kit/notification.ts'

/** The latest updates, for clients that were disconnected for a moment. */
export type Ring = {
  readonly add: (update: Notification) => void
  /** What came after a position; undefined when some of it is no longer stored. */
  readonly since: (position: Position) => readonly Notification[] | undefined
  /** The position of the latest of some updates; where the stored ones begin when none of them is stored: there may have been one before. */
  readonly lastOf: (isMeant: (update: Notification) => boolean) => Position
  readonly head: () => Position
}

export const ringOf = (from: Position, most = 2_000): Ring => {
  const updates: Notification[] = []
  let floor = from
  let head = from
  return {
    add: (update) => {
      updates.push(update)
      if (comparePositions(update.position, head) > 0) head = update.position
      // Drops half at a time: moving every entry for each new one would cost more than the memory.
      if (updates.length > 2 * most) floor = updates.splice(0, most).at(-1)!.position
    },
    since: (position) =>
      comparePositions(position, floor) < 0 ? undefined : updates.filter((update) => comparePositions(update.position, position) > 0),
    lastOf: (isMeant) => updates.findLast(isMeant)?.position ?? floor,
    head: () => head,
  }
}
