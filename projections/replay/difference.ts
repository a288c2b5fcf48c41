import type { Field, FieldChange } from '@embarca/contracts/replay/routes.ts'

/** The differences between two states, field by field, in the order of the later one. */
export const differenceOf = (before: readonly Field[], after: readonly Field[]): FieldChange[] => {
  const was = new Map(before.map((field) => [field.key, field]))
  const is = new Map(after.map((field) => [field.key, field]))
  const gone = before.filter(({ key }) => !is.has(key))
  return [
    ...after.flatMap(({ key, group, label, value }) => {
      const old = was.get(key)?.value
      return old === value ? [] : [{ key, group, label, after: value, ...(old !== undefined && { before: old }) }]
    }),
    ...gone.map(({ key, group, label, value }) => ({ key, group, label, before: value })),
  ]
}
