import { inboxCommands, inboxRoutes } from '@embarca/contracts/inbox/routes.ts'
import { useState } from 'react'
import { usePages } from '../../base/queries.ts'
import { useCommand } from '../../base/use-command.ts'
import { useInboxSummary } from '../../shared/inbox/use-unread.ts'
import { Button } from '../../ui/Button.tsx'
import { InfiniteList } from '../../ui/InfiniteList.tsx'
import { EmptyState, ErrorState, Skeleton } from '../../ui/states.tsx'
import { InboxLoadGroup } from './InboxLoadGroup.tsx'
import { MutedKinds } from './MutedKinds.tsx'
import { useRefreshInbox } from './use-live-inbox.ts'

const ESTIMATE = 132

const Loads = ({ onLeave }: { readonly onLeave: () => void }) => {
  const { items, more, pending, failed, error, refresh } = usePages(inboxRoutes.list, {}, { live: true })
  if (pending)
    return (
      <div className="inbox-waiting" role="status" aria-label="Carregando notificações">
        <Skeleton count={5} height={84} gap={12} radius={6} />
      </div>
    )
  if (failed && items.length === 0)
    return <ErrorState text="Não foi possível carregar as notificações." error={error} onRetry={() => void refresh()} />
  if (items.length === 0 && !more.has)
    return <EmptyState text="Nada de novo nas suas cargas. O que outros fizerem aparece aqui." icon="bell" />
  return (
    <InfiniteList
      items={items}
      keyOf={({ hashId }) => hashId}
      render={(load) => <InboxLoadGroup load={load} onLeave={onLeave} />}
      estimate={ESTIMATE}
      gap={0}
      label="Notificações por carga"
      more={more}
      end="Até 30 dias atrás."
    />
  )
}

/** What others did, by load, with what applies to all of it: reading and muting. */
export const InboxLoads = ({ onLeave }: { readonly onLeave: () => void }) => {
  const summary = useInboxSummary()
  const [isMuting, setMuting] = useState(false)
  const refresh = useRefreshInbox()
  const readAll = useCommand(inboxCommands.readAll, { done: refresh })
  const newest = [...Object.values(summary?.byLoad ?? {}), ...(summary?.documents ? [summary.documents] : [])]
    .map((group) => group.newest)
    .sort()
    .at(-1)
  const muted = summary?.muted.length ?? 0
  return (
    <section className="inbox-loads" aria-label="Cargas">
      <header className="inbox-head">
        <h3>Cargas</h3>
        <Button look="quiet" icon="gear" aria-expanded={isMuting} aria-controls="inbox-muted" onClick={() => setMuting(!isMuting)}>
          {muted > 0 ? `Silenciar (${muted})` : 'Silenciar'}
        </Button>
        <Button
          look="quiet"
          icon="check"
          disabled={newest === undefined}
          pending={readAll.pending}
          onClick={() => newest && void readAll.run({ until: newest })}
        >
          Marcar todas como lidas
        </Button>
      </header>
      {isMuting && summary && <MutedKinds muted={summary.muted} />}
      <Loads onLeave={onLeave} />
    </section>
  )
}
