import { Timeline as PrimeTimeline } from 'primereact/timeline'
import type { ReactNode } from 'react'
import '../theme/prime/timeline.css'

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

/** One line for each event, in the given order. PrimeReact gives its boxes no roles; here they are a list. */
export const Timeline = ({ items, label }: { readonly items: readonly TimelineItem[]; readonly label: string }) => (
  <PrimeTimeline
    value={items as TimelineItem[]}
    dataKey="id"
    pt={{
      root: { role: 'list', 'aria-label': label },
      event: ({ context }: { context: { index: number } }) => ({ role: 'listitem', className: items[context.index]?.tone ?? 'plain' }),
    }}
    opposite={({ at, when }: TimelineItem) => (
      <time className="num" dateTime={at}>
        {when}
      </time>
    )}
    content={({ title, detail, by }: TimelineItem) => (
      <>
        <div className="title">
          {title}
          {detail && <div className="detail">{detail}</div>}
        </div>
        <span className="by">{by}</span>
      </>
    )}
  />
)
