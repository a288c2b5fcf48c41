import { comparePositions, type Position } from '@embarca/contracts/kit/position.ts'

const EVERY = 50

type Reached = () => Position | Promise<Position>

/**
 * Whether all readers have come to where the log ended at the start. Before that they may still show what was recorded against while
 * the program was stopped: the name of a person who was forgotten. `done` answers at once, `stop` ends looking.
 */
export const catchUp = async (to: Position, readers: readonly Reached[]) => {
  let done = false
  let stopped = false
  let next: NodeJS.Timeout | undefined
  const look = async () => {
    const reached = await Promise.all(readers.map((reader) => reader()))
    done = reached.every((position) => comparePositions(position, to) >= 0)
  }
  const lookUntilDone = async () => {
    await look().catch(() => {})
    if (!done && !stopped) next = setTimeout(lookUntilDone, EVERY)
  }
  await lookUntilDone()
  return {
    done: () => done,
    stop: () => {
      stopped = true
      clearTimeout(next)
    },
  }
}
