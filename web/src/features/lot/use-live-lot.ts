import type { LoadCard } from '@embarca/contracts/board/routes.ts'
import { lotRoutes } from '@embarca/contracts/lot/routes.ts'
import { useQueryClient } from '@tanstack/react-query'
import { useChannel } from '../../base/live.ts'
import { refreshRead } from '../../base/queries.ts'
import { useGathered } from '../../base/use-gathered.ts'

const BATCH_DELAY = 400

/**
 * Refetches a lot when one of its withdrawals changes. Each withdrawal is a load of its own, whose changes arrive on the shipper's channel.
 */
export const useLiveLot = (id: string) => {
  const client = useQueryClient()
  const changed = useGathered(
    () => Promise.all([refreshRead(client, lotRoutes.lot), refreshRead(client, lotRoutes.withdrawals)]),
    BATCH_DELAY,
  )
  useChannel('shipper', ({ type, data }) => {
    if (type === 'load.changed' && (data as LoadCard | undefined)?.lotId === id) changed()
  })
}
