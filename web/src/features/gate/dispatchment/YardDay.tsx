// A plain input of type range: it slides by mouse, touch and arrow keys.
import { type PastVisit, pastRoutes } from '@embarca/contracts/gate/past.ts'
import type { GateOfUser } from '@embarca/contracts/gate/read-routes.ts'
import { dayAfter, dayText } from '@embarca/contracts/kit/days.ts'
import { localDay } from '@embarca/contracts/kit/local-time.ts'
import { useState } from 'react'
import { shortDateTime } from '../../../base/date-times.ts'
import { useRead } from '../../../base/queries.ts'
import { useNow } from '../../../base/use-now.ts'
import { Button } from '../../../ui/Button.tsx'
import { PlainButton } from '../../../ui/PlainButton.tsx'
import { QueryState } from '../../../ui/QueryState.tsx'
import { changesOf, yardAt } from './past-yard.ts'
import './past.css'

const MINUTE = 60_000

const Group = ({
  title,
  visits,
  onOpen,
}: {
  readonly title: string
  readonly visits: readonly PastVisit[]
  readonly onOpen: (id: string) => void
}) => (
  <section className="past-group" aria-label={title}>
    <h2>
      {title} <span className="num">{visits.length}</span>
    </h2>
    <ul>
      {visits.map(({ hashId, vehiclePlate, driverName, externalId, dock }) => (
        <li key={hashId}>
          <PlainButton onClick={() => onOpen(hashId)}>
            <b className="num">{vehiclePlate ?? '—'}</b>
            <small>{[driverName, externalId, dock && `doca ${dock}`].filter(Boolean).join(' · ')}</small>
          </PlainButton>
        </li>
      ))}
    </ul>
  </section>
)

type Props = {
  readonly gate: GateOfUser
  readonly day: string | undefined
  readonly onDay: (day: string) => void
  readonly onOpen: (id: string) => void
}

/** The yard at any instant of a day: a slider moves through it. */
export const YardDay = ({ gate, day, onDay, onOpen }: Props) => {
  const now = new Date(useNow()).toISOString()
  const today = localDay(now, gate.zone)
  const chosen = day ?? today
  const read = useRead(pastRoutes.day, { id: gate.id, day: chosen }, { keep: true })
  const [moved, setMoved] = useState<string>()
  const { data } = read
  const end = data && [data.to, now].sort()[0]
  const at = moved && data && end && moved >= data.from && moved < end ? moved : (end ?? '')
  const changes = data && end ? changesOf(data.visits, data.from, end) : []
  const before = changes.filter((one) => one < at).at(-1)
  const after = changes.find((one) => one > at)
  const yard = data && yardAt(data.visits, at)
  return (
    <>
      <div className="past-tools">
        <Button size="gate" icon="left" aria-label="Dia anterior" onClick={() => onDay(dayAfter(chosen, -1))} />
        <b className="num">{dayText(chosen)}</b>
        <Button size="gate" icon="right" aria-label="Dia seguinte" disabled={chosen >= today} onClick={() => onDay(dayAfter(chosen, 1))} />
      </div>
      <QueryState
        what="dia"
        icon="clock"
        pending={read.isPending}
        failed={!data && Boolean(read.error)}
        error={read.error}
        onRetry={read.refetch}
        empty={data?.visits.length === 0 ? 'Nenhum veículo neste dia.' : undefined}
      >
        {data && yard && end && (
          <>
            <div className="past-slider">
              <Button size="gate" disabled={!before} onClick={() => setMoved(before)}>
                Mudança anterior
              </Button>
              <label>
                <span className="num">{shortDateTime(at, gate.zone)}</span>
                <input
                  type="range"
                  aria-label="Instante"
                  aria-valuetext={shortDateTime(at, gate.zone)}
                  min={Date.parse(data.from)}
                  max={Date.parse(end)}
                  step={MINUTE}
                  value={Date.parse(at)}
                  onChange={({ target }) => setMoved(new Date(Number(target.value)).toISOString())}
                />
              </label>
              <Button size="gate" disabled={!after} onClick={() => setMoved(after)}>
                Mudança seguinte
              </Button>
            </div>
            <div className="past-yard">
              <Group title="Na fila" visits={yard.queue} onOpen={onOpen} />
              <Group title="No pátio" visits={yard.inside} onOpen={onOpen} />
              <Group title="Em carregamento" visits={yard.docks} onOpen={onOpen} />
            </div>
          </>
        )}
      </QueryState>
    </>
  )
}
