import { dedicatedRoutes } from '@embarca/contracts/dedicated/read-routes.ts'
import { allows } from '@embarca/contracts/roles.ts'
import { useRead } from '../../base/queries.ts'
import { useSession } from '../../session/session.ts'
import { DataLink } from '../../ui/DataLink.tsx'

const FEW = 5

/** Dedicated vehicles that have stood too long without a load (Y34); nothing while there are none. */
export const InboxIdle = ({ onLeave }: { readonly onLeave: () => void }) => {
  const { roles, toggles } = useSession()
  const enabled = allows(dedicatedRoutes.idle.may, roles) && toggles.ENABLE_DEDICATED
  const { data: idle = [] } = useRead(dedicatedRoutes.idle, {}, { enabled, channel: 'shipper' })
  if (idle.length === 0) return null
  return (
    <section className="inbox-loads" aria-label="Veículos parados">
      <header className="inbox-head">
        <h3>Veículos dedicados parados</h3>
      </header>
      <article className="inbox-load" aria-label="Avisos de veículos parados">
        <ul>
          {idle.slice(0, FEW).map(({ id, plate, transporterName, days }) => (
            <li key={id}>
              <DataLink to={`/dedicated/${id}`} onClick={onLeave}>
                <b>{plate}</b> parado há {days} dias úteis <small>{transporterName}</small>
              </DataLink>
            </li>
          ))}
        </ul>
        {idle.length > FEW && (
          <DataLink to="/dedicatedVehicles?status=AVAILABLE" onClick={onLeave}>
            Ver todos os {idle.length}
          </DataLink>
        )}
      </article>
    </section>
  )
}
