import type { VisitCommandName } from '@embarca/contracts/gate/codes.ts'
import { gateLabels } from '@embarca/contracts/gate/labels.pt.ts'
import type { GateOfUser, GateRow } from '@embarca/contracts/gate/read-routes.ts'
import { ago, shortDateTime } from '../../base/date-times.ts'
import { useNow } from '../../base/use-now.ts'
import { BlockedButton } from '../../ui/Button.tsx'
import { Icon } from '../../ui/Icon.tsx'
import { PlainButton } from '../../ui/PlainButton.tsx'
import { ChecklistPill } from './checklist/VisitChecklists.tsx'
import { DwellText } from './DwellText.tsx'
import { StepPill } from './StepPill.tsx'
import { VisitButton } from './VisitButton.tsx'

const dueText = ({ slot, collectDate }: GateRow, zone: string | undefined) => {
  if (slot) return `Janela ${shortDateTime(slot.begin, zone)}${slot.isMissed ? ' · atrasada' : ''}`
  return collectDate && `Coleta ${shortDateTime(collectDate, zone)}`
}

type Props = { readonly row: GateRow; readonly gate: GateOfUser; readonly onOpen: () => void }

/** A truck in the list: plate, driver, load, its step, and one button for the next step. */
export const GateCard = ({ row, gate, onOpen }: Props) => {
  const now = useNow()
  const { zone } = gate
  const next = row.actions.find(({ action }) => action === row.next)
  return (
    <li className={`gate-card${row.isAbsent ? ' absent' : ''}`}>
      <PlainButton className="gate-open" onClick={onOpen}>
        <span className="gate-plate">
          <b className="num">{row.vehiclePlate ?? '—'}</b>
          <small>{[row.vehicleType, ...row.otherPlates].filter(Boolean).join(' · ')}</small>
        </span>
        <span className="gate-who">
          <b>{row.driver?.name ?? gateLabels.withoutDriver}</b>
          <small>
            {row.externalId}
            {row.transporterName && ` · ${row.transporterName}`}
          </small>
          <small>{[row.productType, row.destinations.join(', ')].filter(Boolean).join(' · ')}</small>
        </span>
        <span className="gate-step">
          <StepPill row={row} />
          {row.checkListStatus && row.step !== 'FINISHED' && <ChecklistPill status={row.checkListStatus} />}
          <small>
            {row.sentence ?? (row.stepAt ? ago(row.stepAt, now) : dueText(row, zone))}
            {row.sentence && row.stepAt && ` · ${ago(row.stepAt, now)}`}
          </small>
          {row.waitingSince && (
            <small>
              <Icon name="clock" size={13} /> Na lista de espera {ago(row.waitingSince, now)}
            </small>
          )}
          <DwellText row={row} />
          {row.dock && row.step !== 'FINISHED' && (
            <small>
              <Icon name="map-marker" size={13} /> Doca {row.dock}
            </small>
          )}
        </span>
      </PlainButton>
      <span className="gate-next">
        {next &&
          (next.allowed ? (
            <VisitButton row={row} gate={gate} command={next.action as VisitCommandName} look="primary" />
          ) : (
            <BlockedButton size="gate" reason={next.because ?? ''}>
              {gateLabels.action[next.action as VisitCommandName]}
            </BlockedButton>
          ))}
      </span>
    </li>
  )
}
