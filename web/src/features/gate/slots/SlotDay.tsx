import type { GateOfUser } from '@embarca/contracts/gate/read-routes.ts'
import { type GateDay, slotRoutes } from '@embarca/contracts/gate/slot-booking.ts'
import { slotTexts } from '@embarca/contracts/gate/slots.pt.ts'
import { formatLocal, localDay } from '@embarca/contracts/kit/local-time.ts'
import { useRead } from '../../../base/queries.ts'
import { PlainButton } from '../../../ui/PlainButton.tsx'
import { QueryState } from '../../../ui/QueryState.tsx'
import { StatusText } from '../../../ui/StatusText.tsx'
import { SLOW } from '../slow.ts'
import { DayButtons } from './DayButtons.tsx'
import './slots.css'

type Slot = GateDay['slots'][number]
const hour = (iso: string, zone: string | undefined) => formatLocal(iso, zone).slice(11, 16)
export const seatsText = ({ free, seats }: Pick<Slot, 'free' | 'seats'>) =>
  free === 0 ? 'Lotada' : `${free} de ${seats} ${seats === 1 ? 'vaga' : 'vagas'}`

const Row = ({ slot, zone, onOpen }: { readonly slot: Slot; readonly zone: string | undefined; readonly onOpen: (id: string) => void }) => {
  const hidden = slot.taken - slot.bookings.length
  return (
    <li className={`slot-row${slot.free === 0 ? ' full' : ''}`}>
      <span className="slot-time">
        <b className="num">
          {hour(slot.begin, zone)}–{hour(slot.end, zone)}
        </b>
        <small>{seatsText(slot)}</small>
      </span>
      <ul className="slot-loads">
        {slot.bookings.map(({ hashId, externalId, transporterName, vehiclePlate, stepLabel, isOverbooked, reason }) => (
          <li key={hashId}>
            <PlainButton className="slot-load" onClick={() => onOpen(hashId)}>
              <b>{externalId}</b>
              <span>{[vehiclePlate, transporterName].filter(Boolean).join(' · ')}</span>
              <small>{stepLabel}</small>
              {isOverbooked && (
                <StatusText tone="warning" icon="warning">
                  Encaixe{reason && `: ${reason}`}
                </StatusText>
              )}
            </PlainButton>
          </li>
        ))}
        {hidden > 0 && <li className="none">{hidden === 1 ? '1 de outro grupo' : `${hidden} de outros grupos`}</li>}
        {slot.taken === 0 && <li className="none">Livre</li>}
      </ul>
    </li>
  )
}

type Props = {
  readonly gate: GateOfUser
  /** Absent: today. */
  readonly day: string | undefined
  readonly onDay: (day: string) => void
  readonly onOpen: (loadId: string) => void
}

/** The slots of a day: whose seats they are, and how many are free. */
export const SlotDay = ({ gate, day = localDay(new Date().toISOString(), gate.zone), onDay, onOpen }: Props) => {
  const { data, isPending, error, refetch } = useRead(slotRoutes.slots, { conciergeId: gate.id, day }, { every: SLOW })
  const empty = data?.isBlocked ? slotTexts.refusal.SLOT_DAY_BLOCKED : slotTexts.noneOfDay
  return (
    <section className="slot-day" aria-label={slotTexts.title}>
      <DayButtons day={day} onDay={onDay} />
      <QueryState
        what="janelas"
        icon="calendar"
        pending={isPending}
        failed={!data && Boolean(error)}
        error={error}
        onRetry={refetch}
        empty={data?.slots.length === 0 ? empty : undefined}
        rows={{ count: 6, height: 64 }}
      >
        <ul className="slot-rows">
          {data?.slots.map((slot) => (
            <Row key={slot.begin} slot={slot} zone={gate.zone} onOpen={onOpen} />
          ))}
        </ul>
      </QueryState>
    </section>
  )
}
