/** What a person typed, as pieces that must all be found. */
export const pieces = (text: string | undefined): readonly string[] =>
  (text ?? '')
    .split(/\s+/)
    .filter((piece) => /[\p{L}\p{N}]/u.test(piece))
    .slice(0, 8)

/** Without accents and case, as the search sees it. */
export const plain = (text: string) => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase()

/** The shortest piece that is looked for inside words. */
export const SHORTEST_PART = 3

/** The text a document is found by: the values of the given fields, lists included. */
export const textOf = (doc: Readonly<Record<string, unknown>>, fields: readonly string[] = []): string =>
  fields.flatMap((field) => doc[field] ?? []).join('\n')
