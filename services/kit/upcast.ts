/**
 * Makes the data of old events current when they are read: for a type and the version it was written in, the data of the next version.
 * Each module has its own table in `upcast.ts`, in the folder of its events.
 */
// biome-ignore lint/suspicious/noExplicitAny: data of an older schema, which no type describes any more
export type Upcasts = Readonly<Record<string, Readonly<Record<number, (data: any) => unknown>>>>

/** The data in the present version. */
export const upcast = (table: Upcasts, type: string, version: number, data: unknown): unknown => {
  const steps = table[type]
  let current = data
  for (let at = version; steps?.[at]; at++) current = steps[at]!(current)
  return current
}
