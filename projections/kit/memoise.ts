const MOST = 500

/** Computes the value of a key once; when there are more than `MOST` keys, all are dropped. */
export const memoise = <T>() => {
  const made = new Map<string, T>()
  return (key: string, make: () => T): T => {
    const before = made.get(key)
    if (before !== undefined || made.has(key)) return before as T
    const now = make()
    if (made.size >= MOST) made.clear()
    made.set(key, now)
    return now
  }
}
