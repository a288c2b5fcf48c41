import type { LoadDetails } from '@embarca/contracts/load-details/routes.ts'
import { loadDetailsRoutes } from '@embarca/contracts/load-details/routes.ts'
import { negotiationRoutes } from '@embarca/contracts/negotiation/routes.ts'
import { useQueryClient } from '@tanstack/react-query'
import { useCallback, useEffect, useState } from 'react'
import { useChannel } from '../../base/live.ts'
import { keyOf, refreshRead, useRead } from '../../base/queries.ts'
import { useGathered } from '../../base/use-gathered.ts'

const BATCH_DELAY = 250
const POLL_INTERVAL = 600

/**
 * A load, kept up to date while it is shown: pushed changes refetch it, and after a command of this user it is polled until it includes the
 * command.
 */
export const useLoad = (id: string) => {
  const client = useQueryClient()
  /** The revision of this user's last command; an answer below it is stale. */
  const [expected, setExpected] = useState(-1)
  const read = useRead(loadDetailsRoutes.details, { id }, { channel: `load:${id}` })

  const refetchAll = useCallback(
    () =>
      Promise.all([
        refreshRead(client, loadDetailsRoutes.details, { id }),
        refreshRead(client, loadDetailsRoutes.history),
        refreshRead(client, negotiationRoutes.accepts),
        refreshRead(client, negotiationRoutes.negotiations),
      ]),
    [client, id],
  )
  useChannel(`load:${id}`, useGathered(refetchAll, BATCH_DELAY))

  const behind = read.data !== undefined && read.data.revision < expected
  useEffect(() => {
    if (!behind) return undefined
    const poll = setInterval(() => void read.refetch(), POLL_INTERVAL)
    return () => clearInterval(poll)
  }, [behind, read.refetch])

  /** Call it with the answer of a command on this load. */
  const afterCommand = async (answer: { readonly stream: string; readonly revision: number }) => {
    if (answer.stream === `load-${id}`) setExpected((before) => Math.max(before, answer.revision))
    await refetchAll()
  }
  /** Optimistic update; only for changes without legal effect. */
  const updateOptimistically = (change: Partial<LoadDetails>) =>
    client.setQueryData<LoadDetails>(keyOf(loadDetailsRoutes.details, { id }), (before) => before && { ...before, ...change })

  return {
    load: read.data,
    pending: read.isPending,
    error: read.error,
    behind,
    afterCommand,
    refetchAll,
    updateOptimistically,
    retry: read.refetch,
  }
}
export type LoadPageState = ReturnType<typeof useLoad>
