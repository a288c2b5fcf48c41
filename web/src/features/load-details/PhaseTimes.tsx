import type { LoadDetails } from '@embarca/contracts/load-details/routes.ts'
import type { CSSProperties } from 'react'
import { shortDateTime, span } from '../../base/date-times.ts'
import { type HistoryEntry, isProminent } from './history-levels.ts'
import { marksOf, markTexts, type PhaseTime, phaseTimes, placeOn, type Span } from './phase-times.ts'
import './phase-times.css'

type Props = { readonly load: LoadDetails; readonly now: number; readonly events: readonly HistoryEntry[] }

const iso = (instant: number) => new Date(instant).toISOString()
const momentText = (instant: number) => shortDateTime(iso(instant))

/** How a phase went against its plan. */
const rowText = ({ actual, planned, state }: PhaseTime): string => {
  const plan =
    planned && (planned.from === planned.to ? `prevista ${momentText(planned.from)}` : `previsto ${span(planned.to - planned.from)}`)
  const took = actual && `${span(actual.to - actual.from)}${state === 'now' ? ' até agora' : ''}`
  return [took, plan].filter(Boolean).join(' · ')
}

const barStyle = (scale: Span, { from, to }: Span): CSSProperties => ({
  // An instant at the end is as wide as its line and stays on the track.
  left: `min(${placeOn(scale, from)}%, 100% - 3px)`,
  width: `${placeOn(scale, to) - placeOn(scale, from)}%`,
})

/** A label near an end of the scale stays on it; others are centred on their instant. In per cent of its own width. */
const shiftOf = (place: number): number => (place < 10 ? 0 : place > 90 ? 100 : 50)

/** The phases of a load on one scale of time: what was planned, what happened, and the events beneath. */
export const PhaseTimes = ({ load, now, events }: Props) => {
  const times = phaseTimes(load, now)
  if (!times) return null
  const { rows, scale } = times
  const marks = marksOf(scale)
  const texts = markTexts(marks)
  const shownEvents = events.filter((line) => line.kind === 'fact' && isProminent(line) && Date.parse(line.occurredAt) >= scale.from)
  return (
    <div className="phase-times">
      <ul aria-label="Duração de cada fase">
        {rows.map((row) => (
          <li key={row.name} data-state={row.state}>
            <b>{row.name}</b>
            <span className="num took">{rowText(row)}</span>
            <span className="track" aria-hidden>
              {row.planned && <i className="planned" style={barStyle(scale, row.planned)} />}
              {row.actual && <i className="actual" style={barStyle(scale, row.actual)} />}
            </span>
          </li>
        ))}
      </ul>
      <div className="scale" aria-hidden>
        <span className="track">
          {shownEvents.map(({ id, occurredAt, label }) => (
            <i
              key={id}
              className="event"
              style={{ left: `${placeOn(scale, Date.parse(occurredAt))}%` }}
              title={`${shortDateTime(occurredAt)} ${label}`}
            />
          ))}
          {load.phases.some(({ state }) => state === 'now') && <i className="until-now" style={{ left: `${placeOn(scale, now)}%` }} />}
          {marks.map((instant, index) => (
            <small
              key={instant}
              className="num"
              style={{ left: `${placeOn(scale, instant)}%`, translate: `-${shiftOf(placeOn(scale, instant))}%` }}
            >
              {texts[index]}
            </small>
          ))}
        </span>
      </div>
    </div>
  )
}
