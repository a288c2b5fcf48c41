/** Anybody can edit an address: these readers take the known values and drop the rest; they never throw. */

export type SearchInput = Readonly<Record<string, unknown>>

/** Several values of a known list, as an array or joined by commas. */
export const readOptions = <T extends string>(given: unknown, known: readonly T[]): readonly T[] | undefined => {
  const options = (Array.isArray(given) ? given : typeof given === 'string' ? given.split(',') : []).filter((one): one is T =>
    known.includes(one),
  )
  return options.length > 0 ? [...new Set(options)] : undefined
}

/** One value of a known list. */
export const readOption = <T extends string>(given: unknown, known: readonly T[]): T | undefined =>
  known.find((candidate) => candidate === given)

export const readFlag = (given: unknown): true | undefined => (given === true || given === 'true' ? true : undefined)

/** A typed text; the router parses a text of digits as a number. */
export const readText = (given: unknown, longest: number): string | undefined => {
  const text = typeof given === 'string' || typeof given === 'number' ? String(given).trim().slice(0, longest) : ''
  return text === '' ? undefined : text
}

/** Characters. The limit for names and search texts in an address. */
export const MAX_NAME_LENGTH = 100

/** Several typed texts. */
export const readTexts = (given: unknown, longest: number, most: number): readonly string[] | undefined => {
  const all = (Array.isArray(given) ? given : typeof given === 'string' ? given.split(',') : [])
    .map((text) => readText(text, longest))
    .filter((text): text is string => text !== undefined)
  return all.length > 0 ? [...new Set(all)].slice(0, most) : undefined
}

/** A day written as `DD/MM/YYYY`. */
export const readDay = (given: unknown): string | undefined =>
  typeof given === 'string' && /^\d{2}\/\d{2}\/\d{4}$/.test(given) ? given : undefined

/** A day written as `YYYY-MM-DD`. */
export const readIsoDay = (given: unknown): string | undefined =>
  typeof given === 'string' && /^\d{4}-(0[1-9]|1[0-2])-(0[1-9]|[12]\d|3[01])$/.test(given) ? given : undefined

export type WithoutUndefined<T> = { readonly [K in keyof T]?: Exclude<T[K], undefined> }
/** Drops the properties that are undefined. */
export const omitUndefined = <T extends object>(read: T): WithoutUndefined<T> =>
  Object.fromEntries(Object.entries(read).filter(([, value]) => value !== undefined)) as WithoutUndefined<T>
