import type { LoadCard } from '@embarca/contracts/board/routes.ts'
import { deliveryOf, loadOfDelivery } from '@embarca/contracts/load/codes.ts'
import { loadLabels } from '@embarca/contracts/load/labels.pt.ts'
import type { invoiceList, statusReturn } from '@embarca/contracts/load/routes.ts'
import { detailsLabels } from '@embarca/contracts/load-details/labels.pt.ts'
import type { loadDetailsRoutes } from '@embarca/contracts/load-details/routes.ts'
import { LoadDetails } from '@embarca/contracts/load-details/routes.ts'
import type { negotiationRoutes } from '@embarca/contracts/negotiation/routes.ts'
import type { Views } from '../kit/read-store.ts'
import { given, listed, pageOf, type Readers } from '../kit/readers.ts'
import { actionsOf, returnsOf } from './actions.ts'
import { type Details, phaseOf, type Talk } from './document.ts'
import { formAgain } from './relaunch.ts'

type Named = { readonly id: string; readonly name: string }
const MOST = 200
const shown = Object.keys(LoadDetails.properties)

const detailsOf = (views: Views, loadId: string) => views.get<Details>('load-details', loadId)
/** The load of a delivery's address; nothing when there is no such delivery. */
const withDelivery = async (views: Views, deliveryId: string) => {
  const loadId = loadOfDelivery(deliveryId)
  return deliveryOf(loadId) === deliveryId ? detailsOf(views, loadId) : undefined
}

const phasesOf = ({ status, phaseAt }: Details) => {
  const off = phaseOf(status) === undefined
  const now = phaseOf(status) ?? Math.max(0, phaseAt.length - 1)
  return detailsLabels.phases.map((name, i) => {
    const state = i < now || status === 'FINISHED' ? ('done' as const) : i === now && !off ? ('now' as const) : ('to-come' as const)
    // A phase is done when the next one begins.
    const at = state === 'now' || i === detailsLabels.phases.length - 1 ? phaseAt[i] : phaseAt.slice(i + 1).find(Boolean)
    return { name, state, ...(state !== 'to-come' && at && { at }) }
  })
}

/** A forgotten driver's whereabouts are words, not numbers. */
const positionOf = ({ lastPosition }: Details) => {
  const [latitude, longitude] = (lastPosition?.point ?? '').split(',').map(Number)
  return lastPosition && Number.isFinite(latitude) && Number.isFinite(longitude)
    ? { at: lastPosition.at, latitude: latitude!, longitude: longitude! }
    : undefined
}

const transportersReached = async (views: Views, { terms, talks, shipperId }: Details): Promise<readonly Talk[]> => {
  const everybody = terms?.target.flAll
    ? (await views.page<Named>('transporter', { where: { shippers: { holds: shipperId } }, sort: ['name', 'asc'], size: MOST })).items
    : []
  const known = new Map(everybody.map(({ id, name }) => [id, name]))
  const ids = [...new Set([...Object.keys(talks), ...(terms?.target.transporterIds ?? []), ...known.keys()])]
  return Promise.all(
    ids.map(async (id) => {
      const talk = talks[id]
      const transporterName = talk?.transporterName ?? known.get(id) ?? (await views.get<Named>('transporter', id))?.name
      return { ...talk, transporterId: id, ...(transporterName !== undefined && { transporterName }) }
    }),
  )
}
/** Who did something first, latest first; then the silent, by name. */
const byTalk = (a: Talk, b: Talk) => {
  const last = ({ acceptedAt, declinedAt, seenAt }: Talk) => acceptedAt ?? declinedAt ?? seenAt ?? ''
  return last(a) === last(b) ? ((a.transporterName ?? '') < (b.transporterName ?? '') ? -1 : 1) : last(a) < last(b) ? 1 : -1
}

const sliced = <One>(all: readonly One[], { page, size }: { page: number; size: number }) =>
  listed(all.slice((page - 1) * size, page * size), { hasMore: all.length > page * size }, { page, size })

export const loadDetailsReaders: Omit<Readers<typeof loadDetailsRoutes>, 'history'> = {
  details: async ({ id }, { views, by, now }) => {
    const [details, card] = await Promise.all([detailsOf(views, id), views.get<LoadCard>('board', id)])
    if (!details || !card) return undefined
    const { terms, form, price, cancelReason, invoices, drops, revision, operationGroupId, requestWithoutTracking } = details
    const page = {
      ...card,
      ...given({ terms, form, price, cancelReason, requestWithoutTracking, lastPosition: positionOf(details) }),
      type: card.hiringType,
      operationGroupId,
      deliveries: drops.map((drop) => ({ id: deliveryOf(id), ...drop })),
      invoices: [...invoices],
      phases: phasesOf(details),
      actions: actionsOf(details, by, now),
      revision,
    }
    return Object.fromEntries(Object.entries(page).filter(([name]) => shown.includes(name))) as typeof page
  },
  relaunchForm: async ({ id }, { views }) => {
    const details = await detailsOf(views, id)
    if (!details?.terms) return details?.form
    const units = await views.page<Named>('unit', { where: {}, sort: ['name', 'asc'], size: MOST })
    return formAgain(details.terms, details.operationGroupId, units.items)
  },
}

export const loadExtrasReaders: Readers<{ statusReturn: typeof statusReturn; invoiceList: typeof invoiceList }> = {
  statusReturn: async ({ id }, { views, now }) => {
    const details = await detailsOf(views, id)
    return details && returnsOf(details, now).map((code) => ({ code, label: loadLabels.status[code] }))
  },
  invoiceList: async ({ id }, { views }) => {
    const details = await withDelivery(views, id)
    return (
      details &&
      sliced(
        details.invoices.map((invoice) => ({ ...invoice, deliveryId: id })),
        { page: 1, size: MOST },
      )
    )
  },
}

export const negotiationReaders: Readers<typeof negotiationRoutes> = {
  accepts: async ({ id, ...paging }, { views }) => {
    const details = await detailsOf(views, id)
    const statusOf = (transporterId: string) => {
      if (!details?.transporterId) return 'ACCEPTED' as const
      return transporterId === details.transporterId ? ('ASSIGNED' as const) : ('LOST' as const)
    }
    return (
      details &&
      sliced(
        details.accepts.map((accept) => ({ ...accept, status: statusOf(accept.transporterId) })),
        pageOf(paging),
      )
    )
  },
  negotiations: async ({ id, ...paging }, { views }) => {
    const details = await detailsOf(views, id)
    if (!details) return undefined
    const talks = [...(await transportersReached(views, details))].sort(byTalk)
    return sliced(
      talks.map((talk) => ({ ...talk, transporterName: talk.transporterName ?? detailsLabels.unknown })),
      pageOf(paging),
    )
  },
}
