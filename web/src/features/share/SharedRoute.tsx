import type { SharedLoad } from '@embarca/contracts/share/routes.ts'
import { ago, shortDateTime } from '../../base/date-times.ts'
import { LookPill } from '../../shared/load/LookPill.tsx'
import { kilometres } from '../../shared/load/measures.ts'
import { statusLook } from '../../shared/load/status-look.ts'
import { SharedEstimate } from './SharedEstimate.tsx'
import { SharedIncidents } from './SharedIncidents.tsx'

type Point = { readonly key: string; readonly label: string; readonly place: string; readonly at: string; readonly reached: boolean }

const pointsOf = ({ origins, destinations }: SharedLoad): readonly Point[] => [
  ...origins.map(({ city, state, date, reached }, i) => ({
    key: `o${i}`,
    label: reached ? 'Coleta feita' : 'Coleta',
    place: `${city}, ${state}`,
    at: `prevista para ${shortDateTime(date)}`,
    reached,
  })),
  ...destinations.map(({ city, state, date, arrivedAt, reached }, i) => ({
    key: `d${i}`,
    label: reached && !arrivedAt ? 'Entrega feita' : 'Entrega',
    place: `${city}, ${state}`,
    at: arrivedAt ? `chegou ${shortDateTime(arrivedAt)}` : `prevista para ${shortDateTime(date)}`,
    reached,
  })),
]

/** Positions are more frequent than any other update. */
const lastUpdate = ({ updatedAt, position }: SharedLoad) => (position && position.at > updatedAt ? position.at : updatedAt)

/** The route and its times, and what the shipper shows of what went wrong. */
export const SharedRoute = ({ load, now }: { readonly load: SharedLoad; readonly now: number }) => (
  <>
    <header>
      <h1 className="num">{load.externalId}</h1>
      <LookPill look={statusLook(load.statusCode as Parameters<typeof statusLook>[0])} />
      <p>{[load.shipperName, load.transporterName].filter(Boolean).join(' · ')}</p>
    </header>
    {(load.remainingKm !== undefined || load.position) && (
      <p className="where" role="status">
        {load.remainingKm !== undefined && <b>Faltam {kilometres(load.remainingKm)}</b>}
        {load.position && <span>posição {ago(load.position.at, now)}</span>}
      </p>
    )}
    {load.estimate && <SharedEstimate load={load} now={now} />}
    <ol className="shared-stops">
      {pointsOf(load).map(({ key, label, place, at, reached }) => (
        <li key={key} className={reached ? 'reached' : ''}>
          <b>{place}</b>
          <span>
            {label}, {at}
          </span>
        </li>
      ))}
    </ol>
    <ol className="shared-phases" aria-label="Fases da carga">
      {load.timeline.map(({ name, state, at }) => (
        <li key={name} className={state} aria-current={state === 'now' ? 'step' : undefined}>
          <span>{name}</span>
          <small className="num">{at && shortDateTime(at)}</small>
        </li>
      ))}
    </ol>
    {load.incidents && <SharedIncidents incidents={load.incidents} />}
    <footer>
      Atualizado {ago(lastUpdate(load), now)}. Este link vale até {shortDateTime(load.expiresAt)}.
    </footer>
  </>
)
