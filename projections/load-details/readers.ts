import type { LoadCard } from '@embarca/contracts/board/routes.ts'
import { checkReasons } from '@embarca/contracts/eligibility/labels.pt.ts'
import type { attachment, attachmentList } from '@embarca/contracts/load/attachment-routes.ts'
import { deliveryOf, loadOfDelivery } from '@embarca/contracts/load/codes.ts'
import { loadLabels } from '@embarca/contracts/load/labels.pt.ts'
import type { freightPrice } from '@embarca/contracts/load/price-routes.ts'
import type { invoiceList, statusReturn } from '@embarca/contracts/load/routes.ts'
import { isLot } from '@embarca/contracts/load/rules.ts'
import { detailsLabels } from '@embarca/contracts/load-details/labels.pt.ts'
import type { loadDetailsRoutes } from '@embarca/contracts/load-details/routes.ts'
import { LoadDetails } from '@embarca/contracts/load-details/routes.ts'
import { pointIn } from '@embarca/contracts/tracking/distance.ts'
import { paginate } from '../kit/paginate.ts'
import type { Views } from '../kit/read-store.ts'
import { given, type Readers } from '../kit/readers.ts'
import { LOADS } from '../shared/found-loads.ts'
import { allReaching } from '../shared/reach.ts'
import { actionsOf, returnsOf } from './actions.ts'
import { batchOf } from './batch.ts'
import { type Details, phaseOf } from './document.ts'
import { freightPriceOf, laneOf } from './freight-price.ts'
import { deliveriesOfLot } from './lot-deliveries.ts'
import { formAgain } from './relaunch.ts'

type Named = { readonly id: string; readonly name: string }
const MOST = 200
const shown = Object.keys(LoadDetails.properties)

const detailsOf = (views: Views, loadId: string) => views.get<Details>('load-details', loadId)
/** The load of a delivery; undefined when there is no such delivery. */
const withDelivery = async (views: Views, deliveryId: string) => {
  const loadId = loadOfDelivery(deliveryId)
  return deliveryOf(loadId) === deliveryId ? detailsOf(views, loadId) : undefined
}

export const phasesOf = ({ status, phaseAt }: Details) => {
  const off = phaseOf(status) === undefined
  const now = phaseOf(status) ?? Math.max(0, phaseAt.length - 1)
  return detailsLabels.phases.map((name, i) => {
    const state = i < now || status === 'FINISHED' ? ('done' as const) : i === now && !off ? ('now' as const) : ('to-come' as const)
    // A phase is complete when the next one begins.
    const at = state === 'now' || i === detailsLabels.phases.length - 1 ? phaseAt[i] : phaseAt.slice(i + 1).find(Boolean)
    return { name, state, ...(state !== 'to-come' && at && { at }) }
  })
}

/** Undefined for a forgotten driver, whose coordinates were replaced by words. */
export const positionOf = ({ lastPosition }: Details) => {
  const point = lastPosition && pointIn(lastPosition.point)
  return point && { at: lastPosition.at, ...point }
}

/** A check that questions the hiring, with the name of whom it is about. */
const questionedAs = ({ rule, subjectId }: NonNullable<Details['questioned']>[number], card: LoadCard) => ({
  ...{ rule, subjectId, reason: checkReasons[rule].not },
  subject:
    (subjectId === card.transporterId
      ? card.transporterName
      : subjectId === card.executorId
        ? card.executorName
        : subjectId === card.driverId
          ? card.driverName
          : card.vehiclePrimaryPlate) ?? '',
})

export const loadDetailsReaders: Omit<Readers<typeof loadDetailsRoutes>, 'history'> = {
  details: async ({ id, batchId }, context) => {
    const { views, by, now } = context
    const [details, card] = await Promise.all([detailsOf(views, id), views.get<LoadCard>(LOADS, id)])
    const batch = details && batchId !== undefined ? await batchOf(views, details, batchId) : undefined
    if (!details || !card || (batchId !== undefined && !batch)) return undefined
    const { terms, form, price, cancelReason, invoices, drops, revision, operationGroupId, requestWithoutTracking, questioned, blocks } =
      details
    const [reached = card] = await allReaching(context, details.shipperId, [card])
    const page = {
      ...reached,
      ...given({ batch, terms, form, price, cancelReason, requestWithoutTracking, lastPosition: positionOf(details) }),
      ...(questioned && { questioned: questioned.map((check) => questionedAs(check, card)) }),
      ...(blocks?.length && { blocks: blocks.map((block) => ({ ...block, transitions: [...block.transitions] })) }),
      type: card.hiringType,
      operationGroupId,
      deliveries: isLot(details) ? await deliveriesOfLot(id, views) : drops.map((drop) => ({ id: deliveryOf(id), ...drop })),
      invoices: [...invoices],
      phases: phasesOf(details).map((phase, i) => ({ ...phase, ...given({ startedAt: details.phaseAt[i] ?? undefined }) })),
      actions: actionsOf(details, card, by, now),
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

/** A draft's files are in its form. */
const attachmentsOf = ({ terms, form }: Details) =>
  ((terms ?? form)?.attachments ?? []).map(({ fileId, name }) => ({ id: fileId, fileId, name }))

export const loadExtrasReaders: Readers<{
  statusReturn: typeof statusReturn
  invoiceList: typeof invoiceList
  freightPrice: typeof freightPrice
  attachmentList: typeof attachmentList
  attachment: typeof attachment
}> = {
  attachmentList: async ({ id }, { views }) => {
    const details = await detailsOf(views, id)
    return details && paginate(attachmentsOf(details), { page: 1, size: MOST })
  },
  attachment: async ({ id, attId }, { views }) => {
    const details = await detailsOf(views, id)
    return details && attachmentsOf(details).find((one) => one.id === attId)
  },
  freightPrice: async ({ id }, { views }) => {
    const details = await detailsOf(views, id)
    return details?.terms && freightPriceOf(details.loadId, details.terms, await laneOf(views, details.terms))
  },
  statusReturn: async ({ id }, { views, now }) => {
    const [details, card] = await Promise.all([detailsOf(views, id), views.get<LoadCard>(LOADS, id)])
    return details && card && returnsOf(details, card, now).map((code) => ({ code, label: loadLabels.status[code] }))
  },
  invoiceList: async ({ id }, { views }) => {
    const details = await withDelivery(views, id)
    return (
      details &&
      paginate(
        details.invoices.map((invoice) => ({ ...invoice, deliveryId: id })),
        { page: 1, size: MOST },
      )
    )
  },
}
