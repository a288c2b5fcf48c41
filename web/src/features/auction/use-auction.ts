import { dealRoutes, negotiationRoutes } from '@embarca/contracts/negotiation/routes.ts'
import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import { useChannel } from '../../base/live.ts'
import { refreshRead, usePages } from '../../base/queries.ts'
import { useCommand } from '../../base/use-command.ts'
import { requestAuctions, useRequestAuctions } from '../../shared/load/auction-store.ts'

const MANY = 100
const BATCH_DELAY = 250

/** All bids of an auction; both bids and clock are refetched on every change. With `reads`, the bids are marked as read. */
export const useAuction = (id: string, reads: boolean) => {
  const client = useQueryClient()
  const bids = usePages(negotiationRoutes.bids, { id, size: MANY }, { live: true })
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  useRequestAuctions([id])
  useEffect(() => void requestAuctions([id]), [id])
  useChannel(`load:${id}`, () => {
    timer.current ??= setTimeout(() => {
      timer.current = undefined
      void requestAuctions([id])
      void refreshRead(client, negotiationRoutes.bids)
    }, BATCH_DELAY)
  })
  useEffect(() => () => clearTimeout(timer.current), [])
  const { run: read } = useCommand(dealRoutes.readNegotiation, {
    done: () => void refreshRead(client, negotiationRoutes.negotiations),
    failed: () => true,
  })
  const last = bids.items[0]?.negotiationId
  useEffect(() => {
    if (reads && last !== undefined && document.visibilityState === 'visible') void read({ id })
  }, [reads, last, read, id])
  const { more } = bids
  useEffect(() => {
    if (more.has && !more.loading) more.load()
  }, [more])
  return bids
}
