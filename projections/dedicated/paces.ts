import { termsIn } from '@embarca/contracts/dedicated/contract.ts'
import { type Cycle, workdaysOf } from '@embarca/contracts/dedicated/cycles.ts'
import type { CycleSums } from '@embarca/contracts/dedicated/money.ts'
import { localDay } from '@embarca/contracts/kit/local-time.ts'
import type { ReaderContext } from '../kit/readers.ts'
import { rowsOf, sumsOfCycle } from './cycle.ts'
import type { ContractDocument } from './projector.ts'
import { cyclesOf } from './shown.ts'

/** Cycles whose paces the simulator may compare. */
const PACES = 4
type KnownCycle = { readonly cycle: Cycle; readonly sums: CycleSums }
/** Kilometres a day of the running cycle and the latest ones before it; the cycle whose sums are known is not read again. */
export const pacesOf = async (contract: ContractDocument, known: KnownCycle, { views, now }: ReaderContext) => {
  const today = localDay(now)
  const paces = await Promise.all(
    cyclesOf(contract, now)
      .slice(0, PACES)
      .map(async (cycle) => {
        const sums =
          cycle.start === known.cycle.start ? known.sums : sumsOfCycle(contract, cycle, await rowsOf(contract, cycle.start, views))
        const { distanceAmountTraveled: km } = sums
        const days = workdaysOf(cycle.start, [cycle.end, today].sort()[0]!, termsIn(contract, cycle.start)!.daysOff)
        return km > 0 && days > 0 ? [{ cycle: cycle.start, kmPerDay: Math.round((km / days) * 1_000) / 1_000 }] : []
      }),
  )
  return paces.flat()
}
