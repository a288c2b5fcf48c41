/** Whether both documents hold the identical values (by reference) in these fields. */
export const sameIn = <Doc extends object>(fields: readonly (keyof Doc)[], before: Doc, after: Doc): boolean => {
  for (const field of fields) if (before[field] !== after[field]) return false
  return true
}
