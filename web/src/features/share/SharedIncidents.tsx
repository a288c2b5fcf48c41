import type { SharedLoad } from '@embarca/contracts/share/routes.ts'
import { shortDateTime } from '../../base/date-times.ts'
import { StatusText } from '../../ui/StatusText.tsx'

/** What went wrong, as far as the shipper shows it: what was written and when, without names. */
export const SharedIncidents = ({ incidents }: { readonly incidents: NonNullable<SharedLoad['incidents']> }) => (
  <section className="shared-incidents" aria-label="Ocorrências">
    <h2>Ocorrências</h2>
    {incidents.map(({ typeName, status, isOpen, openedAt, events }) => (
      <article key={openedAt}>
        <h3>{typeName}</h3>
        <StatusText tone={isOpen ? 'warning' : 'good'} icon={isOpen ? 'warning' : 'check'}>
          {status}
        </StatusText>
        <ol>
          {events.map(({ at, text }) => (
            <li key={at}>
              <time className="num" dateTime={at}>
                {shortDateTime(at)}
              </time>
              <span>{text}</span>
            </li>
          ))}
        </ol>
      </article>
    ))}
  </section>
)
