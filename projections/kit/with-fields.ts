type Changes = Readonly<Record<string, unknown>>
/** A document with other fields. */
export const withFields = <Doc extends object>(doc: Doc, changes: Changes & { readonly [K in keyof Doc]?: Doc[K] | undefined }): Doc => ({
  ...doc,
  ...changes,
})
