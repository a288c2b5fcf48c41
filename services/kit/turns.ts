/** Work on one name, one after the other; work on different names side by side. */
export const turns = () => {
  const last = new Map<string, Promise<unknown>>()
  return <Result>(name: string, work: () => Promise<Result>): Promise<Result> => {
    const before = last.get(name)
    const mine = before ? before.then(work) : work()
    const leave = () => void (last.get(name) === over && last.delete(name))
    const over: Promise<void> = mine.then(leave, leave)
    last.set(name, over)
    return mine
  }
}
