import type { Position } from '@embarca/contracts/kit/position.ts'
import { openDatabase } from '@embarca/projections/adapters/sqlite/database.ts'
import type { SealedEnvelope } from '@embarca/services/kit/envelope.ts'

/** The events of a log's file as they are stored, as EventStoreDB gives them to the relay. */
export const sealedIn = (file: string) => {
  const db = openDatabase(file, { readOnly: true })
  const after = db.prepare('SELECT body, hash FROM events WHERE position > ? ORDER BY position LIMIT ?')
  return {
    sealed: async (from: Position, limit: number): Promise<readonly SealedEnvelope[]> =>
      (after.all(Number(from), limit) as { body: string; hash: string }[]).map(({ body, hash }) => ({ ...JSON.parse(body), hash })),
    close: () => db.close(),
  }
}
