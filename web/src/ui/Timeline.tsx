import type { ReactNode } from 'react'
import './timeline.css'

export type TimelineItem = {
  readonly id: string
  /** ISO for machines, and as displayed. */
  readonly at: string
  readonly when: string
  readonly title: ReactNode
  readonly detail?: ReactNode
  readonly by?: ReactNode
  readonly tone?: 'plain' | 'key' | 'bad' | 'refused'
}

/** One line for each event, in the given order. */
export const Timeline = ({ items, label }: { readonly items: readonly TimelineItem[]; readonly label: string }) => (
  <ol className="timeline" aria-label={label}>
    {items.map(({ id, at, when, title, detail, by, tone = 'plain' }) => (
      <li key={id} className={tone}>
        <time className="num" dateTime={at}>
          {when}
        </time>
        <span className="node" />
        <div>
          {title}
          {detail && <div className="detail">{detail}</div>}
        </div>
        <span className="by">{by}</span>
      </li>
    ))}
  </ol>
)
