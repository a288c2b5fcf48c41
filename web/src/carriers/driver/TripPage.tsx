import { type BlockableTransition, blockOf } from '@embarca/contracts/load/blocked-transitions.ts'
import { blockedBy } from '@embarca/contracts/load/status-labels.pt.ts'
import { lazy, Suspense, useState } from 'react'
import { shortDateTime } from '../../base/date-times.ts'
import { notification } from '../../base/feedback.ts'
import { withRetries } from '../../base/lazy-loading.ts'
import { plate as plateMask } from '../../base/masks.ts'
import { useSession } from '../../session/session.ts'
import { Button } from '../../ui/Button.tsx'
import { Icon } from '../../ui/Icon.tsx'
import { PhotoButton } from '../../ui/PhotoButton.tsx'
import { StatusText } from '../../ui/StatusText.tsx'
import { ReasonDialog } from '../late-dialogs.tsx'
import type { QueuedName } from '../queue/entry.ts'
import { tapped } from '../queue/send.ts'
import { StatusWord } from '../StatusWord.tsx'
import { type DriverTrip, isOnRoad, nextStep, stepAtGate } from './trip-steps.ts'
import { useQueue, useWaiting } from './use-driver-queue.ts'
import { useGatePlace } from './use-gate-place.ts'

const GatePlace = lazy(withRetries(() => import('./GatePlace.tsx').then((part) => ({ default: part.GatePlace }))))

type Drop = DriverTrip['deliveries'][number]

const DropLine = ({ drop }: { readonly drop: Drop }) => (
  <li>
    <Icon name={drop.ended ? 'check-circle' : 'map-marker'} size={18} />
    <div>
      <b>{drop.name}</b>
      <p>
        {drop.city} / {drop.state} · até {shortDateTime(drop.at)}
      </p>
      {drop.arrivedAt && (
        <p>
          Chegada {shortDateTime(drop.arrivedAt)} · {drop.images === 1 ? '1 foto' : `${drop.images} fotos`}
          {drop.ended && ' · finalizada'}
        </p>
      )}
    </div>
  </li>
)

const positionShare = withRetries(() => import('./PositionShare.tsx').then((part) => ({ default: part.PositionShare })))
// Loaded right after the start: a trip goes on the road where there may be no network.
positionShare().catch(() => {})
const PositionShare = lazy(positionShare)
const DriverChat = lazy(withRetries(() => import('./DriverChat.tsx').then((page) => ({ default: page.DriverChat }))))

/** What a step is called where pendencies stop it. */
const transitions: Readonly<Partial<Record<QueuedName, BlockableTransition>>> = {
  accept: 'ConfirmDriver',
  startCollect: 'StartCollect',
  finishCollect: 'FinishCollect',
  startTransit: 'StartTransit',
}

/** One trip, and one big next step. */
export const TripPage = ({ trip }: { readonly trip: DriverTrip }) => {
  const { user_id: userId } = useSession()
  const queue = useQueue()
  const [isRefusing, setRefusing] = useState(false)
  const { loadId: tripId, deliveryId, externalId, origins, deliveries, vehicles } = trip
  const waiting = useWaiting(queue).filter((entry) => entry.tripId === tripId && entry.command !== 'position')
  const place = useGatePlace(trip, waiting.length)
  const isArriving = waiting.some(({ command, refusal }) => command === 'arriveAtGate' && refusal === undefined)
  const step = stepAtGate(nextStep(trip), isArriving ? { ...place, state: 'WAITING' } : place)
  const block = step && blockOf(trip.blocks, transitions[step.command] ?? '')
  const add = async (command: QueuedName, input: Record<string, unknown>, photo?: Blob) => {
    try {
      await queue.add(tapped({ userId, tripId, command, input, ...(photo && { hasPhoto: true as const }) }), photo)
    } catch {
      notification({ style: 'error', text: 'O celular não tem espaço para guardar o registro. Libere espaço e toque de novo.' })
    }
  }
  const atDrop = (drop: Drop) => ({ id: deliveryId, receiverId: drop.receiptId })
  return (
    <>
      <section className="road-card">
        <div className="road-head">
          <b>{externalId}</b>
          <StatusWord status={trip.status} />
        </div>
        <ol className="road-stops">
          {origins.map((stop) => (
            <li key={`${stop.name}${stop.at}`}>
              <Icon name="box" size={18} />
              <div>
                <b>{stop.name}</b>
                <p>
                  {stop.city} / {stop.state} · coleta {shortDateTime(stop.at)}
                </p>
              </div>
            </li>
          ))}
          {deliveries.map((drop) => (
            <DropLine key={drop.receiptId} drop={drop} />
          ))}
        </ol>
        {vehicles.length > 0 && <p>Veículo: {vehicles.map(({ plate }) => plateMask.show(plate)).join(' · ')}</p>}
      </section>
      {place.name !== undefined && (
        <Suspense>
          <GatePlace place={place} loadId={trip.loadId} />
        </Suspense>
      )}
      <div className="road-step">
        {block && (
          <StatusText tone="danger" icon="lock">
            {blockedBy(block.name)}
          </StatusText>
        )}
        {!step && (
          <p role="status">{place.name ? 'Aguarde: a portaria registra as próximas etapas.' : 'Nada a fazer agora nesta viagem.'}</p>
        )}
        {step && 'drop' in step && deliveries.length > 1 && <p>{step.drop.name}</p>}
        {step?.command === 'addImages' && (
          <PhotoButton primary label={step.label} onPhoto={(photo) => add('addImages', atDrop(step.drop), photo)} />
        )}
        {step && step.command !== 'addImages' && !(block && navigator.onLine) && (
          <Button
            look="primary"
            size="gate"
            icon={step.icon}
            onClick={() => void add(step.command, 'drop' in step ? atDrop(step.drop) : { id: tripId })}
          >
            {step.label}
          </Button>
        )}
        {step?.command === 'end' && <PhotoButton label="Mais uma foto" onPhoto={(photo) => add('addImages', atDrop(step.drop), photo)} />}
        {step?.command === 'accept' && (
          <Button size="gate" look="danger" onClick={() => setRefusing(true)}>
            Recusar viagem
          </Button>
        )}
      </div>
      <Suspense>{isOnRoad(trip) && <PositionShare tripId={tripId} />}</Suspense>
      <Suspense>{trip.status !== 'WAITING_DRIVER_ACCEPT' && <DriverChat trip={trip} />}</Suspense>
      <ReasonDialog
        open={isRefusing}
        title="Recusar viagem"
        text="A transportadora escolherá outro motorista."
        label="Motivo"
        accept="Recusar"
        danger
        pending={false}
        onReason={(reason) => {
          setRefusing(false)
          void add('refuse', { id: tripId, reason })
        }}
        onClose={() => setRefusing(false)}
      />
    </>
  )
}
