type Fields = Readonly<Record<string, unknown>>

const same = (a: unknown, b: unknown) => JSON.stringify(a) === JSON.stringify(b)
/** A thing chosen from a list is one value; a set of switches is as many as it has. */
const hasParts = (value: unknown): value is Fields =>
  value !== null && typeof value === 'object' && !Array.isArray(value) && !('id' in value)

/** What a form shows once somebody else saved what it edits: theirs wherever this user had changed nothing, else this user's. */
export const mergeEdits = <Text extends object>(mine: Text, before: Text, theirs: Text): Text => {
  const fieldOf = (name: string) => {
    const [value, was, is] = [mine, before, theirs].map((text) => (text as Fields)[name])
    if (same(value, was)) return is
    return hasParts(value) && hasParts(was) && hasParts(is) ? mergeEdits(value, was, is) : value
  }
  const fields = Object.keys({ ...theirs, ...mine }).map((name) => [name, fieldOf(name)] as const)
  return Object.fromEntries(fields.filter(([, value]) => value !== undefined)) as Text
}
