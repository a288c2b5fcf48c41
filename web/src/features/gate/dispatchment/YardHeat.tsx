import { type HeatmapCell, pastRoutes } from '@embarca/contracts/gate/past.ts'
import type { GateOfUser } from '@embarca/contracts/gate/read-routes.ts'
import { useState } from 'react'
import { shortDateTime } from '../../../base/date-times.ts'
import { useRead } from '../../../base/queries.ts'
import { PlainButton } from '../../../ui/PlainButton.tsx'
import { QueryState } from '../../../ui/QueryState.tsx'
import { SegmentedControl } from '../../../ui/SegmentedControl.tsx'
import './past.css'

/** From Monday, as the calendars of the product. */
const weekdays = [
  [1, 'seg'],
  [2, 'ter'],
  [3, 'qua'],
  [4, 'qui'],
  [5, 'sex'],
  [6, 'sáb'],
  [0, 'dom'],
] as const
/** Percent of the accent in the strongest cell: its number stays legible in both themes. */
const STRONGEST = 50
const hours = Array.from({ length: 24 }, (_, hour) => hour)
const measures = {
  arrivals: { label: 'Chegadas', of: ({ arrivals }: HeatmapCell) => arrivals, unit: 'chegadas' },
  queue: { label: 'Fila', of: ({ queueMinutes }: HeatmapCell) => queueMinutes ?? 0, unit: 'min de fila' },
  occupation: { label: 'Ocupação das docas', of: ({ occupation }: HeatmapCell) => occupation, unit: '% das docas' },
} as const
type Measure = keyof typeof measures

type Cell = { readonly weekday: number | undefined; readonly hour: number | undefined }
type Props = {
  readonly gate: GateOfUser
  readonly cell: Cell
  readonly onCell: (cell: Cell) => void
  readonly onOpen: (id: string) => void
}

/** The visits of one hour of a weekday. */
const CellVisits = ({
  gate,
  weekday,
  hour,
  onOpen,
}: Omit<Props, 'cell' | 'onCell'> & { readonly weekday: number; readonly hour: number }) => {
  const read = useRead(pastRoutes.heatmapVisits, { id: gate.id, weekday, hour }, { keep: true })
  const name = weekdays.find(([one]) => one === weekday)?.[1]
  return (
    <section className="past-group" aria-label="Visitas da célula">
      <h2>
        {`${name}, ${hour}h`} <span className="num">{read.data?.length ?? ''}</span>
      </h2>
      <QueryState
        what="visitas"
        icon="truck"
        pending={read.isPending}
        failed={!read.data && Boolean(read.error)}
        error={read.error}
        onRetry={read.refetch}
        empty={read.data?.length === 0 ? 'Nenhuma chegada nesta hora.' : undefined}
      >
        <ul>
          {read.data?.map(({ hashId, vehiclePlate, driverName, externalId, steps }) => (
            <li key={hashId}>
              <PlainButton onClick={() => onOpen(hashId)}>
                <b className="num">{vehiclePlate ?? '—'}</b>
                <small>
                  {[shortDateTime(steps.find(({ step }) => step === 'CHECK_IN')?.at ?? '', gate.zone), driverName, externalId]
                    .filter(Boolean)
                    .join(' · ')}
                </small>
              </PlainButton>
            </li>
          ))}
        </ul>
      </QueryState>
    </section>
  )
}

/** Arrivals, queue and use of the docks by weekday and hour; a cell leads to its visits. */
export const YardHeat = ({ gate, cell, onCell, onOpen }: Props) => {
  const [measure, setMeasure] = useState<Measure>('arrivals')
  const read = useRead(pastRoutes.heatmap, { id: gate.id }, { keep: true })
  const { label, of, unit } = measures[measure]
  const cells = read.data?.cells ?? []
  const most = Math.max(1, ...cells.map(of))
  const at = (weekday: number, hour: number) => cells.find((one) => one.weekday === weekday && one.hour === hour)
  return (
    <>
      <SegmentedControl
        label="Medida"
        options={Object.entries(measures).map(([value, { label: name }]) => ({ value: value as Measure, label: name }))}
        value={measure}
        onChange={setMeasure}
      />
      <QueryState
        what="mapa de calor"
        icon="table"
        pending={read.isPending}
        failed={!read.data && Boolean(read.error)}
        error={read.error}
        onRetry={read.refetch}
        empty={read.data && cells.length === 0 ? 'Nenhuma visita nas últimas quatro semanas.' : undefined}
      >
        <div className="heat">
          <table aria-label={`${label} por dia da semana e hora`}>
            <thead>
              <tr>
                <td />
                {hours.map((hour) => (
                  <th key={hour} scope="col" className="num">
                    {hour}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {weekdays.map(([weekday, name]) => (
                <tr key={weekday}>
                  <th scope="row">{name}</th>
                  {hours.map((hour) => {
                    const found = at(weekday, hour)
                    const value = found ? of(found) : 0
                    const isOpen = cell.weekday === weekday && cell.hour === hour
                    return (
                      <td key={hour}>
                        <PlainButton
                          className={`heat-cell num${isOpen ? ' open' : ''}`}
                          style={{ '--share': `${Math.round((STRONGEST * value) / most)}%` } as object}
                          disabled={!found || found.arrivals === 0}
                          aria-pressed={isOpen}
                          aria-label={`${name}, ${hour}h: ${value} ${unit}`}
                          onClick={() => onCell({ weekday, hour })}
                        >
                          {value || ''}
                        </PlainButton>
                      </td>
                    )
                  })}
                </tr>
              ))}
            </tbody>
          </table>
        </div>
        <p className="none">
          {`Últimas quatro semanas${read.data?.isCut ? ', só as visitas mais recentes' : ''}. Toque em uma hora para ver as visitas.`}
        </p>
        {cell.weekday !== undefined && cell.hour !== undefined && (
          <CellVisits gate={gate} weekday={cell.weekday} hour={cell.hour} onOpen={onOpen} />
        )}
      </QueryState>
    </>
  )
}
