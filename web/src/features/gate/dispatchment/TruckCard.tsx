import { gateLabels } from '@embarca/contracts/gate/labels.pt.ts'
import type { GateOfUser, GateRow } from '@embarca/contracts/gate/read-routes.ts'
import { ago } from '../../../base/date-times.ts'
import { useNow } from '../../../base/use-now.ts'
import { PlainButton } from '../../../ui/PlainButton.tsx'
import { StepPill } from '../StepPill.tsx'
import { dropOf } from './lanes.ts'
import { NextStep } from './NextStep.tsx'

type Props = {
  readonly row: GateRow
  readonly gate: GateOfUser
  readonly onOpen: () => void
  readonly onDrag: (id: string | undefined) => void
}

/** A truck without a dock; it may be dragged to one, or called by its button. */
export const TruckCard = ({ row, gate, onOpen, onDrag }: Props) => {
  const now = useNow()
  const isDraggable = dropOf(row) !== undefined
  return (
    <li
      className={`truck-card${row.isAbsent ? ' absent' : ''}${isDraggable ? ' draggable' : ''}`}
      draggable={isDraggable}
      onDragStart={(event) => {
        event.dataTransfer.setData('text/plain', row.hashId)
        onDrag(row.hashId)
      }}
      onDragEnd={() => onDrag(undefined)}
    >
      <PlainButton className="truck-open" onClick={onOpen}>
        <span>
          {row.position !== undefined && <b className="truck-place num">{row.position}º</b>}{' '}
          <b className="num">{row.vehiclePlate ?? '—'}</b>
        </span>
        <small>{[row.driver?.name ?? gateLabels.withoutDriver, row.externalId].join(' · ')}</small>
        <span className="truck-step">
          <StepPill row={row} />
          {row.stepAt && <small>{ago(row.stepAt, now)}</small>}
        </span>
      </PlainButton>
      <NextStep row={row} gate={gate} />
    </li>
  )
}
