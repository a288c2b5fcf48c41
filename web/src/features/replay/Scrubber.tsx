import type { ReplayMoment } from '@embarca/contracts/replay/routes.ts'
import { type KeyboardEvent, type PointerEvent, useMemo, useRef } from 'react'
import { actorText, daysOf, exactDateTime, keyOf, shareOf, toneOf } from './replay-moments.ts'

type Props = {
  readonly moments: readonly ReplayMoment[]
  readonly index: number
  /** Index of the moment compared with. */
  readonly compared: number | undefined
  readonly onIndex: (index: number) => void
}

const percent = (share: number) => `${share * 100}%`
/** With more marks than this they would touch, so only the important ones are drawn. */
const MOST_MARKS = 300
const LEAP = 10

/** The timeline of a load: each step is one event. Arrow keys, Home and End move along it, the mouse drags. */
export const Scrubber = ({ moments, index, compared, onIndex }: Props) => {
  const line = useRef<HTMLDivElement>(null)
  const { length } = moments
  const last = length - 1
  const marks = useMemo(
    () =>
      moments
        .map((moment, at) => ({ key: keyOf(moment), at: shareOf(at, length), tone: toneOf(moment) }))
        .filter(({ tone }) => length <= MOST_MARKS || tone !== 'plain'),
    [moments, length],
  )
  const days = useMemo(() => daysOf(moments), [moments])
  const moment = moments[index]
  const to = (target: number) => onIndex(Math.max(0, Math.min(last, target)))
  const toPointer = ({ clientX }: PointerEvent) => {
    const box = line.current?.getBoundingClientRect()
    if (box) to(Math.round(((clientX - box.left) / box.width) * last))
  }
  const onKey = (event: KeyboardEvent) => {
    const target = ({ PageUp: index - LEAP, PageDown: index + LEAP } as Record<string, number>)[event.key]
    if (target === undefined) return
    event.preventDefault()
    to(target)
  }
  const between = compared !== undefined && [shareOf(Math.min(compared, index), length), shareOf(Math.max(compared, index), length)]
  return (
    <div className="scrubber">
      <div
        className="track"
        role="slider"
        tabIndex={0}
        aria-label="Momento"
        aria-valuemin={1}
        aria-valuemax={length}
        aria-valuenow={index + 1}
        aria-valuetext={moment && `${moment.label}, ${exactDateTime(moment.recordedAt)}, ${actorText(moment)}`}
        onKeyDown={onKey}
        onPointerDown={(event) => {
          event.currentTarget.setPointerCapture(event.pointerId)
          toPointer(event)
        }}
        onPointerMove={(event) => event.buttons === 1 && toPointer(event)}
      >
        <div className="line" ref={line}>
          {between && <span className="between" style={{ left: percent(between[0]!), right: percent(1 - between[1]!) }} />}
          {marks.map(({ key, at, tone }) => (
            <span key={key} className={`mark ${tone}`} style={{ left: percent(at) }} />
          ))}
          {compared !== undefined && <span className="compared" style={{ left: percent(shareOf(compared, length)) }} />}
          <span className="thumb" style={{ left: percent(shareOf(index, length)) }} />
        </div>
      </div>
      <div className="days num" aria-hidden>
        {days.map(({ at, day }) => (
          <span key={at} style={{ left: percent(at) }}>
            {day}
          </span>
        ))}
      </div>
    </div>
  )
}
