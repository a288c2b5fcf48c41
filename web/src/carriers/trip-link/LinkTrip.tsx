import { driverRoutes } from '@embarca/contracts/carrier/routes.ts'
import { useCallback } from 'react'
import { call } from '../../base/api.ts'
import { ErrorState, Skeleton } from '../../ui/states.tsx'
import { HeldPage } from '../driver/HeldPage.tsx'
import { QueueNote } from '../driver/QueueNote.tsx'
import { TripPage } from '../driver/TripPage.tsx'
import { tripWith } from '../driver/trip-steps.ts'
import { QueueContext, useOpenQueue, useWaiting } from '../driver/use-driver-queue.ts'
import { useTrips } from '../driver/use-trips.ts'
import { TripFrame } from './TripFrame.tsx'

/** The driver's page of one trip: what is tapped without a network waits on this device, as in the app. */
export const LinkTrip = ({ loadId: id }: { readonly loadId: string }) => {
  const queue = useOpenQueue()
  const waiting = useWaiting(queue)
  const read = useCallback(async () => [await call(driverRoutes.trip, { id })], [id])
  const { trips, error, refresh } = useTrips(waiting.filter(({ command }) => command !== 'position').length, read)
  const trip = trips?.[0] && tripWith(trips[0], waiting)
  return (
    <QueueContext value={queue}>
      <TripFrame note={<QueueNote queue={queue} />}>
        {trip && <TripPage trip={trip} />}
        {!trip && error !== undefined && (
          <ErrorState text="Não foi possível carregar a viagem." error={error} onRetry={() => void refresh()} />
        )}
        {!trip && error === undefined && <Skeleton height={120} count={2} gap={16} />}
        {trip && <HeldPage />}
      </TripFrame>
    </QueueContext>
  )
}
