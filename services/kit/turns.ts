/** Work on one name, one after the other; work on different names side by side. */
export const turns = () => {
  const last = new Map<string, Promise<unknown>>()
  return <Result>(name: string, work: () => Promise<Result>): Promise<Result> => {
    const mine = (last.get(name) ?? Promise.resolve()).then(work)
    const over = mine.catch(() => {})
    last.set(name, over)
    void over.then(() => last.get(name) === over && last.delete(name))
    return mine
  }
}
