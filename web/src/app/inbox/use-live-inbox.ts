import { inboxRoutes } from '@embarca/contracts/inbox/routes.ts'
import { useQueryClient } from '@tanstack/react-query'
import { useCallback, useEffect, useRef } from 'react'
import { useChannel } from '../../base/live.ts'
import { refreshRead } from '../../base/queries.ts'
import { useHasInbox } from '../../shared/inbox/use-unread.ts'

/** Changes of this many milliseconds are read together: in busy hours several arrive each second. */
const GATHER = 1_500

/** Reads the count again, and the open list. */
export const useRefreshInbox = () => {
  const client = useQueryClient()
  return useCallback(() => {
    void refreshRead(client, inboxRoutes.summary)
    void refreshRead(client, inboxRoutes.list)
    void refreshRead(client, inboxRoutes.documents)
  }, [client])
}

/** Keeps the inbox current while the app is open. */
export const useLiveInbox = () => {
  const refresh = useRefreshInbox()
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  useEffect(() => () => clearTimeout(timer.current), [])
  useChannel(useHasInbox() ? 'shipper' : undefined, ({ type }) => {
    if ((type !== 'inbox.changed' && type !== 'resync') || timer.current !== undefined) return
    timer.current = setTimeout(() => {
      timer.current = undefined
      refresh()
    }, GATHER)
  })
}
