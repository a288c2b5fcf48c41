import { openDatabase } from '@embarca/projections/adapters/sqlite/database.ts'
import type { Wrapped } from '../../kit/key-ring.ts'
import { storedPersonKey } from './person-key.ts'

/** A person's stored key: wrapped by the master key, null after it was dropped. */
export type WrappedKey = { readonly subject: string; readonly wrapped: string | null; readonly kid?: string | null }

/** All keys of a file. */
export const wrappedKeysIn = (file: string): readonly WrappedKey[] => {
  const db = openDatabase(file, { readOnly: true, cacheMb: 2 })
  try {
    return db.prepare('SELECT * FROM keys ORDER BY subject').all() as WrappedKey[]
  } finally {
    db.close()
  }
}

/** The wrapped key of people's digests; undefined before the master key was ever changed. */
export const wrappedPersonKeyIn = (file: string): Wrapped | undefined => {
  const db = openDatabase(file, { readOnly: true, cacheMb: 2 })
  try {
    return storedPersonKey(db)
  } finally {
    db.close()
  }
}
