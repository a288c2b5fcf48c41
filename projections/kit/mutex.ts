/** Runs work in the order requested, one at a time for each name; work of different names runs in parallel. */
export const mutexByName = () => {
  const last = new Map<string, Promise<unknown>>()
  return <T>(name: string, work: () => Promise<T>): Promise<T> => {
    const before = last.get(name)
    const mine = before ? before.then(work) : work()
    const end = mine.then(forget, forget)
    last.set(name, end)
    return mine
    function forget() {
      if (last.get(name) === end) last.delete(name)
    }
  }
}

/** Runs work in the order requested, one at a time. */
export const mutex = () => {
  const byName = mutexByName()
  return <T>(work: () => Promise<T>): Promise<T> => byName('', work)
}
