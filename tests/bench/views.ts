import type { Recorded } from '@embarca/contracts/kit/event.ts'
import { loadsProjector } from '@embarca/projections/all.ts'
import { foldEvents } from '@embarca/projections/kit/projector.ts'
import type { ReadStore } from '@embarca/projections/kit/read-store.ts'
import type { LoadDocument } from '@embarca/projections/loads/index.ts'
import { loadScript } from '../stories/load-script.ts'

type Script = (load: ReturnType<typeof loadScript>) => void

const all = (...steps: readonly (() => unknown)[]) => steps.forEach((step) => step())

/** How many of a hundred loads reach which step. Most of a shipper's loads are history. */
const shares: readonly (readonly [share: number, story: Script])[] = [
  [8, (load) => all(load.launched, load.offered, load.seen)],
  [4, (load) => all(load.launched, load.offered, load.hired)],
  [10, ({ underway }) => underway()],
  [
    3,
    (load) =>
      all(
        load.underway,
        load.approached,
        () => load.arrived('r1'),
        () => load.arrived('r2'),
        load.delivered,
      ),
  ],
  [75, ({ toFinished }) => toFinished()],
]
const templates = () =>
  shares.flatMap(([share, script]) => {
    const load = loadScript()
    script(load)
    const kind = foldEvents(loadsProjector, load.log as readonly Recorded[]).get('L1')!
    return Array.from({ length: share }, () => kind)
  })

const START = Date.parse('2025-01-01T00:00:00.000Z')
const MINUTE = 60_000
const letters = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ'
const letter = (n: number) => letters[n % 26]!

export const codeOf = (n: number) => `CG-${String(n).padStart(7, '0')}`
export const plateOf = (n: number) =>
  `${letter(n)}${letter((n / 26) | 0)}${letter((n / 676) | 0)}${n % 10}${letter((n / 7) | 0)}${String((n * 7) % 100).padStart(2, '0')}`

/**
 * The n-th load: of one of two shippers with two groups each, with its own code and time, one of twelve transporters, and
 * its own plates.
 */
const loadOf = (kind: LoadDocument, n: number): LoadDocument => {
  const createdDate = new Date(START + n * MINUTE).toISOString()
  const { destinations, origins } = kind.stops
  return loadsProjector.finish!({
    ...kind,
    hashId: `load-${n}`,
    deliveryId: `load-${n}-1`,
    externalId: codeOf(n),
    shipperId: n % 10 === 9 ? 's2' : 's1',
    operationGroupId: n % 3 === 2 ? 'g2' : 'g1',
    createdDate,
    lastStatusDate: createdDate,
    stops: { origins, destinations: destinations.map((key) => ({ ...key, orderCode: `PED-${n}` })) },
    ...(kind.transporterId && { transporterId: `t${n % 12}`, vehiclePrimaryPlate: plateOf(n), vehicleOtherPlates: [plateOf(n + 1)] }),
  })
}

/** Fills the view of loads with `count` loads, as a rebuild would. The position of the last one is `count - 1`. */
export const fillViews = async (store: ReadStore, count: number): Promise<void> => {
  const kinds = templates()
  const { spec } = loadsProjector
  await store.define(spec)
  const rebuild = await store.rebuild(spec)
  for (let n = 0; n < count; n++)
    rebuild.change(`load-${n}`, { stream: `load-load-${n}`, revision: 0, position: String(n) }, () =>
      loadOf(kinds[(n * 37) % kinds.length]!, n),
    )
  await rebuild.finish({ group: 'views', position: String(count - 1) })
}
