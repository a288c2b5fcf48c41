const MOST = 500

/** What was made for a key is made once; when there are too many, all are forgotten. */
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
