import { Fragment, type ReactNode, useLayoutEffect, useRef } from 'react'
import { Composer } from './Composer.tsx'
import { beginsDay, dayOf } from './days.ts'
import { OutgoingItem } from './OutgoingItem.tsx'
import type { Post } from './outbox.ts'
import { useOutbox } from './use-outbox.ts'
import './chat.css'

type Line = { readonly id: string; readonly date: string }
type Props<L extends Line> = {
  /** Names the talk: drafts and what is on its way are kept under it. */
  readonly place: string
  /** Oldest first. */
  readonly lines: readonly L[]
  readonly render: (line: L) => ReactNode
  readonly post: Post
  /** After a message arrived: reads the talk again. */
  readonly arrived: () => Promise<unknown>
  readonly maySpeak: boolean
}

/** What two sides say to each other, newest below; it stays at the end unless somebody reads further up. */
export const Talk = <L extends Line>({ place, lines, render, post, arrived, maySpeak }: Props<L>) => {
  const outbox = useOutbox(place, post, arrived)
  const list = useRef<HTMLOListElement>(null)
  const atEnd = useRef(true)
  const length = lines.length + outbox.queue.length
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
