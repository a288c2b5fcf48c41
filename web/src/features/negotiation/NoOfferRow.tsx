import { ago } from '../../base/date-times.ts'
import { IconButton } from '../../ui/Button.tsx'
import { StatusPill } from '../../ui/StatusPill.tsx'
import type { ProposalActions, ProposalMenuItem } from './proposal-menu.ts'
import { type ProposalSummary, talkLabel } from './proposal-rows.ts'
import { RowMenu } from './RowMenu.tsx'

type Props = {
  readonly row: ProposalSummary
  readonly now: number
  readonly items: readonly ProposalMenuItem[]
  readonly actions: ProposalActions
}

/** A transporter without an offer: whether it saw or declined the load. */
export const NoOfferRow = ({ row, now, items, actions }: Props) => (
  <li className="quiet-row" aria-label={row.name}>
    <span className="cut">
      {row.name}
      {row.note && <small> · {row.note}</small>}
    </span>
    <StatusPill tone={row.tone} icon={row.icon}>
      {row.label}
    </StatusPill>
    <small className="age num">{row.at && ago(row.at, now)}</small>
    <span className="acts">
      <IconButton icon="comments" label={talkLabel(row)} {...(row.unread > 0 && { badge: row.unread })} onClick={() => actions.open(row)} />
      <RowMenu row={row} items={items} actions={actions} />
    </span>
  </li>
)
