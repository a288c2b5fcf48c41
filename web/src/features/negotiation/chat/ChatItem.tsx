import { money } from '../../../shared/load/measures.ts'
import { Bubble } from '../../../ui/chat/Bubble.tsx'
import { hourOf } from '../../../ui/chat/days.ts'
import { Tag } from '../../../ui/StatusPill.tsx'
import { differenceOf } from '../comparison.ts'
import { PriceDifference } from '../PriceDifference.tsx'
import type { ChatLine } from './lines.ts'

const ends = { SENT: undefined, REPLACED: 'substituída', REFUSED: 'recusada', ACCEPTED: 'aceita' } as const

/** An item of the chat: text, price, files. */
export const ChatItem = ({ line, reference }: { readonly line: ChatLine; readonly reference: number | undefined }) => {
  const { item } = line
  if (line.kind === 'event')
    return (
      <li className="chat-event num">
        <span>
          {line.text} · {item.who} · {hourOf(item.date)}
        </span>
        {item.text && <q>{item.text}</q>}
      </li>
    )
  const priced = item.kind === 'PROPOSAL' || item.kind === 'BID'
  const end = priced ? ends[item.status] : undefined
  return (
    <Bubble
      message={{ ...item, side: line.side }}
      className={[priced && 'priced', end && end !== 'aceita' && 'passed'].filter(Boolean).join(' ')}
    >
      {priced && item.value !== undefined && (
        <p className="value num">
          <b>{money(item.value)}</b>
          {reference !== undefined && <PriceDifference difference={differenceOf(item.value, reference)} />}
          {end && <Tag>{end}</Tag>}
        </p>
      )}
    </Bubble>
  )
}
