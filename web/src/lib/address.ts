/** What stands in an address is anybody's: these take what is known there and drop the rest, never an error. */

export type Given = Readonly<Record<string, unknown>>

/** Several of a known list, as an array or joined by commas. */
export const some = <T extends string>(given: unknown, known: readonly T[]): readonly T[] | undefined => {
  const asked = (Array.isArray(given) ? given : typeof given === 'string' ? given.split(',') : []).filter((one): one is T =>
    known.includes(one),
  )
  return asked.length > 0 ? [...new Set(asked)] : undefined
}

/** One of a known list. */
export const one = <T extends string>(given: unknown, known: readonly T[]): T | undefined => known.find((candidate) => candidate === given)

export const yes = (given: unknown): true | undefined => (given === true || given === 'true' ? true : undefined)

/** A text that somebody typed; a number was one, before the address was read. */
export const words = (given: unknown, longest: number): string | undefined => {
  const text = typeof given === 'string' || typeof given === 'number' ? String(given).trim().slice(0, longest) : ''
  return text === '' ? undefined : text
}

/** The longest of what names or looks for something in an address. */
export const NAME = 100

/** Several texts, as they were typed. */
export const texts = (given: unknown, longest: number, most: number): readonly string[] | undefined => {
  const all = (Array.isArray(given) ? given : typeof given === 'string' ? given.split(',') : [])
    .map((text) => words(text, longest))
    .filter((text): text is string => text !== undefined)
  return all.length > 0 ? [...new Set(all)].slice(0, most) : undefined
}

/** A day as it is written: `DD/MM/YYYY`. */
export const day = (given: unknown): string | undefined =>
  typeof given === 'string' && /^\d{2}\/\d{2}\/\d{4}$/.test(given) ? given : undefined

export type Known<T> = { readonly [K in keyof T]?: Exclude<T[K], undefined> }
/** Only what is there. */
export const known = <T extends object>(read: T): Known<T> =>
  Object.fromEntries(Object.entries(read).filter(([, value]) => value !== undefined)) as Known<T>
