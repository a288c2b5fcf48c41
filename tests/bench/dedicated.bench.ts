import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sqliteReadStore } from '@embarca/projections/adapters/sqlite/read-store.ts'
import { allProjectors, loadsProjector, scopeOf } from '@embarca/projections/all.ts'
import { type ContractDocument, contractProjector } from '@embarca/projections/dedicated/projector.ts'
import { dedicatedReaders } from '@embarca/projections/dedicated/readers.ts'
import { foldEvents } from '@embarca/projections/kit/projector.ts'
import type { ReadStore, Views } from '@embarca/projections/kit/read-store.ts'
import { scoped } from '@embarca/projections/kit/scoped.ts'
import type { LoadDocument } from '@embarca/projections/loads/index.ts'
import { actor } from '../kit/tokens.ts'
import { eventRecorder } from '../stories/event-recorder.ts'
import { loadScript } from '../stories/load-script.ts'
import type { Figure } from './figure.ts'
import { median } from './measure.ts'
import { ms, type Times, timed } from './timed.ts'

/** Of each question in a round. */
const TIMES = 12
const NOW = '2026-01-08T12:00:00.000Z'
const CYCLE = '2025-12-10'

type Fleet = { readonly views: Views; close(): void }

/** A contract and the load that its vehicle carries, as their events lead to them, of which the others are copies. */
const templates = (): { readonly contract: ContractDocument; readonly load: LoadDocument } => {
  const recorder = eventRecorder()
  const about = { dedicatedId: 'C' }
  const terms = {
    ...{ transporterId: 't1', transporterName: 'TransNorte', cycleDay: 10, freightPriceNegotiated: 2_000_000 },
    ...{ distanceAmountNegotiated: 6_000, pricePerKmExceeded: 425, penaltyPrice: 0, daysOff: [8], tags: [] },
    driver: { driverId: 'd1', name: 'João', document: '52998224725', phone: '1' },
    vehicles: [{ vehicleId: 'v1', plate: 'RQK3D41', vehicleType: 'CARRETA_LS' }],
  }
  const record = (type: string, data: object) => recorder.recordEvent('dedicated-C', { type, data: { ...about, ...data } })
  record('DedicatedContracted', { shipperId: 's1', operationGroupId: 'g1', firstCycle: CYCLE, terms })
  const load = loadScript(recorder, 'L')
  load.launched()
  load.hired()
  load.bound()
  record('DedicatedLoadHeld', { loadId: 'L', cycle: CYCLE, binding: 1 })
  load.recordOnLoad('DedicatedVehicleBound', { status: 'LINKED_TO_DRIVER_VEHICLE', ...about })
  load.recordOnLoad('TransitStarted', { status: 'IN_TRANSIT' })
  return { contract: foldEvents(contractProjector, recorder.log).get('C')!, load: foldEvents(loadsProjector, recorder.log).get('L')! }
}
const plateOf = (n: number) =>
  `RQ${'ABCDEFGHIJ'[Math.floor(n / 1_000) % 10]}${Math.floor(n / 100) % 10}A${String(n % 100).padStart(2, '0')}`

/** The contract with many loads is the last by its plate: no first page of the board shows it. */
const LAST_PLATE = 'ZZZ9Z99'

/** Every second vehicle carries a load; the last contract has `rows` loads in its cycle. */
const fill = async (store: ReadStore, contracts: number, rows: number) => {
  const { contract, load } = templates()
  for (const { spec } of allProjectors) await store.define(spec)
  const fleet = await store.rebuild(contractProjector.spec)
  const loads = await store.rebuild(loadsProjector.spec)
  const put = (n: number, dedicatedId: string) =>
    loads.change(`L${n}`, { stream: `load-L${n}`, revision: 0, position: String(n) }, () =>
      loadsProjector.finish!({ ...load, hashId: `L${n}`, externalId: `CG-${n}`, dedicatedId }, undefined),
    )
  for (let n = 0; n < contracts; n++) {
    const id = `C${n}`
    const plate = n === 0 ? LAST_PLATE : plateOf(n)
    const own = n === 0 ? Array.from({ length: rows }, (_, row) => contracts + row) : n % 2 ? [n] : []
    const { heldBy: _, ...free } = contract
    const held = own.length > 0 ? { heldBy: `L${own[0]}`, isHeld: true } : { isHeld: false }
    fleet.change(id, { stream: `dedicated-${id}`, revision: 0, position: String(n) }, () => ({
      ...{ ...free, ...held, id, dedicatedId: id, plates: [plate], order: plate },
      rows: Object.fromEntries(own.map((one) => [`L${one}`, { cycle: CYCLE }])),
    }))
    for (const one of own) put(one, id)
  }
  await fleet.finish({ group: 'views', position: String(contracts) })
  await loads.finish({ group: 'views', position: String(contracts + rows) })
}
const open = async (folder: string, contracts: number, rows: number): Promise<Fleet> => {
  const file = join(folder, `fleet-${contracts}.sqlite`)
  const filling = sqliteReadStore(file)
  await fill(filling, contracts, rows)
  filling.close()
  const views = sqliteReadStore(file, { readOnly: true })
  return { views, close: views.close }
}

const ana = actor(['shipper_operator'], { userId: 'ana' })
const contextOf = ({ views }: Fleet) => ({ views: scoped(views, scopeOf, ana), by: ana, now: NOW, activeGroup: 'g1' })
const questions: Readonly<Record<string, (fleet: Fleet) => Promise<unknown>>> = {
  board: (fleet) => dedicatedReaders.board({}, contextOf(fleet)),
  detail: async (fleet) => {
    const detail = await dedicatedReaders.detail({ id: 'C0' }, contextOf(fleet))
    if (!detail) throw new Error('There is no such contract')
    return detail
  },
  indicators: (fleet) => dedicatedReaders.indicators({}, contextOf(fleet)),
}

/** P43–P45: a fleet of many contracts against one of few, and a cycle of many loads against one of few, rounds side by side. */
export const measureDedicated = async (large = 2_000, small = 20, rows = [500, 10] as const, rounds = 3): Promise<readonly Figure[]> => {
  const folder = mkdtempSync(join(process.env['BENCH_DIR'] ?? tmpdir(), 'embarca-bench-'))
  const fleets = [await open(folder, small, rows[1]), await open(folder, large, rows[0])] as const
  try {
    const times: Record<string, (readonly [Times, Times])[]> = {}
    for (let round = 0; round < rounds; round++)
      for (const [name, question] of Object.entries(questions)) {
        const [few, many] = [await timed(() => question(fleets[0]), TIMES), await timed(() => question(fleets[1]), TIMES)]
        times[name] = [...(times[name] ?? []), [few, many]]
      }
    const grown = (name: string, what: string, question: string, gate: number, stretch: number): Figure => ({
      ...{ name, what: `dedicated: ${what}, p50`, gate, stretch, atMost: true },
      rounds: times[question]!.map(([few, many]) => many.p50 / few.p50),
      detail: ms(median(times[question]!.map(([, many]) => many.p50))),
    })
    return [
      grown('P43', `board, ${large} contracts / ${small}`, 'board', 1.3, 1.15),
      grown('P44', `a cycle of ${rows[0]} loads / ${rows[1]}`, 'detail', 2, 1.5),
      grown('P45', `indicators, ${large} contracts / ${small}`, 'indicators', 1.2, 1.1),
    ]
  } finally {
    for (const fleet of fleets) fleet.close()
    rmSync(folder, { recursive: true, force: true })
  }
}
