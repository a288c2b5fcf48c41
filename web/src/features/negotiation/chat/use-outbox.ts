import { fileRoutes } from '@embarca/contracts/file/routes.ts'
import { dealRoutes, negotiationRoutes } from '@embarca/contracts/negotiation/routes.ts'
import { type QueryClient, useQueryClient } from '@tanstack/react-query'
import { useSyncExternalStore } from 'react'
import { call } from '../../../lib/api.ts'
import { isCallFailed } from '../../../lib/failure.ts'
import { refreshRead } from '../../../lib/pages.ts'
import { uuidv7 } from '../../../lib/uuid.ts'
import { deliver, type Outgoing, type Post, withMessage } from './outbox.ts'

export type Place = { readonly loadId: string; readonly dealId: string }
const nameOf = ({ loadId, dealId }: Place) => `${loadId}/${dealId}`

/** Outlives the drawer: what is on its way arrives, and what failed still stands there when it is opened again. */
const queues = new Map<string, readonly Outgoing[]>()
const listeners = new Set<() => void>()
const none: readonly Outgoing[] = []

const change = (place: Place, how: (queue: readonly Outgoing[]) => readonly Outgoing[]) => {
  queues.set(nameOf(place), how(queues.get(nameOf(place)) ?? none))
  for (const listener of listeners) listener()
}
const subscribe = (listener: () => void) => {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

const postTo = ({ loadId, dealId }: Place): Post => ({
  upload: async (file) => {
    const { fileId } = await call(fileRoutes.upload, { type: 'SHIPPING_DOCUMENT', loadId }, { files: { file } })
    return { fileId, name: file.name }
  },
  say: ({ key, text, attachments }) => call(dealRoutes.sendMessage, { id: loadId, dealId, text, attachments: [...attachments] }, { key }),
  why: (thrown) => (isCallFailed(thrown) ? (thrown.messages[0] ?? 'Não foi possível concluir a ação') : 'Não foi possível concluir a ação'),
})

const send = async (client: QueryClient, place: Place, message: Outgoing) => {
  const done = await deliver(message, postTo(place), (next) => change(place, (queue) => withMessage(queue, next)))
  if (!done) return
  await refreshRead(client, negotiationRoutes.deal, { id: place.loadId, dealId: place.dealId })
  change(place, (queue) => queue.filter(({ key }) => key !== message.key))
  void refreshRead(client, negotiationRoutes.negotiations)
}

/** What is on its way in a deal, and how to send more. */
export const useOutbox = (place: Place) => {
  const client = useQueryClient()
  const queue = useSyncExternalStore(subscribe, () => queues.get(nameOf(place)) ?? none)
  return {
    queue,
    send: (text: string, files: readonly File[]) => send(client, place, { key: uuidv7(), text, files, sent: [], state: 'pending' }),
    retry: (message: Outgoing) => send(client, place, message),
    discard: (message: Outgoing) => change(place, (all) => all.filter(({ key }) => key !== message.key)),
  }
}
