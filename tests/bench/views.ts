import type { Recorded } from '@embarca/contracts/kit/event.ts'
import { completed } from '@embarca/projections/board/completed.ts'
import { boardProjector } from '@embarca/projections/board/projector.ts'
import { folded } from '@embarca/projections/kit/projector.ts'
import type { ReadStore, ViewSpec } from '@embarca/projections/kit/read-store.ts'
import { loadSearchProjector } from '@embarca/projections/load-search/projector.ts'
import { loadTold } from '../kit/load-told.ts'

type Card = NonNullable<ReturnType<typeof templates>[number]['card']>
type Row = NonNullable<ReturnType<typeof templates>[number]['row']>
type Story = (load: ReturnType<typeof loadTold>) => void

const all = (...told: readonly (() => unknown)[]) => told.forEach((tell) => tell())

/** Of a hundred loads: how many are where. Most of a shipper's loads are history. */
const shares: readonly (readonly [share: number, story: Story])[] = [
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
  [75, ({ whole }) => whole()],
]
const templates = () =>
  shares.flatMap(([share, story]) => {
    const load = loadTold()
    story(load)
    const log = load.log as readonly Recorded[]
    const kind = { card: folded(boardProjector, log).get('L1')!, row: folded(loadSearchProjector, log).get('L1')! }
    return Array.from({ length: share }, () => kind)
  })

const START = Date.parse('2025-01-01T00:00:00.000Z')
const MINUTE = 60_000
const letters = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ'
const letter = (n: number) => letters[n % 26]!

export const codeOf = (n: number) => `CG-${String(n).padStart(7, '0')}`
export const plateOf = (n: number) =>
  `${letter(n)}${letter((n / 26) | 0)}${letter((n / 676) | 0)}${n % 10}${letter((n / 7) | 0)}${String((n * 7) % 100).padStart(2, '0')}`

/** What the n-th load has of its own: one of two shippers with two groups each, a code and a moment. */
const traitsOf = (n: number) => ({
  externalId: codeOf(n),
  shipperId: n % 10 === 9 ? 's2' : 's1',
  operationGroupId: n % 3 === 2 ? 'g2' : 'g1',
  createdDate: new Date(START + n * MINUTE).toISOString(),
})

/** Its card, with one of twelve transporters and plates of its own. */
const cardOf = (card: Card, n: number): Card => {
  const traits = traitsOf(n)
  return completed({
    ...card,
    ...traits,
    hashId: `load-${n}`,
    deliveryId: `load-${n}-1`,
    lastStatusDate: traits.createdDate,
    papers: [`PED-${n}`],
    ...(card.transporterId && { transporterId: `t${n % 12}`, vehiclePrimaryPlate: plateOf(n), vehicleOtherPlates: [plateOf(n + 1)] }),
  })
}
/** What it is looked for by. */
const rowOf = (row: Row, n: number): Row =>
  loadSearchProjector.finish!({
    ...row,
    ...traitsOf(n),
    loadId: `load-${n}`,
    ...(row.transporterId && { transporterId: `t${n % 12}`, plates: [plateOf(n), plateOf(n + 1)] }),
  })

const fill = async (store: ReadStore, spec: ViewSpec, count: number, docOf: (n: number) => object): Promise<void> => {
  await store.define(spec)
  const rebuild = await store.rebuild(spec)
  for (let n = 0; n < count; n++)
    rebuild.change(`load-${n}`, { stream: `load-load-${n}`, revision: 0, position: String(n) }, () => docOf(n))
  await rebuild.finish({ group: 'views', position: String(count - 1) })
}
/** Fills the board with so many loads, and what they are looked for by, as rebuilds would. The position of the last one is `count - 1`. */
export const fillViews = async (store: ReadStore, count: number): Promise<void> => {
  const kinds = templates()
  const kindOf = (n: number) => kinds[(n * 37) % kinds.length]!
  await fill(store, boardProjector.spec, count, (n) => cardOf(kindOf(n).card, n))
  await fill(store, loadSearchProjector.spec, count, (n) => rowOf(kindOf(n).row, n))
}
