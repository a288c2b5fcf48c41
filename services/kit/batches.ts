/** Gathers items by name: those that come while the last batch of their name is worked on are its next batch. `work` must not throw. */
export const batchesByName = <Item>(work: (items: readonly Item[]) => Promise<void>) => {
  const waiting = new Map<string, Item[]>()
  const workOff = async (name: string) => {
    for (let items = waiting.get(name)!; items.length > 0; items = waiting.get(name)!) {
      waiting.set(name, [])
      await work(items)
    }
    waiting.delete(name)
  }
  return (name: string, item: Item): void => {
    const gathered = waiting.get(name)
    if (gathered) return void gathered.push(item)
    waiting.set(name, [item])
    setImmediate(workOff, name)
  }
}
