import type { GateOfUser } from '@embarca/contracts/gate/read-routes.ts'
import { useState } from 'react'
import { ago, fullDateTime } from '../../../base/date-times.ts'
import { useNow } from '../../../base/use-now.ts'
import { PlainButton } from '../../../ui/PlainButton.tsx'
import { StepPill } from '../StepPill.tsx'
import { type DockRow, hoursOf, placeOf } from './lanes.ts'
import { NextStep } from './NextStep.tsx'

type Props = {
  readonly lane: DockRow
  readonly gate: GateOfUser
  /** The dragged truck may be dropped here. */
  readonly canTake: boolean
  readonly pending: boolean
  readonly onTake: () => void
  readonly onOpen: (id: string) => void
}

/** A dock: the truck that holds it since when, on a line of hours that ends a little after now. */
export const DockLane = ({ lane: { code, name, truck }, gate, canTake, pending, onTake, onOpen }: Props) => {
  const now = useNow()
  const [isOver, setOver] = useState(false)
  const from = truck?.stepAt ? placeOf(Date.parse(truck.stepAt), now) : 0
  const at = placeOf(now, now)
  return (
    <li
      className={`dock-lane${truck ? ' held' : ''}${canTake ? ' takes' : ''}${isOver && canTake ? ' over' : ''}`}
      aria-busy={pending}
      onDragOver={(event) => {
        if (!canTake) return
        event.preventDefault()
        setOver(true)
      }}
      onDragLeave={() => setOver(false)}
      onDrop={(event) => {
        event.preventDefault()
        setOver(false)
        if (canTake) onTake()
      }}
    >
      <div className="dock-name">
        <b className="num">{code}</b>
        <small>{name}</small>
      </div>
      <div className="dock-line">
        {hoursOf(now).map((hour) => (
          <i key={hour} className="dock-hour" style={{ left: `${placeOf(hour, now)}%` }} aria-hidden>
            {fullDateTime(new Date(hour).toISOString(), gate.zone).slice(-5)}
          </i>
        ))}
        {truck && (
          <i className={`dock-bar ${truck.step}`} style={{ left: `${from}%`, width: `${Math.max(0.6, at - from)}%` }} aria-hidden />
        )}
        <i className="dock-now" style={{ left: `${at}%` }} aria-hidden />
        {truck ? (
          <PlainButton className="dock-truck" onClick={() => onOpen(truck.hashId)}>
            <b className="num">{truck.vehiclePlate ?? '—'}</b>
            <small>{[truck.driver?.name, truck.externalId].filter(Boolean).join(' · ')}</small>
          </PlainButton>
        ) : (
          <span className="dock-free">{canTake ? 'Solte aqui' : 'Livre'}</span>
        )}
      </div>
      <div className="dock-next">
        {truck && (
          <>
            <span className="dock-step">
              <StepPill row={truck} />
              {truck.stepAt && <small>{ago(truck.stepAt, now)}</small>}
            </span>
            <NextStep row={truck} gate={gate} />
          </>
        )}
      </div>
    </li>
  )
}
