import type { Recorded } from '@embarca/contracts/kit/event.ts'
import type { LoadTerms } from '@embarca/contracts/load/terms.ts'
import type { EventStore } from '@embarca/services/kit/event-store.ts'
import { loadTold, mill, shop, store, terms } from '../kit/load-told.ts'
import { telling } from '../kit/told.ts'
import { drive } from './measure.ts'

const START = Date.parse('2025-06-01T00:00:00.000Z')
const MINUTE = 60_000
const CLIENTS = 64

/** What the loads differ in, and filters are asked by. */
export const kinds = {
  states: ['PR', 'MG', 'GO', 'SP', 'BA', 'RS', 'SC', 'MT'],
  cities: ['Telêmaco Borba', 'Uberlândia', 'Goiânia', 'Cajamar', 'Salvador', 'Caxias do Sul', 'Joinville', 'Rondonópolis'],
  tags: ['papel', 'frio', 'urgente', 'exportação', 'frágil', 'devolução'],
  freightTypes: ['CIF', 'FOB', 'PRIMARIZED'],
  hiringTypes: ['NORMAL', 'QUOTATION', 'TO_COMBINE'],
  transporters: Array.from({ length: 12 }, (_, i) => `t${i}`),
} as const
const of = <T>(list: readonly T[], n: number): T => list[n % list.length]!

export const codeOf = (n: number) => `CG-${String(n).padStart(7, '0')}`
export const orderOf = (n: number) => `PED-${n}`
export const momentOf = (n: number) => new Date(START + n * MINUTE).toISOString()

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
    origins: [{ originId: 'o1', place: placeAt(mill, n), collectDate: momentOf(n + 2_880) }],
    destinations: [
      { ...first!, place: placeAt(shop, n + 3), deliveryDate: momentOf(n + 4_320), orderCode: orderOf(n) },
      { ...second!, place: placeAt(store, n + 5), deliveryDate: momentOf(n + 4_680), orderCode: `${orderOf(n)}B` },
    ],
  }
}
type Load = ReturnType<typeof loadTold>
/** Of a hundred loads: most are history, the rest is what the board shows. */
const story = (n: number) => (load: Load) => {
  const at = (n * 37) % 100
  if (at < 8) for (const tell of [load.launched, load.offered, load.seen]) tell()
  else if (at < 12) for (const tell of [load.launched, load.offered, load.hired]) tell()
  else if (at < 25) load.underway()
  else load.whole()
}

/** What was told of a load in one breath: facts of one stream, one after the other. */
const breaths = (log: readonly Recorded[]): readonly (readonly Recorded[])[] => {
  const all: Recorded[][] = []
  for (const fact of log) {
    const last = all.at(-1)
    if (last?.[0]?.stream === fact.stream) last.push(fact)
    else all.push([fact])
  }
  return all
}
const renamed = (fact: Recorded, n: number): Recorded => {
  const { transporterId, ...data } = fact.data as { transporterId?: string }
  return { ...fact, data: { ...data, ...(transporterId && { transporterId: of(kinds.transporters, n) }) } }
}

/** Appends so many loads of shipper `s1`, group `g1`, each as it would have been recorded: chained, sealed, in order. Answers the facts. */
export const appendLoads = async (events: Pick<EventStore, 'append'>, count: number): Promise<number> => {
  let next = 0
  let facts = 0
  await drive(CLIENTS, count, async () => {
    const n = next++
    const load = loadTold(telling(), `L${n}`, termsOf(n))
    story(n)(load)
    const revisions = new Map<string, number>()
    for (const breath of breaths(load.log)) {
      const { stream, key, by } = breath[0]!
      const expected = revisions.get(stream) ?? -1
      revisions.set(stream, expected + breath.length)
      facts += breath.length
      await events.append({
        ...{ stream, key, by, expected, now: momentOf(n) },
        events: breath.map((fact) => renamed(fact, n)).map(({ type, data }) => ({ type, data })),
        command: { scope: 'bench', key: `${stream}/${expected}`, bodyHash: '' },
        ...{ correlationId: 'bench', causationId: 'bench' },
      })
    }
  })
  return facts
}
