type Known<Copy> = { readonly keys: readonly string[]; readonly copy: Copy }
/** Documents of a kind have few sets of names; those of any have not many. */
const MOST = 64

const isFor = (one: Known<unknown>, keys: readonly string[]): boolean => {
  for (let at = 0; at < keys.length; at++) if (one.keys[at] !== keys[at]) return false
  return true
}

/** What copies objects of one set of names, made once for each set; undefined where one of the names cannot be copied, or sets are too many. */
export const copiers = <Copy>(made: (keys: readonly string[]) => Copy, isOdd: (key: string) => boolean) => {
  const byLength: (Known<Copy>[] | undefined)[] = []
  /** By how many names there are: documents of a kind come one after the other. */
  const latest: (Known<Copy> | undefined)[] = []
  return (keys: readonly string[]): Copy | undefined => {
    const before = latest[keys.length]
    if (before && isFor(before, keys)) return before.copy
    const known = (byLength[keys.length] ??= [])
    let copier = known.find((one) => isFor(one, keys))
    if (!copier) {
      if (known.length >= MOST || keys.some(isOdd)) return undefined
      copier = { keys, copy: made(keys) }
      known.push(copier)
    }
    latest[keys.length] = copier
    return copier.copy
  }
}
