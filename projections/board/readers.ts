import type { boardRoutes, LoadCard } from '@embarca/contracts/board/routes.ts'
import { canonicalPlate } from '@embarca/contracts/kit/documents.ts'
import type { Where } from '../kit/read-store.ts'
import { type Asked, given, pageOf, type Readers, rawListed } from '../kit/readers.ts'

type Filters = {
  readonly text?: string
  readonly hiringType?: readonly string[]
  readonly deliveryStatus?: readonly string[]
  readonly receiptStatus?: readonly string[]
  readonly deliveryType?: string
  readonly freightType?: string
  readonly transporterId?: string
  readonly tags?: readonly string[]
  readonly flPriority?: boolean
  readonly waitingApproveHiring?: boolean
  readonly operationGroupIds?: readonly string[]
}
const RECEIPT_LOADS = 50

const some = <T>(values: readonly T[] | undefined) => (values?.length ? (values.length === 1 ? values[0] : values) : undefined)
const groups = ({ operationGroupIds }: Filters, { activeGroup }: Pick<Asked, 'activeGroup'>) => some(operationGroupIds) ?? activeGroup
const textOf = (text: string | undefined) => (text?.trim() ? { text: text.trim() } : {})

const whereOf = (column: string, filters: Filters, asked: Asked): Where =>
  given({
    operationGroupId: groups(filters, asked),
    column,
    hiringType: some(filters.hiringType),
    statusCode: filters.waitingApproveHiring ? 'WAITING_APPROVE' : some(filters.deliveryStatus),
    receiptStatus: some(filters.receiptStatus),
    deliveryType: filters.deliveryType,
    freightType: filters.freightType,
    transporterId: filters.transporterId,
    tags: filters.tags?.[0] === undefined ? undefined : { holds: filters.tags[0] },
    flPriority: filters.flPriority,
  }) as Where

/** The matches of what somebody pasted, told by which value holds it. */
const matched = (card: LoadCard & { codes: readonly string[] }, text: string): string => {
  const sought = text.toUpperCase()
  const holds = (value: string | undefined) => Boolean(value?.toUpperCase().includes(sought))
  if (holds(card.externalId)) return card.externalId
  const plate = [card.vehiclePrimaryPlate, ...card.vehicleOtherPlates].find(holds)
  return (
    plate ?? card.codes.find(holds) ?? (holds(card.driverDocument) ? card.driverDocument! : (card.transporterName ?? card.driverName ?? ''))
  )
}

/** A document without its punctuation, a plate without its dash; anything else as it was typed. */
const asKept = (text: string) => {
  const bare = text.replace(/[.\-/\s]/g, '')
  return canonicalPlate(text) ?? (/^\d{11,44}$/.test(bare) || /^[A-Z0-9]{12}\d{2}$/i.test(bare) ? bare.toUpperCase() : text)
}

export const boardReaders: Readers<typeof boardRoutes> = {
  column: async ({ columnStatus, sortDirection, orderBy, ...filters }, asked) => {
    const page = pageOf(filters)
    const sort = ['createdDate', sortDirection ?? orderBy ?? 'desc'] as const
    return rawListed(
      await asked.views.rawPage('board', { where: whereOf(columnStatus, filters, asked), sort, ...page, ...textOf(filters.text) }),
      page,
    )
  },

  counts: async ({ columnStatus, ...filters }, asked) => {
    const where = whereOf(columnStatus, filters, asked)
    const by = (field: string) => asked.views.count('board', { where, by: field, ...textOf(filters.text) })
    const [byStatus, byHiringType, { '': _, ...byReceiptStatus }] = await Promise.all([
      by('statusCode'),
      by('hiringType'),
      by('receiptStatus'),
    ])
    return {
      total: Object.values(byStatus).reduce((total, count) => total + count, 0),
      byStatus: { ...byStatus },
      byHiringType: { ...byHiringType },
      byReceiptStatus: { ...byReceiptStatus } as Record<string, number>,
    }
  },

  drafts: async (input, asked) => {
    const page = pageOf(input)
    const where = given({ operationGroupId: asked.activeGroup, statusCode: ['DRAFT', 'CREATED'] }) as Where
    return rawListed(await asked.views.rawPage('board', { where, sort: ['createdDate', 'desc'], ...page }), page)
  },

  receiptLoads: async ({ receiptStatus, text, ...paging }, asked) => {
    const page = pageOf(paging, RECEIPT_LOADS)
    const where = given({
      operationGroupId: asked.activeGroup,
      statusCode: ['IN_DELIVERY', 'DELIVERED'],
      receiptStatus: receiptStatus ?? ['PENDING', 'REFUSED'],
    }) as Where
    return rawListed(await asked.views.rawPage('board', { where, sort: ['createdDate', 'desc'], ...page, ...textOf(text) }), page)
  },

  find: async ({ text }, { views }) => {
    const sought = asKept(text.trim())
    const ask = { sort: ['createdDate', 'desc'] as const, size: 10 }
    const found = await views.page<LoadCard & { codes: string[] }>('board', { where: {}, text: sought, ...ask })
    const carriers = /^[A-Z0-9]{12}\d{2}$/.test(sought)
      ? await views.page<{ id: string }>('transporter', { where: { document: sought }, sort: ['name', 'asc'], size: 1 })
      : { items: [] }
    const carried = carriers.items[0]
      ? await views.page<(typeof found.items)[0]>('board', { where: { transporterId: carriers.items[0].id }, ...ask })
      : { items: [] }
    return [...found.items, ...carried.items].slice(0, 10).map((card) => ({
      hashId: card.hashId,
      externalId: card.externalId,
      status: card.status,
      statusCode: card.statusCode,
      matched: matched(card, sought),
      summary: [card.origins[0]?.city, card.destinations.at(-1)?.city].filter(Boolean).join(' → '),
    }))
  },
}
