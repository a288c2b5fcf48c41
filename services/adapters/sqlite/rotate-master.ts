import { checkpoint, openDatabase, transaction } from '@embarca/projections/adapters/sqlite/database.ts'
import { keyCheck } from '../../kit/key-check.ts'
import { type KeyRing, keyIdOf, unwrappedBy, type Wrapped, wrappedBy } from '../../kit/key-ring.ts'
import { addKeyIds, KEY_CHECK } from './keys.ts'
import { personKeyIn, putPersonKey } from './person-key.ts'

/**
 * Wraps every key of a file by the newest master key of the ring, in one transaction. Keys of forgotten people stay dropped. Returns how
 * many were wrapped. Call it with the server stopped.
 */
export const rotateMasterIn = (file: string, ring: KeyRing): number => {
  const db = openDatabase(file, { scrubbed: true })
  try {
    return transaction(db, () => {
      addKeyIds(db)
      const newest = keyIdOf(ring[0])
      const change = db.prepare('UPDATE keys SET wrapped = ?, kid = ? WHERE subject = ?')
      const rows = db.prepare('SELECT subject, wrapped, kid FROM keys WHERE wrapped IS NOT NULL AND kid IS NOT ?').all(newest)
      const person = personKeyIn(db, ring, true)
      for (const { subject, ...row } of rows as (Wrapped & { subject: string })[]) {
        const { wrapped, kid } = wrappedBy(ring, unwrappedBy(ring, row))
        change.run(wrapped, kid, subject)
      }
      putPersonKey(db, ring, person)
      db.exec(KEY_CHECK)
      db.prepare('INSERT OR REPLACE INTO key_check (one, sealed) VALUES (1, ?)').run(keyCheck(ring))
      return rows.length
    })
  } finally {
    checkpoint(db)
    db.close()
  }
}
