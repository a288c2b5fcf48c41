import { otifLabels } from '@embarca/contracts/otif/labels.pt.ts'
import { type OtifBehind, otifRoutes } from '@embarca/contracts/otif/routes.ts'
import { allows, may } from '@embarca/contracts/roles.ts'
import { Link } from '@tanstack/react-router'
import { fullDateTime, shortDateTime } from '../../base/date-times.ts'
import { useRead } from '../../base/queries.ts'
import { useSession } from '../../session/session.ts'
import { LookPill } from '../../shared/load/LookPill.tsx'
import { Drawer } from '../../ui/Drawer.tsx'
import { ErrorState, Skeleton } from '../../ui/states.tsx'
import { Timeline, type TimelineItem } from '../../ui/Timeline.tsx'
import { lossLook } from './loss-look.ts'

const keys = new Set(['ReceiptArrived', 'ReceiptArrivalCorrected', 'ReceiptApproved', 'ReceiptRefused', 'ReceiptDecisionUndone'])
const toTimelineItem =
  (restated: ReadonlySet<string>, zone: string) =>
  (event: OtifBehind['events'][number]): TimelineItem => ({
    id: event.id,
    at: event.occurredAt,
    when: shortDateTime(event.occurredAt, zone),
    title: event.label,
    ...(event.detail && { detail: event.detail }),
    by: (
      <>
        {restated.has(event.id) && <span className="mark-restated">{otifLabels.restated}</span>} {event.who}
      </>
    ),
    tone: keys.has(event.type) ? 'key' : 'plain',
  })

const Behind = ({ behind }: { readonly behind: OtifBehind }) => {
  const { delivery, drops, restatements, events } = behind
  const session = useSession()
  return (
    <div className="behind">
      <p className="outlook">
        <LookPill look={lossLook(delivery.loss)} />
        <span>
          {delivery.transporterName ?? otifLabels.notHired} · {delivery.lane}
        </span>
        {allows(may.seeLoads, session.roles) && (
          <Link to="/loads/$hashId/details" params={{ hashId: delivery.hashId }} className="way">
            Abrir a carga
          </Link>
        )}
      </p>
      <h3>Prometido e cumprido</h3>
      <ul className="drops">
        {drops.map(({ receiptId, placeName, city, expectedAt, arrivedAt, zone, loss }) => (
          <li key={receiptId}>
            <span className="cut">
              <b>{placeName}</b> <small>{city}</small>
            </span>
            <span className="num">
              previsto {fullDateTime(expectedAt, zone)}
              <br />
              {arrivedAt ? `chegou ${fullDateTime(arrivedAt, zone)}` : 'sem chegada'}
            </span>
            {arrivedAt || loss ? <LookPill look={lossLook(loss)} /> : <span className="nothing">a vencer</span>}
          </li>
        ))}
      </ul>
      {restatements.length > 0 && (
        <>
          <h3>Mudou depois de publicado</h3>
          <ul className="restatements">
            {restatements.map(({ at, fact: eventKey, label, from, to }) => (
              <li key={eventKey}>
                <time className="num" dateTime={at}>
                  {fullDateTime(at)}
                </time>
                <span>
                  {label}: <s>{from}</s> → <b>{to}</b>
                </span>
              </li>
            ))}
          </ul>
        </>
      )}
      <h3>Fatos</h3>
      <Timeline
        label="Fatos por trás desta entrega"
        items={events.map(toTimelineItem(new Set(restatements.map(({ fact: eventKey }) => eventKey)), delivery.zone))}
      />
    </div>
  )
}

/** The events that determined how a delivery counts in the figures. */
export const BehindDrawer = ({ deliveryId, onClose }: { readonly deliveryId: string | undefined; readonly onClose: () => void }) => {
  const read = useRead(otifRoutes.behind, { id: deliveryId ?? '' }, { enabled: deliveryId !== undefined })
  return (
    <Drawer open={deliveryId !== undefined} onClose={onClose} title={read.data ? `Entrega ${read.data.delivery.externalId}` : 'Entrega'}>
      {read.data ? (
        <Behind behind={read.data} />
      ) : read.isError ? (
        <ErrorState text="Falha ao buscar os eventos da entrega." error={read.error} onRetry={() => void read.refetch()} />
      ) : (
        <Skeleton count={8} height={20} gap={14} />
      )}
    </Drawer>
  )
}
