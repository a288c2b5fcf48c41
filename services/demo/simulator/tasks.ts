import { Busy } from './busy.ts'

type Task = {
  readonly at: number
  readonly run: () => Promise<void> /** Milliseconds from its end until it runs again. */
  readonly every?: number
}

export const tasks = (now: () => number, failed: (error: unknown) => void) => {
  let waiting: Task[] = []
  let pausedUntil = 0
  let stopped = false
  let wake: (() => void) | undefined

  const add = (task: Task) => {
    waiting.push(task)
    wake?.()
  }
  const pause = (ms: number) =>
    new Promise<void>((resolve) => {
      const timer = setTimeout(resolve, ms)
      wake = () => {
        clearTimeout(timer)
        resolve()
      }
    })

  const one = async (task: Task) => {
    waiting = waiting.filter((other) => other !== task)
    try {
      await task.run()
    } catch (error) {
      if (!(error instanceof Busy)) failed(error)
      else {
        pausedUntil = now() + error.seconds * 1_000
        if (!task.every) add(task)
      }
    }
    if (task.every) add({ ...task, at: now() + task.every })
  }
  const loop = async () => {
    while (!stopped) {
      const next = waiting.reduce<Task | undefined>((first, task) => (first && first.at <= task.at ? first : task), undefined)
      const wait = next ? Math.max(next.at, pausedUntil) - now() : 1_000
      if (next && wait <= 0) await one(next)
      else await pause(Math.min(wait, 1_000))
    }
  }
  return {
    later: (ms: number, run: Task['run']) => add({ at: now() + ms, run }),
    often: (every: number, run: Task['run']) => add({ at: now() + every, run, every }),
    start: () => {
      const running = loop()
      return {
        /** Resolves when no task is running any more. */
        stop: async () => {
          stopped = true
          wake?.()
          await running
        },
      }
    },
  }
}
export type Tasks = ReturnType<typeof tasks>
