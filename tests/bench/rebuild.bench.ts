import { randomBytes } from 'node:crypto'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { allFacts } from '@embarca/contracts/facts.ts'
import { BEFORE_ALL } from '@embarca/contracts/kit/position.ts'
import { openDatabase } from '@embarca/projections/adapters/sqlite/database.ts'
import { sqliteReadStore } from '@embarca/projections/adapters/sqlite/read-store.ts'
import { boardProjector } from '@embarca/projections/board/projector.ts'
import type { AnyProjector } from '@embarca/projections/kit/projector.ts'
import { foldingAnew, readThrough } from '@embarca/projections/kit/rebuild.ts'
import { dataFiles, openData } from '@embarca/services/adapters/sqlite/open-data.ts'
import { appendsOf } from './appends.ts'
import type { Figure } from './figure.ts'
import { drive, median } from './measure.ts'
import { sideBySide } from './side-by-side.ts'

/** The log's bytes and JSON.parse, nothing opened: less than anybody who follows the log could do with. */
const bareRead = (file: string) => {
  const db = openDatabase(file, { readOnly: true })
  const after = db.prepare('SELECT position, body FROM events WHERE position > ? ORDER BY position LIMIT 500')
  let at = -1
  for (let rows = after.all(at) as Row[]; rows.length; rows = after.all(at) as Row[]) {
    for (const { body } of rows) JSON.parse(body)
    at = rows.at(-1)!.position
  }
  db.close()
}
type Row = { readonly position: number; readonly body: string }

/**
 * P17: folding the board anew from the log, against reading the log as whoever catches up reads it: through the port, each fact
 * parsed and its seals opened. The ratio against rows and JSON.parse alone is told beside it.
 */
export const measureRebuild = async (total = 120_000): Promise<readonly Figure[]> => {
  const folder = mkdtempSync(join(process.env['BENCH_DIR'] ?? tmpdir(), 'embarca-bench-'))
  try {
    const data = openData(folder, { facts: allFacts, masterKey: randomBytes(32).toString('hex') })
    const next = appendsOf(1)
    await drive(64, total, (client, turn) => data.events.append(next(client, turn)))
    const log = { ...data.events, streamsNaming: data.streamsNaming }
    const head = await data.events.head()
    let made = 0
    const rebuild = async () => {
      const views = sqliteReadStore(join(folder, `views-${made++}.sqlite`))
      const start = performance.now()
      const anew = await foldingAnew(boardProjector as unknown as AnyProjector, views)
      await readThrough(log, BEFORE_ALL, head, anew.hear)
      await anew.finish({ group: 'views', position: head })
      const rate = (total / (performance.now() - start)) * 1_000
      views.close()
      return rate
    }
    const read = async () => {
      const start = performance.now()
      await readThrough(log, BEFORE_ALL, head, () => {})
      return (total / (performance.now() - start)) * 1_000
    }
    const bare = async () => {
      const start = performance.now()
      bareRead(dataFiles(folder).log)
      return (total / (performance.now() - start)) * 1_000
    }
    await rebuild()
    const rounds = await sideBySide(folder, { rebuild, read, bare }, 7)
    await data.close()
    const thousands = (of: 'rebuild' | 'read' | 'bare') => `${(median(rounds.map((round) => round[of])) / 1_000).toFixed(0)}k/s`
    return [
      {
        name: 'P17',
        what: 'rebuild of the board / catch-up read of the log',
        rounds: rounds.map(({ rebuild: ours, read }) => ours / read),
        gate: 0.5,
        stretch: 0.75,
        detail: `rebuild ${thousands('rebuild')}, read through the port ${thousands('read')}, rows and JSON.parse alone ${thousands('bare')} (${median(rounds.map(({ rebuild: ours, bare }) => ours / bare)).toFixed(2)}), ${total} facts`,
      },
    ]
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}
