import { incidentLabels as words } from '@embarca/contracts/incident/labels.pt.ts'
import { incidentCommands, incidentRoutes } from '@embarca/contracts/incident/routes.ts'
import { deliveryOf, sections } from '@embarca/contracts/load/codes.ts'
import type { LoadDetails } from '@embarca/contracts/load-details/routes.ts'
import { allows } from '@embarca/contracts/roles.ts'
import { useNavigate } from '@tanstack/react-router'
import { useState } from 'react'
import { shortDateTime } from '../../base/date-times.ts'
import { useChannel } from '../../base/live.ts'
import { useRead } from '../../base/queries.ts'
import { useSession } from '../../session/session.ts'
import { DataLink } from '../../ui/DataLink.tsx'
import { PlainButton } from '../../ui/PlainButton.tsx'
import { IncidentPill } from './IncidentPill.tsx'
import { OpenIncidentDialog } from './OpenIncidentDialog.tsx'

const statuses: readonly string[] = [...sections.inProgress, ...sections.closed]

/** The incidents of a load, in its page. */
export const IncidentsPanel = ({ load }: { readonly load: LoadDetails }) => {
  const { roles } = useSession()
  const navigate = useNavigate()
  const [opening, setOpening] = useState(false)
  const maySee = allows(incidentRoutes.ofShipping.may, roles)
  const { hashId } = load
  const channel = `load:${hashId}`
  const { data: incidents = [], refetch } = useRead(incidentRoutes.ofShipping, { shippingId: hashId }, { enabled: maySee, channel })
  useChannel(maySee ? channel : undefined, ({ type }) => type === 'incident.changed' && void refetch())
  const mayOpen = allows(incidentCommands.open.may, roles) && statuses.includes(load.statusCode)
  if (!maySee || (incidents.length === 0 && !mayOpen)) return null
  const destinations = load.deliveries.map(({ receiptId, placeName }) => ({ id: receiptId, name: placeName }))
  return (
    <section className="panel" aria-label={words.title}>
      <h2>
        {words.title}
        <small className="num">{incidents.length > 0 && incidents.length}</small>
      </h2>
      {incidents.length === 0 ? (
        <p className="none">Nenhuma ocorrência.</p>
      ) : (
        <ul className="plain-list">
          {incidents.map(({ id, typeName, status, openedAt }) => (
            <li key={id}>
              <DataLink to={`/incident/${encodeURIComponent(id)}`}>{typeName}</DataLink>
              <small className="num">{shortDateTime(openedAt)}</small>
              <IncidentPill status={status} />
            </li>
          ))}
        </ul>
      )}
      {mayOpen && (
        <PlainButton className="see" onClick={() => setOpening(true)}>
          Abrir ocorrência
        </PlainButton>
      )}
      {opening && (
        <OpenIncidentDialog
          load={{ hashId, shippingDeliveryId: deliveryOf(hashId), destinations }}
          onClose={() => setOpening(false)}
          onOpened={(id) => void navigate({ to: `/incident/${encodeURIComponent(id)}` as never })}
        />
      )}
    </section>
  )
}
