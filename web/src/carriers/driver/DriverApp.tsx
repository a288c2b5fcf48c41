import { lazy, Suspense } from 'react'
import { withRetries } from '../../base/lazy-loading.ts'
import { buttonClasses } from '../../ui/button-props.ts'
import { EmptyState, ErrorState, Skeleton } from '../../ui/states.tsx'
import { usePath } from '../address.ts'
import { type AppPlace, Frame } from '../Frame.tsx'
import { Link } from '../Link.tsx'
import { StatusWord } from '../StatusWord.tsx'
import { QueueNote } from './QueueNote.tsx'
import { TripPage } from './TripPage.tsx'
import { type DriverTrip, nextStep, tripWith } from './trip-steps.ts'
import { QueueContext, useOpenQueue, useWaiting } from './use-driver-queue.ts'
import { useTrips } from './use-trips.ts'

const ROOT = '/driver'
const AskedDocuments = lazy(withRetries(() => import('../company/AskedDocuments.tsx').then((part) => ({ default: part.AskedDocuments }))))
const HeldPage = lazy(withRetries(() => import('./HeldPage.tsx').then((page) => ({ default: page.HeldPage }))))
const AccountPage = lazy(withRetries(() => import('../AccountPage.tsx').then((page) => ({ default: page.AccountPage }))))

const TroublePage = lazy(withRetries(() => import('../trouble/TroublePage.tsx').then((page) => ({ default: page.TroublePage }))))

/** The trip that needs its driver now: the one under way, else the first that waits. */
const currentOf = (trips: readonly DriverTrip[]): DriverTrip | undefined =>
  trips.find((trip) => nextStep(trip) && trip.status !== 'WAITING_DRIVER_ACCEPT' && trip.status !== 'LINKED_TO_DRIVER_VEHICLE') ??
  trips.find(nextStep) ??
  trips[0]

const OtherTrips = ({ trips }: { readonly trips: readonly DriverTrip[] }) =>
  trips.length === 0 ? null : (
    <section className="road-card">
      <h2>Outras viagens</h2>
      <ul className="road-list">
        {trips.map(({ loadId, externalId, status, origins, deliveries }) => (
          <li key={loadId}>
            <Link href={`${ROOT}/trip/${loadId}`}>
              <b>{externalId}</b> {origins[0]?.city} → {deliveries.at(-1)?.city} <StatusWord status={status} />
            </Link>
          </li>
        ))}
      </ul>
    </section>
  )

/** The app of drivers: one trip, one next step, and what waits to be sent. */
export const DriverApp = () => {
  const queue = useOpenQueue()
  const waiting = useWaiting(queue)
  const [page = '', id] = usePath()
  const { trips: answered, error, refresh } = useTrips(waiting.filter(({ command }) => command !== 'position').length)
  const trips = answered?.map((trip) => tripWith(trip, waiting)).filter(({ status }) => status !== 'ASSIGNED_TO_TRANSPORTER')
  const current = trips && (trips.find(({ loadId }) => loadId === id) ?? currentOf(trips))
  const places: readonly AppPlace[] = [
    { path: '', label: 'Viagem', icon: 'truck' },
    { path: 'account', label: 'Conta', icon: 'user', count: waiting.length },
  ]
  const isAccount = page === 'account'
  return (
    <QueueContext value={queue}>
      <Frame
        root={ROOT}
        title={isAccount ? 'Conta' : page === 'trouble' ? 'Ocorrências e pendências' : 'Minha viagem'}
        back={id === undefined ? undefined : page === 'trouble' ? `${ROOT}/trip/${id}` : ROOT}
        places={places}
        note={<QueueNote queue={queue} />}
      >
        {isAccount ? (
          <Suspense>
            <AccountPage unsent={waiting.length}>
              <AskedDocuments side="driver" />
              <HeldPage />
            </AccountPage>
          </Suspense>
        ) : page === 'trouble' && id !== undefined ? (
          <Suspense fallback={<Skeleton height={120} count={2} gap={16} />}>
            <TroublePage key={id} side="driver" id={id} />
          </Suspense>
        ) : current ? (
          <>
            <TripPage key={current.loadId} trip={current} />
            <Link className={buttonClasses({ size: 'gate' })} href={`${ROOT}/trouble/${current.loadId}`}>
              Ocorrências e pendências
            </Link>
            <OtherTrips trips={trips?.filter((trip) => trip !== current) ?? []} />
          </>
        ) : trips ? (
          <EmptyState text="Nenhuma viagem por enquanto. Quando a transportadora escolher você, ela aparece aqui." icon="truck" />
        ) : error ? (
          <ErrorState text="Não foi possível carregar as viagens." error={error} onRetry={() => void refresh()} />
        ) : (
          <Skeleton height={120} count={2} gap={16} />
        )}
      </Frame>
    </QueueContext>
  )
}
