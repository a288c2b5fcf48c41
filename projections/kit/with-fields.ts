type Changes = Readonly<Record<string, unknown>>
/**
 * The document with some fields replaced. A change of a field that the document's type names must have that field's type, and a field may
 * be emptied with `undefined`, which a spread into a type with exact optional fields does not admit. `Changes` lets fields pass that the type
 * does not name: groups of fields are contributed by other modules and by tables of names.
 */
export const withFields = <Doc extends object>(doc: Doc, changes: Changes & { readonly [K in keyof Doc]?: Doc[K] | undefined }): Doc => ({
  ...doc,
  ...changes,
})
