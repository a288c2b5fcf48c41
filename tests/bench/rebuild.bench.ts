import { randomBytes } from 'node:crypto'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { productEvents } from '@embarca/contracts/events.ts'
import { BEFORE_ALL } from '@embarca/contracts/kit/position.ts'
import { openDatabase, removeDatabase } from '@embarca/projections/adapters/sqlite/database.ts'
import { sqliteReadStore } from '@embarca/projections/adapters/sqlite/read-store.ts'
import { allProjectors, loadsProjector } from '@embarca/projections/all.ts'
import type { EventReader } from '@embarca/projections/kit/log.ts'
import type { AnyProjector } from '@embarca/projections/kit/projector.ts'
import { readThrough, startRebuild } from '@embarca/projections/kit/rebuild.ts'
import { dataFiles, openData } from '@embarca/services/adapters/sqlite/open-data.ts'
import { openProjections } from '@embarca/services/adapters/sqlite/open-projections.ts'
import type { EventStore } from '@embarca/services/kit/event-store.ts'
import { appendsOf } from './appends.ts'
import { bundleServers, startServer } from './child.ts'
import type { Figure } from './figure.ts'
import { appendLoads } from './many-loads.ts'
import { drive, median } from './measure.ts'
import { sideBySide } from './side-by-side.ts'

/** Reads the log and parses JSON without opening seals: a lower bound for any reader of the log. */
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

/** No comparison with existing views, as at a first start. */
const COMPARED = false

type Folder = { readonly folder: string; readonly events: EventStore; readonly log: EventReader }
/** The parts of a rebuild on a log without new appends; rates in events per second. */
const rebuilder = async ({ folder, log }: Folder) => {
  const head = await log.head()
  const total = Number(head) + 1
  const rateOf = async (work: () => Promise<unknown>) => {
    const start = performance.now()
    await work()
    return (total / (performance.now() - start)) * 1_000
  }
  let made = 0
  return {
    total,
    rebuild: async (projector: AnyProjector) => {
      const file = join(folder, `views-${made++}.sqlite`)
      const views = sqliteReadStore(file)
      const rate = await rateOf(async () => {
        const rebuild = await startRebuild(projector, views, COMPARED)
        await readThrough(log, BEFORE_ALL, head, rebuild.consume, projector.consumes)
        await rebuild.finish({ group: 'views', position: head })
      })
      views.close()
      removeDatabase(file)
      return rate
    },
    read: () => rateOf(() => readThrough(log, BEFORE_ALL, head, () => {})),
    bare: () => rateOf(async () => bareRead(dataFiles(folder).log)),
  }
}
/** Opens a log for appends, and for reads as the projector thread does. */
const inFolder = async <T>(work: (at: Folder) => Promise<T>): Promise<T> => {
  const folder = mkdtempSync(join(process.env['BENCH_DIR'] ?? tmpdir(), 'embarca-bench-'))
  const options = { ...productEvents, masterKey: randomBytes(32).toString('hex') }
  const data = openData(folder, options)
  const thread = openProjections(folder, options)
  try {
    return await work({ folder, events: data.events, log: thread.log })
  } finally {
    await thread.close()
    await data.close()
    rmSync(folder, { recursive: true, force: true })
  }
}
const thousands = (rates: readonly number[]) => `${(median(rates) / 1_000).toFixed(0)}k/s`
const figureOf = (of: string, rounds: readonly { readonly rebuild: number; readonly read: number }[], detail: string): Figure => ({
  ...{ name: 'P17', what: `rebuild of ${of} / catch-up read of the log`, gate: 0.45, stretch: 0.75, detail },
  rounds: rounds.map(({ rebuild, read }) => rebuild / read),
})

/**
 * P17: rebuilding the board from the log, against reading the log as a catching-up projector does: through the port, each event
 * parsed and its seals opened. The ratio against rows and JSON.parse alone is reported as well.
 */
export const measureRebuild = (total = 120_000): Promise<Figure> =>
  inFolder(async (at) => {
    const { folder, events } = at
    const next = appendsOf(1)
    await drive(64, total, (client, nth) => events.append(next(client, nth)))
    const { rebuild, read, bare } = await rebuilder(at)
    const board = () => rebuild(loadsProjector)
    await board()
    const rounds = await sideBySide(folder, { rebuild: board, read, bare }, 7)
    const rates = (of: 'rebuild' | 'read' | 'bare') => thousands(rounds.map((round) => round[of]))
    const ratio = median(rounds.map(({ rebuild: ours, bare }) => ours / bare)).toFixed(2)
    const detail = `rebuild ${rates('rebuild')}, read through the port ${rates('read')}, rows and JSON.parse alone ${rates('bare')} (${ratio}), ${total} events`
    return figureOf('the board', rounds, detail)
  })

/**
 * P17 of each view: a shipper's typical loads, twelve events each, and one view at a time. `BENCH_LOADS`: another number of loads;
 * `BENCH_VIEWS`: only these views, as `board,history`.
 */
export const measureEachView = (loads = Number(process.env['BENCH_LOADS'] ?? 25_000), count = 3): Promise<readonly Figure[]> =>
  inFolder(async (at) => {
    await appendLoads(at.events, loads, { shipperId: 's1', operationGroupId: 'g1', transporters: ['t1', 't2', 't3', 't4'] })
    const { rebuild, read, total } = await rebuilder(at)
    const only = process.env['BENCH_VIEWS']?.split(',')
    await read()
    const figures: Figure[] = []
    for (const projector of allProjectors.filter(({ spec }) => only?.includes(spec.view) ?? true)) {
      const rounds = await sideBySide(at.folder, { rebuild: () => rebuild(projector), read }, count)
      const detail = `rebuild ${thousands(rounds.map(({ rebuild: ours }) => ours))}, ${total} events`
      figures.push(figureOf(projector.spec.view, rounds, detail))
    }
    return figures
  })

/** Runs both in a process that is bundled as the product is. */
export const measureRebuilds = async (): Promise<readonly Figure[]> => {
  await bundleServers()
  const child = startServer('rebuild')
  const figures = await child.nextMessage<readonly Figure[]>()
  await child.stop()
  return figures
}
