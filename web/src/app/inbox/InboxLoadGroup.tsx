import { type InboxEntry, type InboxLoad, inboxCommands } from '@embarca/contracts/inbox/routes.ts'
import { useState } from 'react'
import { ago, fullDateTime } from '../../base/date-times.ts'
import { useCommand } from '../../base/use-command.ts'
import { useNow } from '../../base/use-now.ts'
import { Button, IconButton } from '../../ui/Button.tsx'
import { DataLink } from '../../ui/DataLink.tsx'
import { Icon } from '../../ui/Icon.tsx'
import { entryLook } from './entry-looks.ts'
import { inOneLine } from './in-one-line.ts'
import { useRefreshInbox } from './use-live-inbox.ts'

const FEW = 3
const pageOf = (hashId: string, dealId?: string) =>
  `/loads/${hashId}/details${dealId === undefined ? '' : `?deal=${encodeURIComponent(dealId)}`}`

const Entry = ({ hashId, entry, onOpen }: { readonly hashId: string; readonly entry: InboxEntry; readonly onOpen: () => void }) => {
  const { title, detail, by, at, isRead, dealId } = entry
  const { icon, tone } = entryLook(entry)
  const now = useNow()
  const more = inOneLine(detail, by)
  return (
    <li className={isRead ? 'inbox-entry' : 'inbox-entry unread'} data-tone={tone}>
      <Icon name={icon} size={16} />
      <DataLink to={pageOf(hashId, dealId)} onClick={onOpen}>
        <b>{title}</b>
        {!isRead && <span className="hidden-text"> (não lida)</span>}
        {more && <span className="inbox-detail">{more}</span>}
      </DataLink>
      <small title={fullDateTime(at)}>{ago(at, now)}</small>
    </li>
  )
}

/** The entries of one load; the newest three until more are asked for. */
export const InboxLoadGroup = ({ load, onLeave }: { readonly load: InboxLoad; readonly onLeave: () => void }) => {
  const { hashId, externalId, route, unread, entries } = load
  const [isWhole, setWhole] = useState(false)
  const refresh = useRefreshInbox()
  const read = useCommand(inboxCommands.readLoad, { done: refresh })
  const markRead = () => {
    if (unread > 0) void read.run({ id: hashId, until: entries[0]!.at })
  }
  const open = () => {
    markRead()
    onLeave()
  }
  const hidden = entries.length - FEW
  return (
    <article className="inbox-load" aria-label={`Carga ${externalId}${unread > 0 ? `, ${unread} não lidas` : ''}`}>
      <header>
        <DataLink to={pageOf(hashId)} className="num" onClick={open}>
          {externalId}
        </DataLink>
        <span className="cut">{route}</span>
        {unread > 0 && <IconButton icon="check" label={`Marcar ${externalId} como lida`} disabled={read.pending} onClick={markRead} />}
      </header>
      <ul>
        {(isWhole ? entries : entries.slice(0, FEW)).map((entry) => (
          <Entry key={entry.id} hashId={hashId} entry={entry} onOpen={open} />
        ))}
      </ul>
      {hidden > 0 && !isWhole && (
        <Button look="quiet" onClick={() => setWhole(true)}>
          {hidden === 1 ? 'Mostrar mais 1' : `Mostrar mais ${hidden}`}
        </Button>
      )}
    </article>
  )
}
