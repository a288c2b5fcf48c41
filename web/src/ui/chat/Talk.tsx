// PrimeReact has no chat.
import { Fragment, type ReactNode, useLayoutEffect, useRef } from 'react'
import { Composer } from './Composer.tsx'
import { beginsDay, dayOf } from './days.ts'
import { OutgoingItem } from './OutgoingItem.tsx'
import type { Post } from './outbox.ts'
import { useOutbox } from './use-outbox.ts'
import './chat.css'

type Line = { readonly id: string; readonly date: string }
type Props<L extends Line> = {
  /** Identifies the chat; its draft and its outgoing messages are stored under it. */
  readonly place: string
  /** Oldest first. */
  readonly lines: readonly L[]
  readonly render: (line: L) => ReactNode
  readonly post: Post
  /** Called after a message was sent; refetches the chat. */
  readonly arrived: () => Promise<unknown>
  readonly maySpeak: boolean
}

/** A chat of two sides, newest message last. It stays scrolled to the end unless the user has scrolled up. */
export const Talk = <L extends Line>({ place, lines, render, post, arrived, maySpeak }: Props<L>) => {
  const outbox = useOutbox(place, post, arrived)
  const list = useRef<HTMLOListElement>(null)
  const atEnd = useRef(true)
  const length = lines.length + outbox.queue.length
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new last message changes the height
  useLayoutEffect(() => {
    if (atEnd.current && list.current) list.current.scrollTop = list.current.scrollHeight
  }, [length])
  return (
    <div className="chat">
      <ol
        ref={list}
        aria-label="Conversa"
        aria-live="polite"
        // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrollable box must be reachable by keyboard
        tabIndex={0}
        onScroll={({ currentTarget: { scrollTop, scrollHeight, clientHeight } }) => {
          atEnd.current = scrollHeight - scrollTop - clientHeight < 40
        }}
      >
        {length === 0 && <li className="chat-none">Nenhuma mensagem ainda.</li>}
        {lines.map((line, index) => (
          <Fragment key={line.id}>
            {beginsDay(lines, index) && <li className="chat-day num">{dayOf(line.date)}</li>}
            {render(line)}
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
          key={place}
          place={place}
          onSend={(text, files) => {
            atEnd.current = true
            void outbox.send(text, files)
          }}
        />
      )}
    </div>
  )
}
