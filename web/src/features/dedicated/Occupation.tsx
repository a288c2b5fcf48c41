import { dedicatedRoutes, type OccupiedDay } from '@embarca/contracts/dedicated/read-routes.ts'
import { dayAfter, dayText } from '@embarca/contracts/kit/days.ts'
import { localDay } from '@embarca/contracts/kit/local-time.ts'
import { percent } from '@embarca/contracts/kit/numbers.ts'
import { usePages } from '../../base/queries.ts'
import { Button, IconButton } from '../../ui/Button.tsx'
import { DataLink } from '../../ui/DataLink.tsx'
import { QueryState } from '../../ui/QueryState.tsx'
import { contractPath } from './FleetCard.tsx'
import './occupation.css'

const DAYS = 28
const names: Readonly<Record<OccupiedDay['is'], string>> = { LOADED: 'Com carga', OFF: 'Folga', IDLE: 'Parado' }
const written = (day: string) => dayText(day).slice(0, 'DD/MM'.length)

const shareOf = (days: readonly OccupiedDay[]) => {
  const work = days.filter(({ is }) => is !== 'OFF')
  return work.length === 0 ? 0 : (100 * work.filter(({ is }) => is === 'LOADED').length) / work.length
}

const Cell = ({ day: { day, is, loads } }: { readonly day: OccupiedDay }) => {
  const [first] = loads
  const codes = loads.map(({ code }) => code).join(', ')
  const text = `${written(day)}: ${names[is]}${codes && ` · ${codes}`}`
  return (
    <td className={is.toLowerCase()} title={text}>
      {first ? (
        <DataLink to={`/loads/${first.id}/details`} aria-label={text}>
          {loads.length > 1 ? loads.length : ''}
        </DataLink>
      ) : (
        <span className="hidden-text">{text}</span>
      )}
    </td>
  )
}

type Props = { readonly from: string | undefined; readonly onFrom: (from: string | undefined) => void }

/** Truck by day: loaded, off or idle; a loaded day leads to its load. */
export const Occupation = ({ from, onFrom }: Props) => {
  const today = localDay(new Date().toISOString())
  const first = from ?? dayAfter(today, 1 - DAYS)
  const query = usePages(dedicatedRoutes.occupation, { from: first, days: DAYS }, { keep: true, channel: 'shipper' })
  const [vehicle] = query.items
  return (
    <section className="occupation" aria-label="Ocupação da frota">
      <div className="occupation-tools">
        <IconButton icon="left" label="28 dias antes" onClick={() => onFrom(dayAfter(first, -DAYS))} />
        <b className="num">
          {written(first)} a {written(dayAfter(first, DAYS - 1))}
        </b>
        <IconButton icon="right" label="28 dias depois" onClick={() => onFrom(dayAfter(first, DAYS))} />
        <ul className="occupation-key">
          {(['LOADED', 'OFF', 'IDLE'] as const).map((is) => (
            <li key={is} className={is.toLowerCase()}>
              {names[is]}
            </li>
          ))}
        </ul>
      </div>
      <QueryState
        what="dias da frota"
        icon="truck"
        pending={query.pending}
        failed={query.failed && query.items.length === 0}
        error={query.error}
        onRetry={query.refresh}
        empty={query.items.length ? undefined : 'Nenhum veículo dedicado.'}
        rows={{ count: 6, height: 32 }}
      >
        {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a scrollable box must be reachable by keyboard */}
        <section className="occupation-box" tabIndex={0} aria-label="Dias da frota">
          <table>
            <thead>
              <tr>
                <th scope="col">Veículo</th>
                {vehicle?.days.map(({ day }) => (
                  <th key={day} scope="col" className={day === today ? 'num today' : 'num'}>
                    {day.slice(8)}
                  </th>
                ))}
                <th scope="col">Uso</th>
              </tr>
            </thead>
            <tbody>
              {query.items.map(({ id, plate, transporterName, days }) => (
                <tr key={id}>
                  <th scope="row">
                    <DataLink to={contractPath(id, undefined)} title={transporterName}>
                      {plate}
                    </DataLink>
                  </th>
                  {days.map((day) => (
                    <Cell key={day.day} day={day} />
                  ))}
                  <td className="num share">{percent(Math.round(shareOf(days)))}</td>
                </tr>
              ))}
            </tbody>
          </table>
        </section>
        {query.more.has && (
          <Button look="quiet" pending={query.more.loading} onClick={query.more.load}>
            Mostrar mais
          </Button>
        )}
      </QueryState>
    </section>
  )
}
