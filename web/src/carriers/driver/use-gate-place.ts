import { type DriverAtGate, driverGateServed } from '@embarca/contracts/gate/driver-routes.ts'
import { useCallback, useEffect, useState } from 'react'
import { call } from '../../base/api.ts'
import type { DriverTrip } from './trip-steps.ts'

const EVERY = 20_000
const collecting: readonly string[] = ['LINKED_TO_DRIVER_VEHICLE', 'IN_COLLECT', 'COLLECT_DONE']

/** Where the driver stands at his trip's gate; without a network, as it was known last. `unsent`: taps that wait. */
export const useGatePlace = ({ loadId: id, status }: Pick<DriverTrip, 'loadId' | 'status'>, unsent: number): DriverAtGate => {
  const [place, setPlace] = useState<DriverAtGate>({})
  const isAsked = collecting.includes(status)
  const refresh = useCallback(() => {
    if (isAsked && navigator.onLine) call(driverGateServed.gate, { id }).then(setPlace, () => undefined)
  }, [id, isAsked])
  // Each tap that was sent changed something.
  // biome-ignore lint/correctness/useExhaustiveDependencies: read again when the number changes
  useEffect(() => {
    refresh()
    const timer = setInterval(() => document.visibilityState === 'visible' && refresh(), EVERY)
    return () => clearInterval(timer)
  }, [refresh, unsent])
  return isAsked ? place : {}
}
