import type { DealItem } from '@embarca/contracts/negotiation/views.ts'
import { Fragment, useLayoutEffect, useRef } from 'react'
import { shortMoment } from '../../../lib/load/moments.ts'
import { ChatItem } from './ChatItem.tsx'
import { Composer } from './Composer.tsx'
import { beginsDay, chatLines } from './lines.ts'
import { OutgoingItem } from './OutgoingItem.tsx'
import { type Place, useOutbox } from './use-outbox.ts'
import './chat.css'

type Props = {
  readonly place: Place
  readonly items: readonly DealItem[]
  readonly reference: number | undefined
  readonly maySpeak: boolean
}
const dayOf = (iso: string) => shortMoment(iso).slice(0, 5)

/** The talk with one transporter, newest below; it stays at the end unless somebody reads further up. */
export const Chat = ({ place, items, reference, maySpeak }: Props) => {
  const outbox = useOutbox(place)
  const list = useRef<HTMLOListElement>(null)
  const atEnd = useRef(true)
  const length = items.length + outbox.queue.length
  // biome-ignore lint/correctness/useExhaustiveDependencies: what was said last changes the height
  useLayoutEffect(() => {
    if (atEnd.current && list.current) list.current.scrollTop = list.current.scrollHeight
  }, [length])
  return (
    <div className="chat">
      <ol
        ref={list}
        aria-label="Conversa"
        aria-live="polite"
        // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable with the keyboard
        tabIndex={0}
        onScroll={({ currentTarget: { scrollTop, scrollHeight, clientHeight } }) => {
          atEnd.current = scrollHeight - scrollTop - clientHeight < 40
        }}
      >
        {length === 0 && <li className="chat-none">Nenhuma mensagem ainda.</li>}
        {chatLines(items).map((line, index) => (
          <Fragment key={line.item.id}>
            {beginsDay(dayOf, items, index) && <li className="chat-day num">{dayOf(line.item.date)}</li>}
            <ChatItem line={line} reference={reference} />
          </Fragment>
        ))}
        {outbox.queue.map((message) => (
          <OutgoingItem
            key={message.key}
            message={message}
            onRetry={() => void outbox.retry(message)}
            onDiscard={() => outbox.discard(message)}
          />
        ))}
      </ol>
      {maySpeak && (
        <Composer
          key={`${place.loadId}/${place.dealId}`}
          place={`${place.loadId}/${place.dealId}`}
          onSend={(text, files) => {
            atEnd.current = true
            void outbox.send(text, files)
          }}
        />
      )}
    </div>
  )
}
