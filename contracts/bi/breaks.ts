import { type Schema, VARIANTS } from './json-schema.ts'

const text = JSON.stringify

/** What in data of the newer schema breaks a reader of the older one; empty when nothing does. */
export const breaks = (before: Schema, after: Schema, at = ''): readonly string[] => {
  const found: string[] = []
  for (const keyword of ['type', 'const', 'format'])
    if (before[keyword] !== undefined && text(before[keyword]) !== text(after[keyword]))
      found.push(`${at || '/'} is ${keyword} ${text(after[keyword])}, it was ${text(before[keyword])}`)

  const fields = (before['properties'] ?? {}) as Record<string, Schema>
  for (const [name, field] of Object.entries(fields)) {
    const now = (after['properties'] as Record<string, Schema> | undefined)?.[name]
    found.push(...(now ? breaks(field, now, `${at}/${name}`) : [`${at}/${name} is gone`]))
  }
  const always = new Set((after['required'] ?? []) as readonly string[])
  for (const name of (before['required'] ?? []) as readonly string[])
    if (fields[name] && !always.has(name)) found.push(`${at}/${name} may be missing, it never was`)

  for (const keyword of ['items', 'additionalProperties'])
    if (before[keyword] !== undefined)
      found.push(...(after[keyword] ? breaks(before[keyword], after[keyword], `${at}/*`) : [`${at}/* may be anything now`]))
  for (const keyword of ['anyOf', 'oneOf', 'allOf']) {
    const [were, are] = [(before[keyword] ?? []) as readonly Schema[], (after[keyword] ?? []) as readonly Schema[]]
    if (were.length !== are.length) found.push(`${at || '/'} has ${are.length} variants, it had ${were.length}`)
    else found.push(...were.flatMap((variant, index) => breaks(variant, are[index]!, at)))
  }
  return found
}

/** A schema without the fields that `isLeftOut` names by their path, `terms.weight`. */
export const withoutFields = (schema: Schema, isLeftOut: (path: string) => boolean, at: readonly string[] = []): Schema => {
  const inner = (value: Schema) => withoutFields(value, isLeftOut, at)
  const fields = Object.entries((schema['properties'] ?? {}) as Record<string, Schema>).filter(
    ([name]) => !isLeftOut([...at, name].join('.')),
  )
  return {
    ...schema,
    ...(schema['properties'] && {
      properties: Object.fromEntries(fields.map(([name, field]) => [name, withoutFields(field, isLeftOut, [...at, name])])),
    }),
    ...(schema['items'] && { items: inner(schema['items']) }),
    ...Object.fromEntries(VARIANTS.filter((one) => schema[one]).map((one) => [one, (schema[one] as readonly Schema[]).map(inner)])),
  }
}
