import type { By, Recorded } from '@embarca/contracts/kit/event.ts'
import type { LoadTerms } from '@embarca/contracts/load/terms.ts'
import type { EventStore } from '@embarca/services/kit/event-store.ts'
import { eventRecorder } from '../stories/event-recorder.ts'
import { loadScript, mill, shop, store, terms } from '../stories/load-script.ts'
import { drive } from './measure.ts'

const START = Date.parse('2025-06-01T00:00:00.000Z')
const MINUTE = 60_000
const CLIENTS = 64

/** Values by which loads differ and filters select. */
export const kinds = {
  states: ['PR', 'MG', 'GO', 'SP', 'BA', 'RS', 'SC', 'MT'],
  cities: ['Telêmaco Borba', 'Uberlândia', 'Goiânia', 'Cajamar', 'Salvador', 'Caxias do Sul', 'Joinville', 'Rondonópolis'],
  tags: ['papel', 'frio', 'urgente', 'exportação', 'frágil', 'devolução'],
  freightTypes: ['CIF', 'FOB', 'PRIMARIZED'],
  hiringTypes: ['NORMAL', 'QUOTATION', 'TO_COMBINE'],
} as const
const of = <T>(list: readonly T[], n: number): T => list[n % list.length]!

export const codeOf = (n: number) => `CG-${String(n).padStart(7, '0')}`
export const orderOf = (n: number) => `PED-${n}`
export const timeOf = (n: number) => new Date(START + n * MINUTE).toISOString()

const placeAt = (base: typeof mill, n: number) => ({
  ...base,
  placeId: `place-${n % 64}`,
  city: of(kinds.cities, n),
  state: of(kinds.states, n),
})
const termsOf = (n: number): Partial<LoadTerms> => {
  const [first, second] = terms().destinations
  return {
    externalId: codeOf(n),
    freightType: of(kinds.freightTypes, n),
    hiringType: of(kinds.hiringTypes, n),
    tags: [of(kinds.tags, n), of(kinds.tags, n + 1 + (n % 3))],
    flPriority: n % 17 === 0,
    origins: [{ originId: 'o1', place: placeAt(mill, n), collectDate: timeOf(n + 2_880) }],
    destinations: [
      { ...first!, place: placeAt(shop, n + 3), deliveryDate: timeOf(n + 4_320), orderCode: orderOf(n) },
      { ...second!, place: placeAt(store, n + 5), deliveryDate: timeOf(n + 4_680), orderCode: `${orderOf(n)}B` },
    ],
  }
}
type Load = ReturnType<typeof loadScript>
const runSteps = (...steps: readonly (() => unknown)[]) => {
  for (const step of steps) step()
}
const delivered = (load: Load) =>
  runSteps(
    load.underway,
    load.tracked,
    load.approached,
    () => load.arrived('r1'),
    () => load.arrived('r2'),
    load.delivered,
  )
const expireOffer = ({ launched, offered, seen, declined, recordOnLoad }: Load) =>
  runSteps(launched, offered, seen, declined, () => recordOnLoad('LoadExpired', { status: 'EXPIRED' }))

/** How many of a hundred loads reach which step. Most are history, the board shows the rest; twelve events a load. */
const shares: readonly (readonly [share: number, story: (load: Load) => void])[] = [
  [11, ({ launched, offered, seen }) => runSteps(launched, offered, seen)],
  [4, ({ launched, offered, hired }) => runSteps(launched, offered, hired)],
  [7, ({ underway }) => underway()],
  [4, ({ underway, tracked }) => runSteps(underway, tracked)],
  [3, delivered],
  [
    2,
    (load) =>
      runSteps(
        () => delivered(load),
        () => load.approved('r1'),
        () => load.refused('r2'),
      ),
  ],
  [26, ({ toFinished }) => toFinished()],
  [43, expireOffer],
]
const scripts = shares.flatMap(([share, script]) => Array.from({ length: share }, () => script))
const scriptOf = (n: number) => of(scripts, n * 37)

/** Splits a log into runs of consecutive events of one stream; each run is one append. */
const runsOfOneStream = (log: readonly Recorded[]): readonly (readonly Recorded[])[] => {
  const all: Recorded[][] = []
  for (const event of log) {
    const last = all.at(-1)
    if (last?.[0]?.stream === event.stream) last.push(event)
    else all.push([event])
  }
  return all
}
type PartyIds = { readonly shipperId?: string; readonly transporterId?: string }
/** Owner and carriers of the loads. */
type Owner = { readonly shipperId: string; readonly operationGroupId: string; readonly transporters: readonly string[] }
const owned = (data: PartyIds, { shipperId, operationGroupId }: Owner) =>
  data.shipperId === undefined ? data : { ...data, shipperId, ...('operationGroupId' in data && { operationGroupId }) }
const carried = <S extends PartyIds>(data: S, { transporters }: Owner, n: number): S =>
  data.transporterId === undefined ? data : { ...data, transporterId: of(transporters, n) }

/** Appends `count` loads as they would have been recorded: chained, sealed, in order. Returns the number of events. */
export const appendLoads = async (events: Pick<EventStore, 'append'>, count: number, owner: Owner): Promise<number> => {
  let next = 0
  let appended = 0
  await drive(CLIENTS, count, async () => {
    const n = next++
    const load = loadScript(eventRecorder(), `L${n}`, termsOf(n))
    scriptOf(n)(load)
    const revisions = new Map<string, number>()
    for (const run of runsOfOneStream(load.log)) {
      const { stream, key } = run[0]!
      const by = owned(carried(run[0]!.by, owner, n), owner) as By
      const expected = revisions.get(stream) ?? -1
      revisions.set(stream, expected + run.length)
      appended += run.length
      await events.append({
        ...{ stream, key, by, expected, now: timeOf(n) },
        events: run.map(({ type, data }) => ({ type, data: owned(carried(data as PartyIds, owner, n), owner) })),
        command: { scope: 'bench', key: `${stream}/${expected}`, bodyHash: '' },
        ...{ correlationId: 'bench', causationId: 'bench' },
      })
    }
  })
  return appended
}
