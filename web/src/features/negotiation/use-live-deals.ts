import { lotRoutes } from '@embarca/contracts/lot/routes.ts'
import { negotiationRoutes } from '@embarca/contracts/negotiation/routes.ts'
import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import { useChannel } from '../../base/live.ts'
import { refreshRead } from '../../base/queries.ts'

const BATCH_DELAY = 250

/** Refetches the deals of a load when one changes; changes in quick succession cause one refetch. */
export const useLiveDeals = (id: string) => {
  const client = useQueryClient()
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  useChannel(`load:${id}`, () => {
    timer.current ??= setTimeout(() => {
      timer.current = undefined
      for (const route of [negotiationRoutes.deal, negotiationRoutes.bids, lotRoutes.lot, lotRoutes.withdrawals])
        void refreshRead(client, route)
    }, BATCH_DELAY)
  })
  useEffect(() => () => clearTimeout(timer.current), [])
}
