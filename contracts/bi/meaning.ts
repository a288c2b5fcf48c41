/** What a field means, in which unit, and an example. Unit and example may be left out where the schema says both. */
export type Meaning = readonly [description: string, unit?: string, example?: unknown]
/** By the end of a field's path, `weight`, `terms.weight` or `LoadLaunched.terms.weight`: the longest key that fits counts. */
export type Meanings = Readonly<Record<string, Meaning>>

/** The meaning of a field, by its whole path: the type of the event, then names. Undefined: nobody described it. */
export const meaningAt = (meanings: Meanings, path: readonly string[]): Meaning | undefined => {
  for (let from = 0; from < path.length; from++) {
    const key = path.slice(from).join('.')
    if (Object.hasOwn(meanings, key)) return meanings[key]
  }
  return undefined
}
