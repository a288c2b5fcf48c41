import type { Recorded } from '@embarca/contracts/kit/event.ts'
import { completed } from '@embarca/projections/board/completed.ts'
import { boardProjector } from '@embarca/projections/board/projector.ts'
import { folded } from '@embarca/projections/kit/projector.ts'
import type { ReadStore } from '@embarca/projections/kit/read-store.ts'
import { loadTold } from '../kit/load-told.ts'

type Card = NonNullable<ReturnType<typeof templates>[number]>
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
    return Array.from({ length: share }, () => folded(boardProjector, load.log as readonly Recorded[]).get('L1'))
  })

const START = Date.parse('2025-01-01T00:00:00.000Z')
const MINUTE = 60_000
const letters = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ'
const letter = (n: number) => letters[n % 26]!

export const codeOf = (n: number) => `CG-${String(n).padStart(7, '0')}`
export const plateOf = (n: number) =>
  `${letter(n)}${letter((n / 26) | 0)}${letter((n / 676) | 0)}${n % 10}${letter((n / 7) | 0)}${String((n * 7) % 100).padStart(2, '0')}`

/** The n-th load's card: two shippers with two groups each, twelve transporters, a code and plates of its own. */
const cardOf = (kinds: readonly (Card | undefined)[], n: number): Card => {
  const card = kinds[(n * 37) % kinds.length]!
  const createdDate = new Date(START + n * MINUTE).toISOString()
  return completed({
    ...card,
    hashId: `load-${n}`,
    deliveryId: `load-${n}-1`,
    externalId: codeOf(n),
    shipperId: n % 10 === 9 ? 's2' : 's1',
    operationGroupId: n % 3 === 2 ? 'g2' : 'g1',
    createdDate,
    lastStatusDate: createdDate,
    papers: [`PED-${n}`],
    ...(card.transporterId && { transporterId: `t${n % 12}`, vehiclePrimaryPlate: plateOf(n), vehicleOtherPlates: [plateOf(n + 1)] }),
  })
}

/** Fills the board with so many loads, as a rebuild would. The position of the last one is `count - 1`. */
export const fillBoard = async (store: ReadStore, count: number): Promise<void> => {
  const kinds = templates()
  await store.define(boardProjector.spec)
  const rebuild = await store.rebuild(boardProjector.spec)
  for (let n = 0; n < count; n++)
    rebuild.change(`load-${n}`, { stream: `load-load-${n}`, revision: 0, position: String(n) }, () => cardOf(kinds, n))
  await rebuild.finish({ group: 'views', position: String(count - 1) })
}
