import type { LookupContext } from '../kit/command-row.ts'
import type { ContractSummary, Crew } from './lookup-types.ts'
import { crewFor } from './register.ts'

/** The vehicles and the driver of a contract. */
export const crewOfContract = async (
  context: LookupContext,
  { terms }: ContractSummary,
  driverId = terms?.driver.driverId ?? '',
): Promise<Crew> =>
  crewFor(
    driverId,
    (terms?.vehicles ?? []).map(({ vehicleId }) => vehicleId),
    context,
  )
