import { type Loss, losses, misses, type OtifMeasure, otifMeasures } from '@embarca/contracts/otif/codes.ts'
import { NOT_HIRED } from '@embarca/contracts/otif/filters.ts'
import type { OtifGroup, Score } from '@embarca/contracts/otif/routes.ts'
import { basisPoints, type Ratio } from '@embarca/contracts/otif/share.ts'
import { groupedBy } from '../shared/dimensions.ts'
import type { CountedCell } from './cells.ts'

export const measured = (part: Ratio) => {
  const share = basisPoints(part)
  return { ...part, ...(share !== undefined && { share }) }
}

export const total = (cells: readonly CountedCell[]): number => cells.reduce((sum, { deliveries }) => sum + deliveries, 0)
const missed = (measure: OtifMeasure, loss: Loss | '') => loss !== '' && misses(measure, loss)

/** The score of a measure; for the carriers' measure, only deliveries with a transporter count. */
const scoreBy = (measure: OtifMeasure, cells: readonly CountedCell[]) => {
  const of = measure === 'CARRIER' ? cells.filter(({ cell }) => cell.transporterId !== NOT_HIRED) : cells
  return measured({ of: total(of), hits: total(of.filter(({ cell }) => !missed(measure, cell.loss))) })
}
export const scoreOf = (cells: readonly CountedCell[]): Score =>
  Object.fromEntries(otifMeasures.map((measure) => [measure, scoreBy(measure, cells)])) as Score

/** The two parts of the gross measure. */
export const halves = (cells: readonly CountedCell[]) => {
  const of = total(cells)
  return {
    onTime: measured({ of, hits: total(cells.filter(({ cell }) => cell.onTime)) }),
    inFull: measured({ of, hits: total(cells.filter(({ cell }) => cell.inFull)) }),
  }
}

/** The gross measure before restatements. */
export const publishedOf = (cells: readonly CountedCell[]) => {
  const then = cells.filter(({ cell }) => cell.published !== 'OUT')
  return measured({ of: total(then), hits: total(then.filter(({ cell }) => cell.published === '')) })
}

export const restatedIn = (cells: readonly CountedCell[]): number => total(cells.filter(({ cell }) => cell.restated))

/** What a query counts as lost: by measure and, optionally, by reason. */
export type Lost = { readonly measure: OtifMeasure; readonly loss?: Loss | undefined }
const isLost =
  ({ measure, loss }: Lost) =>
  ({ cell }: CountedCell) =>
    missed(measure, cell.loss) && (loss === undefined || cell.loss === loss)

/** For each transporter, lane, place or month, the most losses first. */
export const groupsBy = (cells: readonly CountedCell[], lost: Lost, by: Parameters<typeof groupedBy>[1]): OtifGroup[] =>
  groupedBy(cells, by)
    .map(({ id, name, of }) => ({
      id,
      name,
      score: scoreOf(of),
      lost: total(of.filter(isLost(lost))),
      restated: restatedIn(of),
    }))
    .sort((a, b) => b.lost - a.lost || b.score.GROSS.of - a.score.GROSS.of || (a.name < b.name ? -1 : 1))

/** What was lost for each reason, worst first. */
export const byLoss = (cells: readonly CountedCell[]): readonly (readonly [Loss, readonly CountedCell[]])[] =>
  losses.flatMap((loss) => {
    const of = cells.filter(({ cell }) => cell.loss === loss)
    return of.length ? [[loss, of] as const] : []
  })
