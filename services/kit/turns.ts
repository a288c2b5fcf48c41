/** Who works on a name, and who waits until it is free. Work on one name goes one after the other, on different names side by side. */
export const turns = () => {
  const queues = new Map<string, (() => void)[] | undefined>()
  return {
    /** Undefined: it is your turn at once; otherwise once the promise is kept. Whoever had a turn leaves it. */
    enter: (name: string): Promise<void> | undefined => {
      if (!queues.has(name)) return void queues.set(name, undefined)
      return new Promise((begin) => {
        const queue = queues.get(name)
        if (queue) queue.push(begin)
        else queues.set(name, [begin])
      })
    },
    leave: (name: string): void => {
      const next = queues.get(name)?.shift()
      if (next) next()
      else queues.delete(name)
    },
  }
}
