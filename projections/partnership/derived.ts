import { documentsId } from '@embarca/contracts/carrier-document/subject.ts'
import { dayAfter } from '@embarca/contracts/kit/days.ts'
import { localDay } from '@embarca/contracts/kit/local-time.ts'
import type { CarrierFilterStatus, PartnershipStatus } from '@embarca/contracts/partnership/codes.ts'
import { DOCUMENTS, subjectsWithExpiredDocuments } from '../carrier-document/index.ts'
import type { ViewFilter } from '../kit/read-store.ts'
import type { ReaderContext } from '../kit/readers.ts'
import { suspendedCarriers } from '../shared/suspended.ts'
import type { PartnershipDocument } from './document.ts'
import { type CarrierFilters, carriersWhere, PARTNERSHIPS, usualStatuses } from './filters.ts'

export const derivedStatuses = ['BLOCKED', 'DOCUMENT_EXPIRED'] as const
type Derived = (typeof derivedStatuses)[number]
type Asking = Pick<ReaderContext, 'views' | 'by' | 'now'>

const isDerived = (status: CarrierFilterStatus): status is Derived => (derivedStatuses as readonly string[]).includes(status)

/** The carriers that a derived status marks now: read from blocks and documents, which are far fewer than carriers. */
const markedBy = async (status: Derived, context: Asking): Promise<readonly string[]> =>
  status === 'BLOCKED' ? [...(await suspendedCarriers(context)).keys()] : subjectsWithExpiredDocuments(context, 'TRANSPORTER')

/**
 * The filters as a query of the view, derived statuses included: carriers with one of the relation's statuses, and of those that are not
 * over, the marked ones.
 */
export const carriersFound = async (filters: CarrierFilters, context: Asking): Promise<ViewFilter> => {
  const asked = (filters.status ?? []).filter(isDerived)
  if (!asked.length) return carriersWhere(filters)
  const marked = [...new Set((await Promise.all(asked.map((one) => markedBy(one, context)))).flat())]
  const { status = [], ...others } = filters
  const where = carriersWhere(others)
  const relations = status.filter((one): one is Exclude<CarrierFilterStatus, Derived> => !isDerived(one))
  if (!relations.length) return { ...where, transporterId: marked }
  const rest = usualStatuses.filter((one) => !relations.some((other) => other === one))
  const idsOf = async (more: ViewFilter) =>
    Object.keys(await context.views.count(PARTNERSHIPS, { where: { ...where, ...more }, by: 'transporterId' }))
  const added = rest.length ? await idsOf({ status: rest, transporterId: marked }) : []
  if (!added.length) return { ...where, status: relations }
  return {
    ...where,
    status: [...relations, ...rest] as PartnershipStatus[],
    transporterId: [...(await idsOf({ status: relations })), ...added],
  }
}

/** How many carriers have each status, for the filters but the status. */
export const carrierAmounts = async (filters: CarrierFilters, text: { readonly text?: string }, context: Asking) => {
  const { status: _, ...others } = filters
  const { status: __, ...where } = carriersWhere(others)
  const { NONE: ___, ...relations } = await context.views.count(PARTNERSHIPS, { where, by: 'status', ...text })
  const derived = await Promise.all(
    derivedStatuses.map(async (status) => {
      const marked = await markedBy(status, context)
      if (!marked.length) return [status, 0] as const
      const ask = { where: { ...carriersWhere(others), transporterId: marked }, ...text }
      return [status, (await context.views.count(PARTNERSHIPS, ask))['all'] ?? 0] as const
    }),
  )
  return { ...relations, ...Object.fromEntries(derived) }
}

/** What marks the carriers of a list: the relation's status, an active block, an expired document. */
export const carrierMarks = async ({ views, now }: Pick<ReaderContext, 'views' | 'now'>) => {
  const suspended = await suspendedCarriers({ views, now })
  const yesterday = dayAfter(localDay(now), -1)
  return async ({ status, shipperId, transporterId: subjectId }: PartnershipDocument): Promise<CarrierFilterStatus[]> => {
    if (status === 'NONE') return []
    if (!usualStatuses.includes(status)) return [status]
    const id = documentsId({ shipperId, kind: 'TRANSPORTER', subjectId })
    const documents = await views.get<{ readonly firstExpiry?: string }>(DOCUMENTS, id)
    const isExpired = documents?.firstExpiry !== undefined && documents.firstExpiry <= yesterday
    return [status, ...(suspended.has(subjectId) ? ['BLOCKED' as const] : []), ...(isExpired ? ['DOCUMENT_EXPIRED' as const] : [])]
  }
}
export type CarrierMarks = Awaited<ReturnType<typeof carrierMarks>>
