import type { Database } from '@embarca/projections/adapters/sqlite/database.ts'
import type { StoredBody } from '../../kit/proofs.ts'
import { STREAM } from './log-reader.ts'

/** The stored events of a stream, still sealed. */
export const storedStream = (db: Database) => {
  const stream = db.prepare(STREAM)
  return (name: string): readonly StoredBody[] => (stream.all(name, 0) as StoredBody[]).map(({ body, hash }) => ({ body, hash }))
}
