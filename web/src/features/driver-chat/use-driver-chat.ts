import { chatRoutes } from '@embarca/contracts/chat/routes.ts'
import type { LoadDetails } from '@embarca/contracts/load-details/routes.ts'
import { useQueryClient } from '@tanstack/react-query'
import { useCallback } from 'react'
import { useChannel } from '../../base/live.ts'
import { refreshRead, useRead } from '../../base/queries.ts'

type Driven = Pick<LoadDetails, 'hashId' | 'deliveryId' | 'driverId'>
/** Only a load with a driver has a chat; in a lot, each withdrawal has its own driver. */
export const hasDriver = ({ driverId }: Driven) => driverId !== undefined

/** The messages between shipper and driver of a delivery, updated live. */
export const useDriverChat = (load: Driven) => {
  const { hashId, deliveryId: id } = load
  const client = useQueryClient()
  const read = useRead(chatRoutes.chat, { id }, { enabled: hasDriver(load) })
  const refetch = useCallback(() => refreshRead(client, chatRoutes.chat, { id }), [client, id])
  useChannel(hasDriver(load) ? `load:${hashId}` : undefined, ({ type }) => {
    if (type === 'chat.changed' || type === 'load.changed' || type === 'resync') void refetch()
  })
  return { chat: read.data, pending: read.isPending, error: read.error, refetch }
}
