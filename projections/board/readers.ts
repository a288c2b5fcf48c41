import type { boardRoutes, LoadCard } from '@embarca/contracts/board/routes.ts'
import { canonicalPlate, isCnpj, plateSpellings } from '@embarca/contracts/kit/documents.ts'
import type { Ask, Where } from '../kit/read-store.ts'
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
const MOST_FOUND = 10

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

type Card = LoadCard & { readonly keys: readonly string[] }

/** Which of its keys, or whose name, a load was found by. */
const matched = ({ keys, transporterName, driverName }: Card, text: string): string =>
  keys.find((key) => key.includes(text.toUpperCase())) ??
  keys.find((key) => plateSpellings(text).includes(key)) ??
  transporterName ??
  driverName ??
  ''

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
    const where = given({ operationGroupId: asked.activeGroup, desk: 'drafts' }) as Where
    return rawListed(await asked.views.rawPage('board', { where, sort: ['createdDate', 'desc'], ...page }), page)
  },

  receiptLoads: async ({ receiptStatus, text, ...paging }, asked) => {
    const page = pageOf(paging, RECEIPT_LOADS)
    const where = given({
      operationGroupId: asked.activeGroup,
      desk: 'receipts',
      receiptStatus: receiptStatus ?? ['PENDING', 'REFUSED'],
    }) as Where
    return rawListed(await asked.views.rawPage('board', { where, sort: ['createdDate', 'desc'], ...page, ...textOf(text) }), page)
  },

  find: async ({ text }, { views }) => {
    const sought = asKept(text.trim())
    const latest = { sort: ['createdDate', 'desc'] as const, size: MOST_FOUND }
    const cards = async (ask: Pick<Ask, 'where' | 'text'>) => (await views.page<Card>('board', { ...latest, ...ask })).items
    const carried = async () => {
      if (!isCnpj(sought)) return []
      const { items } = await views.page<{ id: string }>('transporter', { where: { document: sought }, sort: ['name', 'asc'], size: 1 })
      return items[0] ? cards({ where: { transporterId: items[0].id } }) : []
    }
    // A whole key is looked up; only what is none is looked for inside others.
    const spelled = canonicalPlate(sought) ? plateSpellings(sought) : [sought.toUpperCase()]
    const keyed = await Promise.all(spelled.map((key) => cards({ where: { keys: { holds: key } } })))
    const whole = [...keyed.flat(), ...(await carried())]
    const found = whole.length ? whole : await cards({ where: {}, text: sought })
    return found.slice(0, MOST_FOUND).map((card) => ({
      hashId: card.hashId,
      externalId: card.externalId,
      status: card.status,
      statusCode: card.statusCode,
      matched: matched(card, sought),
      summary: [card.origins[0]?.city, card.destinations.at(-1)?.city].filter(Boolean).join(' → '),
    }))
  },
}
