import { Busy } from './busy.ts'
import type { Tasks } from './tasks.ts'

/** Milliseconds until the next poll; undefined: nothing more is expected. */
export type Poll = () => Promise<number | undefined>

/** Polls something again and again, under one name never twice at once. */
export const pollRepeatedly = (tasks: Tasks) => {
  const going = new Set<string>()
  const again = (name: string, wait: number, look: Poll) =>
    tasks.later(wait, async () => {
      const next = await look().catch((error: unknown) => {
        if (!(error instanceof Busy)) going.delete(name)
        throw error
      })
      if (next === undefined) going.delete(name)
      else again(name, next, look)
    })
  return (name: string, wait: number, look: Poll) => {
    if (going.has(name)) return
    going.add(name)
    again(name, wait, look)
  }
}
