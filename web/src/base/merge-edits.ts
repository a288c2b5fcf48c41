type Fields = Readonly<Record<string, unknown>>

const same = (a: unknown, b: unknown) => JSON.stringify(a) === JSON.stringify(b)
/** An item chosen from a list is one value; a set of switches merges switch by switch. */
const hasParts = (value: unknown): value is Fields =>
  value !== null && typeof value === 'object' && !Array.isArray(value) && !('id' in value)

/** Merges a form with a newer stored version: `theirs` wherever this user changed nothing, else this user's value. */
export const mergeEdits = <Text extends object>(mine: Text, before: Text, theirs: Text): Text => {
  const fieldOf = (name: string) => {
    const [value, was, is] = [mine, before, theirs].map((text) => (text as Fields)[name])
    if (same(value, was)) return is
    return hasParts(value) && hasParts(was) && hasParts(is) ? mergeEdits(value, was, is) : value
  }
  const fields = Object.keys({ ...theirs, ...mine }).map((name) => [name, fieldOf(name)] as const)
  return Object.fromEntries(fields.filter(([, value]) => value !== undefined)) as Text
}
