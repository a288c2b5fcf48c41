import type { LoadCard } from '@embarca/contracts/board/routes.ts'
import { isOnTheRoad } from '@embarca/contracts/dedicated/codes.ts'
import { type ContractRow, termsIn } from '@embarca/contracts/dedicated/contract.ts'
import type { Cycle } from '@embarca/contracts/dedicated/cycles.ts'
import { type CycleSums, type DistanceSource, distanceOf, sumsOf, termsOf } from '@embarca/contracts/dedicated/money.ts'
import type { Views } from '../kit/read-store.ts'
import type { LoadDocument } from '../loads/index.ts'
import { LOADS } from '../shared/found-loads.ts'
import type { ContractDocument } from './projector.ts'

/** A load as its contract reads it; `distance` is one way, in kilometres. */
export type ContractLoad = LoadCard & Pick<LoadDocument, 'stops'> & { readonly distance?: number }
export type RowOfCycle = {
  readonly load: ContractLoad
  readonly row: ContractRow
  /** Kilometres as driven. */
  readonly distance: number
  readonly source: DistanceSource
  readonly tollPrice: number
  readonly penaltyPrice: number
}

/** It is on the road or delivered, and was not removed. */
export const counts = ({ load, row }: Pick<RowOfCycle, 'load' | 'row'>): boolean =>
  !row.leftSums && (isOnTheRoad(load.statusCode) || load.statusCode === 'FINISHED')

/** The loads of a cycle, the newest collect first; a reservation that its load did not follow is none. */
export const rowsOf = async ({ id, rows }: ContractDocument, cycle: string, views: Pick<Views, 'get'>): Promise<readonly RowOfCycle[]> => {
  const found = await Promise.all(
    Object.entries(rows).flatMap(([loadId, row]) =>
      row.cycle === cycle
        ? [
            views
              .get<ContractLoad>(LOADS, loadId)
              .then((load) => (load && (row.leftSums || load.dedicatedId === id) ? [{ load, row }] : [])),
          ]
        : [],
    ),
  )
  return found
    .flat()
    .map(({ load, row }) => {
      const { distance, source } = distanceOf({ corrected: row.distance, stored: load.distance ?? 0 })
      return { load, row, distance, source, tollPrice: row.tollPrice ?? load.tollPrice ?? 0, penaltyPrice: row.penaltyPrice ?? 0 }
    })
    .sort((a, b) => (b.load.collectDate ?? '').localeCompare(a.load.collectDate ?? '') || a.load.hashId.localeCompare(b.load.hashId))
}

/** The money of a cycle, by its own terms (Y33). */
export const sumsOfCycle = (contract: ContractDocument, cycle: Cycle, rows: readonly RowOfCycle[]): CycleSums =>
  sumsOf(
    termsOf(termsIn(contract, cycle.start)!, cycle),
    rows.map((row) => ({ ...row, counts: counts(row), freightPrice: row.load.freightPrice ?? 0 })),
    contract.complements[cycle.start] ?? { complementPrice: 0, tollPrice: 0 },
  )
