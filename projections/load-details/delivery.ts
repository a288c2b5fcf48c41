import type { LoadCard } from '@embarca/contracts/board/routes.ts'
import type { deliveryRoutes } from '@embarca/contracts/delivery/routes.ts'
import { deliveryOf, loadOfDelivery } from '@embarca/contracts/load/codes.ts'
import type { Views } from '../kit/read-store.ts'
import { given, listOf, pageOf, type ReaderContext, type Readers } from '../kit/readers.ts'
import { LOADS } from '../shared/found-loads.ts'
import { allReaching } from '../shared/reach.ts'
import { sentCard } from '../shared/sent-card.ts'
import type { Details } from './document.ts'
import { itineraryOf } from './itinerary.ts'
import { loadDetailsReaders } from './readers.ts'
import { shippingOrderOf } from './shipping-order.ts'

type Talk = { readonly messages: readonly { readonly agent: string; readonly viewed: boolean }[] }

const loadOf = async ({ views }: Pick<ReaderContext, 'views'>, deliveryId: string) => {
  const loadId = loadOfDelivery(deliveryId)
  if (deliveryOf(loadId) !== deliveryId) return undefined
  const [details, card] = await Promise.all([views.get<Details>('load-details', loadId), views.get<LoadCard>(LOADS, loadId)])
  return details && card && { loadId, details, card }
}

const notViewed = async (views: Views, deliveryId: string) =>
  (await views.get<Talk>('chat', deliveryId))?.messages.filter(({ agent, viewed }) => agent === 'DRIVER' && !viewed).length ?? 0

/** The itinerary of a delivery that the user may see. */
export const itineraryFor = async (deliveryId: string, context: Pick<ReaderContext, 'views'>) => {
  const load = await loadOf(context, deliveryId)
  return load && itineraryOf(load.details, load.card)
}

/** The paper of a load that the user may see; the delivery must be the load's. */
export const shippingOrderFor = async (loadId: string, deliveryId: string, context: Pick<ReaderContext, 'views'>) => {
  const load = deliveryId === deliveryOf(loadId) ? await loadOf(context, deliveryId) : undefined
  return load && shippingOrderOf(load.details, load.card)
}

export const deliveryReaders: Readers<typeof deliveryRoutes> = {
  delivery: async ({ id }, context) => {
    const load = await loadOf(context, id)
    const page = load && (await loadDetailsReaders.details({ id: load.loadId }, context))
    if (!load || !page) return undefined
    const lotId = load.details.terms?.partOf?.lotId
    return { ...page, ...given({ lotId }), loadId: load.loadId, notViewed: await notViewed(context.views, id) }
  },
  grouped: async ({ id, ...paging }, context) => {
    const load = await loadOf(context, id)
    if (!load) return undefined
    const page = pageOf(paging)
    const lotId = load.details.terms?.partOf?.lotId
    const sent = async (cards: readonly LoadCard[]) =>
      (await allReaching(context, load.details.shipperId, cards)).map((card) => sentCard(card))
    if (lotId === undefined) return listOf(page.page === 1 ? await sent([load.card]) : [], { hasMore: false }, page)
    const found = await context.views.page<LoadCard>(LOADS, { where: { lotId }, sort: ['createdDate', 'desc'], ...page })
    return listOf(await sent(found.items), found, page)
  },
  itinerary: async ({ id }, context) => itineraryFor(id, context),
}
