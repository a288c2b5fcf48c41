import { openDatabase } from '@embarca/projections/adapters/sqlite/database.ts'

/** A person's stored key: wrapped by the master key, null after it was dropped. */
export type WrappedKey = { readonly subject: string; readonly wrapped: string | null }

/** All keys of a file. */
export const wrappedKeysIn = (file: string): readonly WrappedKey[] => {
  const db = openDatabase(file, { readOnly: true, cacheMb: 2 })
  try {
    return db.prepare('SELECT subject, wrapped FROM keys ORDER BY subject').all() as WrappedKey[]
  } finally {
    db.close()
  }
}
