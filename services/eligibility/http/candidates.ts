import { type EligibilityInput, judge } from '@embarca/contracts/eligibility/judge.ts'
import type { Eligibility } from '@embarca/contracts/eligibility/routes.ts'
import { localDay } from '@embarca/contracts/kit/local-time.ts'
import type { Views } from '@embarca/projections/kit/read-store.ts'
import type { DriverTie, VehicleTie } from '@embarca/projections/shared/ties.ts'
import type { LookupContext } from '../../kit/command-row.ts'
import { forLoad, type LoadState } from '../../load/index.ts'
import { gathered, type Trio } from '../gather.ts'

export type CrewCandidate = {
  readonly id: string
  readonly name: string
  readonly verdict: Eligibility['verdict']
  readonly reasons: string[]
}
type Asking = { readonly look: LookupContext; readonly views: Views; readonly now: string }

const MOST = 100
const order: readonly Eligibility['verdict'][] = ['OK', 'WARN', 'UNKNOWN', 'BLOCK']

const worstOf = (checks: readonly Pick<CrewCandidate, 'verdict'>[]) =>
  order[Math.max(0, ...checks.map(({ verdict }) => order.indexOf(verdict)))]!

export const judgedAt = (now: string, input: EligibilityInput): Eligibility => {
  const { verdict, checks } = judge(input, now)
  return { verdict, checks: checks.map(({ action: _, ...check }) => check) }
}

/** A carrier's drivers and vehicles, each judged for a load; those that may run it first, the others with the reasons why not. */
export const candidates = ({ look, views, now }: Asking, load: LoadState, transporterId: string, text = '') => {
  const page = async <Doc>(view: string, sort: string) => {
    const where = { transporterId, ends: { from: localDay(now) } }
    const typed = text.trim()
    return (await views.page<Doc>(view, { where, sort: [sort, 'asc'], size: MOST, ...(typed && { text: typed }) })).items
  }
  const judged = async (id: string, name: string, trio: Trio): Promise<CrewCandidate> => {
    const { checks } = judgedAt(now, await gathered(look, load.shipperId, { transporterId, ...trio }, forLoad(load)))
    // What only warns about the carrier is the same for all of them.
    const minded = checks.filter(({ subjectId, verdict }) => (subjectId === id ? verdict !== 'OK' : verdict === 'BLOCK'))
    return { id, name, verdict: worstOf(minded), reasons: minded.map(({ reason }) => reason) }
  }
  const sorted = <One extends CrewCandidate>(all: readonly One[]) =>
    [...all].sort((a, b) => order.indexOf(a.verdict) - order.indexOf(b.verdict))
  return {
    drivers: async () =>
      sorted(
        await Promise.all(
          (await page<DriverTie>('driverTie', 'name')).map(async ({ driverId: id, name, document, phone }) => ({
            ...(await judged(id, name, { driver: { id, document } })),
            phone,
          })),
        ),
      ),
    vehicles: async () =>
      sorted(
        await Promise.all(
          (await page<VehicleTie>('vehicleTie', 'plate')).map(async ({ vehicleId: id, plate, vehicleType, trailerType }) => ({
            ...(await judged(id, plate, { vehicles: [{ id, plate, vehicleType, ...(trailerType && { trailerType }) }] })),
            vehicleType,
          })),
        ),
      ),
  }
}
