import { inboxCommands } from '@embarca/contracts/inbox/routes.ts'
import { useRouterState } from '@tanstack/react-router'
import { useEffect } from 'react'
import { useCommand } from '../../base/use-command.ts'
import { useInboxSummary } from '../../shared/inbox/use-unread.ts'
import { useRefreshInbox } from './use-live-inbox.ts'

/** Milliseconds on a load's page after which its entries count as read. */
const LOOKED = 2_000
const loadOf = (path: string) => /^\/loads\/([^/]+)\/details/.exec(path)?.[1]

/** Entries of a load are read while its page is looked at; in a hidden tab they stay unread, and its title counts them. */
export const useReadOnPage = () => {
  const loadId = useRouterState({ select: ({ location }) => loadOf(location.pathname) })
  const newest = useInboxSummary()?.byLoad[loadId ?? '']?.newest
  const refresh = useRefreshInbox()
  const { run } = useCommand(inboxCommands.readLoad, { done: refresh, failed: () => true })
  useEffect(() => {
    if (loadId === undefined || newest === undefined) return undefined
    let timer: ReturnType<typeof setTimeout> | undefined
    const look = () => {
      clearTimeout(timer)
      if (document.visibilityState === 'visible') timer = setTimeout(() => void run({ id: loadId, until: newest }), LOOKED)
    }
    look()
    document.addEventListener('visibilitychange', look)
    return () => {
      clearTimeout(timer)
      document.removeEventListener('visibilitychange', look)
    }
  }, [loadId, newest, run])
}
