/** Whether a document holds the very same in these fields: what was not touched is not looked into. */
export const sameIn = <Doc extends object>(fields: readonly (keyof Doc)[], before: Doc, after: Doc): boolean => {
  for (const field of fields) if (before[field] !== after[field]) return false
  return true
}
