import { type DetentionDue, waitingOf } from '@embarca/contracts/gate/detention-due.ts'
import type { Dwell } from '@embarca/contracts/gate/dwell.ts'
import { type VehicleType, vehicleTypes } from '@embarca/contracts/load/codes.ts'
import type { Gate } from './gate.ts'
import type { GateVisit } from './visit.ts'

const typeOf = (text: string | undefined): VehicleType | undefined => vehicleTypes.find((one) => one === text)

/** How long a truck has been at the gate and what its wait costs: running, or as it was settled at the exit. Undefined: not arrived. */
export const waitingAt = (
  { step, moments, settled, capacity }: GateVisit,
  { settings, zone }: Gate,
  { vehicleType }: { readonly vehicleType?: string | undefined },
  now: string,
): (Pick<Dwell, 'clock' | 'stay' | 'isRunning'> & DetentionDue) | undefined => {
  const checkIn = moments.CHECK_IN?.at
  if (checkIn === undefined) return undefined
  if (step === 'FINISHED' && settled) return { ...settled, isRunning: false }
  const [collectFinished, finished] = [moments.FINISH_COLLECT?.at, moments.FINISHED?.at]
  const { clock, stay, isRunning, detention, missing } = waitingOf(
    { checkIn, ...(collectFinished && { collectFinished }), ...(finished && { finished }) },
    now,
    { rule: settings.detention, zone, vehicle: { vehicleType: typeOf(vehicleType), capacity } },
  )
  return { clock, stay, isRunning, ...(detention && { detention }), ...(missing && { missing }) }
}
