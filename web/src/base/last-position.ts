import { BEFORE_ALL, comparePositions, type Position } from '@embarca/contracts/kit/position.ts'

let last: Position = BEFORE_ALL

/** The highest log position that this user's commands reached; queries ask for views that include it. */
export const lastPosition = (): Position | undefined => (last === BEFORE_ALL ? undefined : last)

export const recordPosition = (position: unknown) => {
  if (typeof position === 'string' && /^\d+$/.test(position) && comparePositions(position, last) > 0) last = position
}
