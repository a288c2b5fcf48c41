/** A JSON Schema as plain data. */
// biome-ignore lint/suspicious/noExplicitAny: a keyword's value is of any kind, and each is asked where it is read
export type Schema = { readonly [keyword: string]: any }

/** Keywords under which a schema has variants of itself. */
export const VARIANTS = ['anyOf', 'oneOf', 'allOf'] as const
