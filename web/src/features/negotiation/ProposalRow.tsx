import { ago } from '../../base/date-times.ts'
import { money } from '../../shared/load/measures.ts'
import { ScorecardButton } from '../../shared/scorecard/ScorecardButton.tsx'
import { BlockedButton, Button, IconButton } from '../../ui/Button.tsx'
import { Icon } from '../../ui/Icon.tsx'
import { StatusPill, Tag } from '../../ui/StatusPill.tsx'
import type { Permit } from './allowed.ts'
import { differenceOf, onTimeText, ratingText } from './comparison.ts'
import { PriceDifference, PriceDifferenceBar } from './PriceDifference.tsx'
import type { ProposalActions, ProposalMenuItem } from './proposal-menu.ts'
import { isAcceptable, type ProposalSummary, talkLabel } from './proposal-rows.ts'
import { RowMenu } from './RowMenu.tsx'

type Props = {
  readonly row: ProposalSummary
  readonly now: number
  readonly reference: number | undefined
  readonly at: number | undefined
  readonly best: boolean
  /** There is no other offer to compare it with. */
  readonly isOnlyOffer: boolean
  readonly accept: Permit
  readonly items: readonly ProposalMenuItem[]
  readonly quota?: string | undefined
  /** The unit of its price, when that is not the whole load. */
  readonly per?: string | undefined
  readonly actions: ProposalActions
}

/** A transporter's proposal in the comparison: name, rating, price, conditions and age. */
export const ProposalRow = ({ row, now, reference, at, best, isOnlyOffer, accept, items, quota, per, actions }: Props) => {
  const { offer } = row
  const terms = [row.ours && `Você propôs ${money(row.ours.price)}`, quota && `Cota ${quota}`, offer?.text ?? row.note]
    .filter(Boolean)
    .join(' · ')
  return (
    <li
      className={`proposal${row.marked ? ' marked' : ''}${row.state === 'hired' || row.state === 'agreed' ? ' hired' : ''}`}
      aria-label={row.name}
    >
      <span className="name">
        <b title={row.name}>
          {row.marked && <Icon name="bookmark-fill" size={14} label="Marcada" />}
          <span className="cut">{row.name}</span>
        </b>
        <ScorecardButton transporterId={row.id} name={row.name} className="quality num">
          <span className={row.rating === undefined ? 'unknown' : ''}>
            <Icon name="star" size={12} label="Avaliação" />
            {ratingText(row.rating, row.ratings)}
          </span>
          <span className={row.onTimeShare === undefined ? 'unknown' : ''}>
            <Icon name="clock" size={12} label="No prazo" />
            {onTimeText(row.onTimeShare)}
            {row.onTimeShare !== undefined && <span className="word"> no prazo</span>}
          </span>
        </ScorecardButton>
      </span>
      <span className="price num">
        {offer ? (
          <>
            <b>{money(offer.price)}</b>
            {best && !isOnlyOffer && <Tag>menor</Tag>}
            {per && <small>{per}</small>}
          </>
        ) : (
          <small>sem valor</small>
        )}
      </span>
      <span className="compared">
        <PriceDifferenceBar at={at} />
        {offer && <PriceDifference difference={differenceOf(offer.price, reference)} />}
      </span>
      <span className="terms" title={terms}>
        <StatusPill tone={row.tone} icon={row.icon}>
          {row.label}
        </StatusPill>
        {terms && <small>{terms}</small>}
      </span>
      <small className="age num">{row.at && ago(row.at, now)}</small>
      <span className="acts">
        {isAcceptable(row) &&
          (accept.allowed ? (
            <Button look={best ? 'primary' : 'plain'} onClick={() => actions.accept(row)} aria-label={`Aceitar ${row.name}`}>
              Aceitar
            </Button>
          ) : (
            best && accept.because && <BlockedButton reason={accept.because}>Aceitar</BlockedButton>
          ))}
        <IconButton
          icon="comments"
          label={talkLabel(row)}
          {...(row.unread > 0 && { badge: row.unread })}
          onClick={() => actions.open(row)}
        />
        <RowMenu row={row} items={items} actions={actions} />
      </span>
    </li>
  )
}
