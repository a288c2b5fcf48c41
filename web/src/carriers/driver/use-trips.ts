import { driverRoutes } from '@embarca/contracts/carrier/routes.ts'
import { useCallback, useEffect, useRef, useState } from 'react'
import { call } from '../../base/api.ts'
import { useSession } from '../../session/session.ts'
import { sealedStore } from '../queue/sealed-store.ts'
import type { DriverTrip } from './trip-steps.ts'

const EVERY = 30_000

const everyTrip = async (): Promise<readonly DriverTrip[]> => (await call(driverRoutes.trips, { size: 50 })).list

/** The driver's trips: those kept on this device at once, then those of the server, whenever it answers. `read` must stay the same. */
export const useTrips = (unsent: number, read = everyTrip) => {
  const { user_id: userId } = useSession()
  const [trips, setTrips] = useState<readonly DriverTrip[]>()
  const [error, setError] = useState<unknown>()
  const isFresh = useRef(false)
  const place = `trips/${userId}`

  const refresh = useCallback(async () => {
    try {
      const list = await read()
      isFresh.current = true
      setTrips(list)
      setError(undefined)
      await sealedStore.keep(place, list)
    } catch (thrown) {
      setError(thrown)
    }
  }, [place, read])

  useEffect(() => {
    const showKept = (kept: unknown) => !isFresh.current && kept !== undefined && setTrips(kept as readonly DriverTrip[])
    void sealedStore
      .kept(place)
      .then(showKept)
      .catch(() => {})
    const refreshVisible = () => document.visibilityState === 'visible' && navigator.onLine && void refresh()
    const timer = setInterval(refreshVisible, EVERY)
    document.addEventListener('visibilitychange', refreshVisible)
    return () => {
      clearInterval(timer)
      document.removeEventListener('visibilitychange', refreshVisible)
    }
  }, [place, refresh])
  // Each tap that was sent changed something.
  // biome-ignore lint/correctness/useExhaustiveDependencies: read again when the number changes
  useEffect(() => void refresh(), [refresh, unsent])
  return { trips, error, refresh }
}
