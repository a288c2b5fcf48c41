import { documentLabels } from '@embarca/contracts/carrier-document/labels.pt.ts'
import type { StaffNotice } from '@embarca/contracts/carrier-document/views.ts'
import { inboxRoutes } from '@embarca/contracts/inbox/routes.ts'
import { dayText } from '@embarca/contracts/kit/days.ts'
import { allows } from '@embarca/contracts/roles.ts'
import { ago, fullDateTime } from '../../base/date-times.ts'
import { plate } from '../../base/masks.ts'
import { usePages } from '../../base/queries.ts'
import { useNow } from '../../base/use-now.ts'
import { useSession } from '../../session/session.ts'
import { Button } from '../../ui/Button.tsx'
import { DataLink } from '../../ui/DataLink.tsx'
import { Icon } from '../../ui/Icon.tsx'

const FEW = 5
const pages = {
  TRANSPORTER: (id: string) => `/transporters/${encodeURIComponent(id)}?tab=documents`,
  DRIVER: () => '/drivers',
  VEHICLE: () => '/vehicle',
} as const satisfies Record<StaffNotice['kind'], (id: string) => string>
const isOver = ({ code }: StaffNotice) => code === 'DocumentExpired'

const Notice = ({ notice, onLeave }: { readonly notice: StaffNotice; readonly onLeave: () => void }) => {
  const { title, kind, subjectId, subjectName, name, expiresAt, at, isRead } = notice
  const now = useNow()
  const detail = [
    name,
    `${documentLabels.subject[kind].toLowerCase()} ${kind === 'VEHICLE' ? plate.show(subjectName) : subjectName}`,
    expiresAt && `até ${dayText(expiresAt)}`,
  ]
  return (
    <li className={isRead ? 'inbox-entry' : 'inbox-entry unread'} data-tone={isOver(notice) ? 'danger' : 'confirm'}>
      <Icon name={isOver(notice) ? 'ban' : 'file'} size={16} />
      <DataLink to={pages[kind](subjectId)} onClick={onLeave}>
        <b>{title}</b>
        {!isRead && <span className="hidden-text"> (não lida)</span>}
        <span className="inbox-detail">{detail.filter(Boolean).join(' · ')}</span>
      </DataLink>
      <small title={fullDateTime(at)}>{ago(at, now)}</small>
    </li>
  )
}

/** Documents that wait for a review, are near their end or over; nothing while there are none. */
export const InboxDocuments = ({ onLeave }: { readonly onLeave: () => void }) => {
  const { roles } = useSession()
  const enabled = allows(inboxRoutes.documents.may, roles)
  const { items, more } = usePages(inboxRoutes.documents, { size: FEW }, { enabled })
  if (items.length === 0) return null
  return (
    <section className="inbox-loads inbox-documents" aria-label="Documentos">
      <header className="inbox-head">
        <h3>Documentos</h3>
      </header>
      <article className="inbox-load" aria-label="Avisos de documentos">
        <ul>
          {items.map((notice) => (
            <Notice key={notice.id} notice={notice} onLeave={onLeave} />
          ))}
        </ul>
        {more.has && (
          <Button look="quiet" pending={more.loading} onClick={more.load}>
            Mostrar mais
          </Button>
        )}
      </article>
    </section>
  )
}
