import { type Loss, losses, misses, type OtifMeasure, otifMeasures } from '@embarca/contracts/otif/codes.ts'
import { NOT_HIRED } from '@embarca/contracts/otif/filters.ts'
import { otifLabels } from '@embarca/contracts/otif/labels.pt.ts'
import type { OtifGroup, Score } from '@embarca/contracts/otif/routes.ts'
import { basisPoints, type Part } from '@embarca/contracts/otif/share.ts'
import type { Cell, Counted } from './cells.ts'

export const measured = (part: Part) => {
  const share = basisPoints(part)
  return { ...part, ...(share !== undefined && { share }) }
}

export const total = (cells: readonly Counted[]): number => cells.reduce((sum, { deliveries }) => sum + deliveries, 0)
const missed = (measure: OtifMeasure, loss: Loss | '') => loss !== '' && misses(measure, loss)

/** How many of the deliveries a measure lost; all that have a transporter are the carriers'. */
const scoreBy = (measure: OtifMeasure, cells: readonly Counted[]) => {
  const of = measure === 'CARRIER' ? cells.filter(({ cell }) => cell.transporterId !== NOT_HIRED) : cells
  return measured({ of: total(of), hits: total(of.filter(({ cell }) => !missed(measure, cell.loss))) })
}
export const scoreOf = (cells: readonly Counted[]): Score =>
  Object.fromEntries(otifMeasures.map((measure) => [measure, scoreBy(measure, cells)])) as Score

/** What gross is made of. */
export const halves = (cells: readonly Counted[]) => {
  const of = total(cells)
  return {
    onTime: measured({ of, hits: total(cells.filter(({ cell }) => cell.onTime)) }),
    inFull: measured({ of, hits: total(cells.filter(({ cell }) => cell.inFull)) }),
  }
}

/** Gross, as it was before what was restated. */
export const publishedOf = (cells: readonly Counted[]) => {
  const then = cells.filter(({ cell }) => cell.published !== 'OUT')
  return measured({ of: total(then), hits: total(then.filter(({ cell }) => cell.published === '')) })
}

export const restatedIn = (cells: readonly Counted[]): number => total(cells.filter(({ cell }) => cell.restated))

const grouped = <K>(cells: readonly Counted[], keyOf: (cell: Cell) => K): ReadonlyMap<K, Counted[]> => {
  const groups = new Map<K, Counted[]>()
  for (const one of cells) {
    const key = keyOf(one.cell)
    const group = groups.get(key)
    if (group) group.push(one)
    else groups.set(key, [one])
  }
  return groups
}

/** What a question calls lost: by its measure, and of its reason. */
export type Lost = { readonly measure: OtifMeasure; readonly loss?: Loss | undefined }
const isLost =
  ({ measure, loss }: Lost) =>
  ({ cell }: Counted) =>
    missed(measure, cell.loss) && (loss === undefined || cell.loss === loss)

/** One group for each key, what lost most first. */
export const groupsBy = (
  cells: readonly Counted[],
  lost: Lost,
  { keyOf, nameOf }: { readonly keyOf: (cell: Cell) => string; readonly nameOf: (cell: Cell) => string },
): OtifGroup[] =>
  [...grouped(cells, keyOf)]
    .map(([id, of]) => ({
      id,
      name: nameOf(latest(of)),
      score: scoreOf(of),
      lost: total(of.filter(isLost(lost))),
      restated: restatedIn(of),
    }))
    .sort((a, b) => b.lost - a.lost || b.score.GROSS.of - a.score.GROSS.of || (a.name < b.name ? -1 : 1))

const latest = (cells: readonly Counted[]): Cell =>
  cells.reduce((last, { cell }) => (cell.month > last.month ? cell : last), cells[0]!.cell)

export const keys = {
  transporters: {
    keyOf: ({ transporterId }: Cell) => transporterId,
    nameOf: ({ transporterId, transporterName }: Cell) => (transporterId === NOT_HIRED ? otifLabels.notHired : transporterName),
  },
  lanes: { keyOf: ({ lane }: Cell) => lane, nameOf: ({ lane }: Cell) => lane },
  places: { keyOf: ({ placeId }: Cell) => placeId, nameOf: ({ placeName }: Cell) => placeName },
  months: { keyOf: ({ month }: Cell) => month, nameOf: ({ month }: Cell) => `${month.slice(5)}/${month.slice(0, 4)}` },
} as const

export const byLoss = (cells: readonly Counted[]): readonly (readonly [Loss, readonly Counted[]])[] => {
  const groups = grouped(cells, ({ loss }) => loss)
  return losses.flatMap((loss) => {
    const of = groups.get(loss)
    return of ? [[loss, of] as const] : []
  })
}
