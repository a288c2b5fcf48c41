const key = (tag: string) => tag.toLowerCase()

/** Tags of a load: trimmed, each once regardless of case; the first spelling stays. */
export const distinctTags = (tags: readonly string[]): string[] => {
  const byKey = new Map<string, string>()
  for (const tag of tags.map((one) => one.trim())) if (tag && !byKey.has(key(tag))) byKey.set(key(tag), tag)
  return [...byKey.values()]
}

/** Tags with others added and removed. */
export const changedTags = (tags: readonly string[], add: readonly string[], remove: readonly string[]): string[] => {
  const removed = new Set(remove.map((one) => key(one.trim())))
  return distinctTags([...tags, ...add]).filter((tag) => !removed.has(key(tag)))
}
