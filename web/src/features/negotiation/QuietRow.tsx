import { ago } from '../../lib/load/moments.ts'
import { IconButton } from '../../ui/Button.tsx'
import { StatusPill } from '../../ui/StatusPill.tsx'
import { type Row, talkLabel } from './proposal-rows.ts'
import { RowMenu } from './RowMenu.tsx'
import type { RowAct, RowActs } from './row-acts.ts'

type Props = { readonly row: Row; readonly now: number; readonly items: readonly RowAct[]; readonly acts: RowActs }

/** A transporter with nothing on the table: what it did with the offer. */
export const QuietRow = ({ row, now, items, acts }: Props) => (
  <li className="quiet-row" aria-label={row.name}>
    <span className="cut">
      {row.name}
      {row.note && <small> · {row.note}</small>}
    </span>
    <StatusPill tone={row.tone} icon={row.icon}>
      {row.word}
    </StatusPill>
    <small className="age num">{row.at && ago(row.at, now)}</small>
    <span className="acts">
      <IconButton icon="comments" label={talkLabel(row)} {...(row.unread > 0 && { badge: row.unread })} onClick={() => acts.open(row)} />
      <RowMenu row={row} items={items} acts={acts} />
    </span>
  </li>
)
