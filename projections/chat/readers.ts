import type { ChatAgent } from '@embarca/contracts/chat/codes.ts'
import type { Chat, chatRoutes } from '@embarca/contracts/chat/routes.ts'
import { deliveryOf, loadOfDelivery, sections } from '@embarca/contracts/load/codes.ts'
import { detailsLabels } from '@embarca/contracts/load-details/labels.pt.ts'
import { LOADS } from '../kit/found-loads.ts'
import type { Views } from '../kit/read-store.ts'
import type { Readers } from '../kit/readers.ts'
import type { Talk } from './projector.ts'

type Load = { readonly status?: string; readonly statusCode?: string; readonly driverId?: string }
const talking: readonly string[] = [...sections.inProgress, 'DELIVERED']

/** The load of a delivery's address, as a view shows it to who asks. */
const loadIn = (views: Views, view: string, deliveryId: string) => {
  const loadId = loadOfDelivery(deliveryId)
  return deliveryOf(loadId) === deliveryId ? views.get<Load>(view, loadId) : undefined
}

const shown = async (views: Views, deliveryId: string, side: ChatAgent, open: boolean, ofDriver?: string): Promise<Chat> => {
  const talk = await views.get<Talk>('chat', deliveryId)
  const heard = (talk?.messages ?? []).filter(({ driverId }) => ofDriver === undefined || driverId === ofDriver)
  const ids = [...new Set(heard.map(({ authorId }) => authorId))]
  const names = new Map(await Promise.all(ids.map(async (id) => [id, (await views.get<{ name: string }>('people', id))?.name] as const)))
  return {
    deliveryId,
    messages: heard.map(({ authorId, driverId: _, attachments, ...message }) => ({
      ...message,
      author: names.get(authorId) ?? detailsLabels.unknown,
      attachments: [...attachments],
    })),
    notViewed: heard.filter(({ agent, viewed }) => agent !== side && !viewed).length,
    open,
  }
}

export const chatReaders: Readers<typeof chatRoutes> = {
  chat: async ({ id }, { views }) => {
    const load = await loadIn(views, LOADS, id)
    return load && shown(views, id, 'SHIPPER', load.driverId !== undefined && talking.includes(load.statusCode ?? ''))
  },
  driverChat: async ({ id }, { views, by: { driverId } }) => {
    const load = await loadIn(views, 'carrier', id)
    if (!load || driverId === undefined || load.driverId !== driverId) return undefined
    return shown(views, id, 'DRIVER', talking.includes(load.status ?? ''), driverId)
  },
}
