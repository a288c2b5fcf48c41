import { BEFORE_ALL } from '@embarca/contracts/kit/position.ts'
import { openDatabase } from '@embarca/projections/adapters/sqlite/database.ts'
import { bringUp } from '@embarca/projections/adapters/sqlite/schema.ts'
import { reportingUnavailable } from '@embarca/projections/adapters/sqlite/unavailable.ts'
import type { Timer, Timers } from '../../kit/timers.ts'

export const timersSchema = [
  'CREATE TABLE timers (id TEXT PRIMARY KEY, due TEXT NOT NULL, body TEXT NOT NULL) STRICT; CREATE INDEX timers_due ON timers (due, id); CREATE TABLE heard (one INTEGER PRIMARY KEY CHECK (one = 1), position TEXT NOT NULL) STRICT',
] as const

/** Deadlines in a file of their own. */
export const sqliteTimers = (file: string, { migrate = false } = {}): Timers & { close(): void } => {
  const db = openDatabase(file, { cacheMb: 2 })
  bringUp(db, file, timersSchema, migrate)
  const set = db.prepare(
    'INSERT INTO timers (id, due, body) VALUES (?, ?, ?) ON CONFLICT DO UPDATE SET due = excluded.due, body = excluded.body',
  )
  const cancel = db.prepare('DELETE FROM timers WHERE id = ?')
  const due = db.prepare('SELECT body FROM timers WHERE due <= ? ORDER BY due, id LIMIT ?')
  const next = db.prepare('SELECT min(due) AS due FROM timers')
  const reached = db.prepare('SELECT position FROM heard')
  const reach = db.prepare('INSERT INTO heard (one, position) VALUES (1, ?) ON CONFLICT DO UPDATE SET position = excluded.position')
  let waiting: (() => unknown)[] = []
  let written: Promise<void> | undefined
  const write = () => {
    const changes = waiting
    waiting = []
    written = undefined
    db.exec('BEGIN IMMEDIATE')
    try {
      for (const change of changes) change()
      db.exec('COMMIT')
    } catch (error) {
      // A full disk may have rolled it back already.
      if (db.isTransaction) db.exec('ROLLBACK')
      throw error
    }
  }
  /** Changes of one event loop turn share a commit: a thousand auctions that end in the same second wait for the disk a few times. */
  const enqueue = (change: () => unknown): Promise<void> => {
    waiting.push(change)
    written ??= new Promise((resolve) => setImmediate(resolve)).then(write)
    return written
  }
  const store: Timers = {
    set: (timer) => enqueue(() => set.run(timer.id, timer.due, JSON.stringify(timer))),
    cancel: (id) => enqueue(() => cancel.run(id)),
    due: async (now, limit = 100) => (due.all(now, limit) as { body: string }[]).map(({ body }) => JSON.parse(body) as Timer),
    next: async () => (next.get() as { due: string | null }).due ?? undefined,
    reached: async () => (reached.get() as { position: string } | undefined)?.position ?? BEFORE_ALL,
    reach: async (position) => void reach.run(position),
    isNew: async () => reached.get() === undefined,
  }
  return { ...reportingUnavailable(store), close: () => db.close() }
}
