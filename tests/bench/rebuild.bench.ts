import { randomBytes } from 'node:crypto'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { allFacts } from '@embarca/contracts/facts.ts'
import { BEFORE_ALL } from '@embarca/contracts/kit/position.ts'
import { sqliteReadStore } from '@embarca/projections/adapters/sqlite/read-store.ts'
import { boardProjector } from '@embarca/projections/board/projector.ts'
import type { AnyProjector } from '@embarca/projections/kit/projector.ts'
import { foldingAnew, readThrough } from '@embarca/projections/kit/rebuild.ts'
import { openData } from '@embarca/services/adapters/sqlite/open-data.ts'
import { appendsOf } from './appends.ts'
import type { Figure } from './figure.ts'
import { drive, median } from './measure.ts'
import { sideBySide } from './side-by-side.ts'

/** P17: folding the board anew from the log, against only reading it: parsed and opened, as whoever catches up must. */
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
    await rebuild()
    const rounds = await sideBySide(folder, { rebuild, read }, 5)
    await data.close()
    const thousands = (of: 'rebuild' | 'read') => `${(median(rounds.map((round) => round[of])) / 1_000).toFixed(0)}k/s`
    return [
      {
        name: 'P17',
        what: 'rebuild of the board / catch-up read of the log',
        rounds: rounds.map(({ rebuild: ours, read }) => ours / read),
        gate: 0.5,
        stretch: 0.75,
        detail: `rebuild ${thousands('rebuild')}, read ${thousands('read')}, ${total} facts`,
      },
    ]
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}
