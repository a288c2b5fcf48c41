import { comparePositions, type Position } from '@embarca/contracts/kit/position.ts'

const EVERY = 50

type Reached = () => Position | Promise<Position>

/**
 * Whether all readers have reached the position where the log ended at the start. Until then they may still show data that was erased
 * while the program was stopped, such as the name of a forgotten person. `done` returns at once, `stop` ends the polling.
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
