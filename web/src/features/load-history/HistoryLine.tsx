import type { HistoryRow } from '@embarca/contracts/load-search/routes.ts'
import { receiptLabels } from '@embarca/contracts/receipt/labels.pt.ts'
import { Link } from '@tanstack/react-router'
import { fullDateTime } from '../../base/date-times.ts'
import { cut, cuts, NOTHING } from '../../base/texts.ts'
import { LookPill } from '../../shared/load/LookPill.tsx'
import { money } from '../../shared/load/measures.ts'
import { shortLook } from '../../shared/load/status-look.ts'
import { StatusPill } from '../../ui/StatusPill.tsx'
import { historyLink, priceOf } from './history-row.ts'

type Props = { readonly row: HistoryRow; readonly perDelivery: boolean; readonly current: boolean }
/** Shown for a missing value; hidden on a phone. */
const nothing = <span className="nothing">{NOTHING}</span>
const receiptTones = { PENDING: 'confirm', APPROVED: 'done', REFUSED: 'danger' } as const
const receiptIcons = { PENDING: 'file', APPROVED: 'file-check', REFUSED: 'warning' } as const

/** One load or delivery of the history; the whole row is a link. */
export const HistoryLine = ({ row, perDelivery, current }: Props) => {
  const { statusCode, externalId, finishedAt, transporter, destination, receiptStatus } = row
  const price = priceOf(row)
  return (
    <Link {...historyLink(row, perDelivery)} className={current ? 'row current' : 'row'} preload={false}>
      <span className="status">
        <LookPill look={shortLook(statusCode)} />
      </span>
      <b className="num cut">{cut(externalId, cuts.loadCode)}</b>
      <span className="num when">{finishedAt ? fullDateTime(finishedAt) : nothing}</span>
      <span className="cut">{transporter ? cut(transporter.name, cuts.transporter) : nothing}</span>
      <span className="cut">
        {destination ? (
          <>
            {cut(destination.place, cuts.deliveryPlace)} <small>{`${destination.city}, ${destination.state}`}</small>
          </>
        ) : (
          nothing
        )}
      </span>
      {perDelivery && (
        <span className="receipt">
          {receiptStatus ? (
            <StatusPill tone={receiptTones[receiptStatus]} icon={receiptIcons[receiptStatus]}>
              {receiptLabels.status[receiptStatus]}
            </StatusPill>
          ) : (
            nothing
          )}
        </span>
      )}
      <span className="num amount">{price === undefined ? nothing : money(price)}</span>
    </Link>
  )
}
