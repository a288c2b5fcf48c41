import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { usualGateSettings } from '@embarca/contracts/gate/settings.ts'
import { sqliteReadStore } from '@embarca/projections/adapters/sqlite/read-store.ts'
import { allProjectors, loadsProjector, scopeOf } from '@embarca/projections/all.ts'
import { gateReaders } from '@embarca/projections/gate/readers.ts'
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
const NOW = '2026-01-06T12:00:00.000Z'
const GATE = 'mill'
const MINUTE = 60_000
/** Of a hundred loads of a day: waiting, inside, gone; the others are expected. */
const [WAIT, INSIDE, GONE] = [2, 6, 50]

type Yard = { readonly views: Views; readonly loads: number; close(): void }
/** Each load of a day has a truck of its own. */
const plateOf = (n: number) =>
  `QT${'ABCDEFGHIJ'[Math.floor(n / 1_000) % 10]}${Math.floor(n / 100) % 10}A${String(n % 100).padStart(2, '0')}`

/** A load as its events lead to it, after some of its steps at the gate. */
const template = (...steps: readonly string[]): LoadDocument => {
  const recorder = eventRecorder()
  const load = loadScript(recorder)
  for (const step of ['launched', 'offered', 'hired', 'bound'] as const) load[step]()
  const about = { loadId: 'L1', conciergeId: GATE }
  const moves: Readonly<Record<string, object>> = {
    GateCheckedIn: {
      ...{ step: 'CHECK_IN', shipperId: 's1', operationGroupId: 'g1', zone: 'America/Sao_Paulo', sequence: usualGateSettings.steps },
      ...{ driverId: 'd1', driverName: 'João Almeida', plate: 'QTP1A23', acknowledged: [] },
    },
    GateEntryRequested: {
      step: 'REQUEST_INBOUND',
      operationGroupId: 'g1',
      dock: '1',
      driverId: 'd1',
      driverName: 'João',
      plate: 'QTP1A23',
    },
    GateEntered: { step: 'INBOUND' },
    LoadingStarted: { step: 'START_COLLECT' },
    LoadingFinished: { step: 'FINISH_COLLECT' },
    GateLeft: { step: 'FINISHED' },
  }
  if (steps.length) load.recordOnLoad('CollectStarted', { status: 'IN_COLLECT' })
  for (const type of steps) recorder.recordEvent(`gate-L1@${GATE}`, { type, data: { ...about, at: NOW, ...moves[type] } }, {}, NOW)
  if (steps.includes('GateLeft')) load.recordOnLoad('TransitStarted', { status: 'IN_TRANSIT' })
  return foldEvents(loadsProjector, recorder.log).get('L1')!
}
const all = ['GateCheckedIn', 'GateEntryRequested', 'GateEntered', 'LoadingStarted', 'LoadingFinished', 'GateLeft']
const fill = async (store: ReadStore, loads: number) => {
  const kinds = { expected: template(), waits: template(all[0]!), inside: template(...all.slice(0, 3)), gone: template(...all) }
  const kindOf = (n: number) =>
    n % 100 < WAIT ? kinds.waits : n % 100 < INSIDE ? kinds.inside : n % 100 < GONE ? kinds.gone : kinds.expected
  for (const { spec } of allProjectors) await store.define(spec)
  const rebuild = await store.rebuild(loadsProjector.spec)
  for (let n = 0; n < loads; n++) {
    const collectDate = new Date(Date.parse(NOW) + (n % 1_440) * MINUTE).toISOString()
    const copy = { ...kindOf(n), hashId: `L${n}`, externalId: `CG-${n}`, vehiclePrimaryPlate: plateOf(n), collectDate }
    rebuild.change(`L${n}`, { stream: `load-L${n}`, revision: 0, position: String(n) }, () => loadsProjector.finish!(copy, undefined))
  }
  await rebuild.finish({ group: 'views', position: String(loads) })
  const place = allProjectors.find(({ spec }) => spec.view === 'place')!
  const places = await store.rebuild(place.spec)
  const gate = { ...usualGateSettings, active: true }
  places.change(GATE, { stream: `place-${GATE}`, revision: 0, position: '0' }, () => ({
    ...{ id: GATE, shipperId: 's1', name: 'Fábrica', kind: 'COLLECT', zone: 'America/Sao_Paulo', gate, active: true },
  }))
  await places.finish({ group: 'views', position: '0' })
}
const open = async (folder: string, loads: number): Promise<Yard> => {
  const file = join(folder, `yard-${loads}.sqlite`)
  const filling = sqliteReadStore(file)
  await fill(filling, loads)
  filling.close()
  const views = sqliteReadStore(file, { readOnly: true })
  return { views, loads, close: views.close }
}

const carla = actor(['shipper_concierge'], { userId: 'carla' })
const contextOf = ({ views }: Yard) => ({ views: scoped(views, scopeOf, carla), by: carla, now: NOW, activeGroup: 'g1' })
const questions: Readonly<Record<string, (yard: Yard, nth: number) => Promise<unknown>>> = {
  page: async (yard) => gateReaders.fetch({ id: GATE, status: 'CREATED' }, contextOf(yard)),
  plate: async (yard, nth) => gateReaders.fetch({ id: GATE, text: plateOf(nth) }, contextOf(yard)),
  indicators: async (yard) => gateReaders.indicators({ conciergeId: GATE }, contextOf(yard)),
}

/** P38–P40: a gate with many loads a day against one with few, rounds side by side. */
export const measureGate = async (large = 5_000, small = 50, rounds = 3): Promise<readonly Figure[]> => {
  const folder = mkdtempSync(join(process.env['BENCH_DIR'] ?? tmpdir(), 'embarca-bench-'))
  const yards = [await open(folder, small), await open(folder, large)] as const
  try {
    const times: Record<string, (readonly [Times, Times])[]> = {}
    for (let round = 0; round < rounds; round++)
      for (const [name, question] of Object.entries(questions)) {
        const [few, many] = [await timed((n) => question(yards[0], n), TIMES), await timed((n) => question(yards[1], n), TIMES)]
        times[name] = [...(times[name] ?? []), [few, many]]
      }
    const grown = (name: string, what: string, question: string, gate: number, stretch: number): Figure => ({
      ...{ name, what: `gate: ${what}, p50, ${large} loads a day / ${small}`, gate, stretch, atMost: true },
      rounds: times[question]!.map(([few, many]) => many.p50 / few.p50),
      detail: ms(median(times[question]!.map(([, many]) => many.p50))),
    })
    return [
      grown('P38', 'a page', 'page', 1.3, 1.15),
      grown('P39', 'search by plate', 'plate', 2, 1.5),
      grown('P40', 'indicators', 'indicators', 1.2, 1.1),
    ]
  } finally {
    for (const yard of yards) yard.close()
    rmSync(folder, { recursive: true, force: true })
  }
}
