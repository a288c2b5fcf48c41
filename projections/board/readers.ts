import type { boardRoutes } from '@embarca/contracts/board/routes.ts'
import { plateSpellings } from '@embarca/contracts/kit/documents.ts'
import { recognise } from '@embarca/contracts/kit/recognise.ts'
import type { InputOf } from '@embarca/contracts/kit/route.ts'
import type { ReceiptSort } from '@embarca/contracts/receipt/codes.ts'
import { memoise } from '../kit/memoise.ts'
import { normaliseCode } from '../kit/normalise-code.ts'
import type { ViewFilter, ViewQuery } from '../kit/read-store.ts'
import { given, pageOf, type ReaderContext, type Readers, rawListOf } from '../kit/readers.ts'
import type { LoadDocument } from '../loads/index.ts'
import { chipCounts } from '../shared/counts.ts'
import { isCoded, LOADS, searchFor, soughtText } from '../shared/found-loads.ts'
import { partOf } from '../shared/load-filters.ts'
import { rawReaching } from '../shared/reach.ts'
import { attentionCounts } from './attention.ts'
import { matchOf } from './matched.ts'

type Filters = InputOf<typeof boardRoutes.column>
const RECEIPT_LOADS = 50
const MOST_FOUND = 10
/** The field of each order of loads with receipts. */
const receiptOrder: Readonly<Record<ReceiptSort, string>> = { LAUNCH: 'createdDate', DELIVERY: 'deliveryDate', WAITING: 'reviewSince' }

/** Many users request a column with the same filters: the query is built once. */
const questions = memoise<ReturnType<typeof searchFor>>()
const questionOf = (filters: Filters, context: ReaderContext) => {
  // These count from now.
  if (filters.amountTimeWithoutTracking !== undefined || filters.attention !== undefined) return searchFor(filters, context)
  return questions(`${context.activeGroup ?? ''} ${JSON.stringify(filters)}`, () => searchFor(filters, context))
}

const rawCards = async (context: ReaderContext, ask: ViewQuery) => {
  const [group, ...others] = [ask.where['operationGroupId'] ?? []].flat()
  const only = typeof group === 'string' && !others.length ? group : undefined
  return rawReaching(context, context.by.shipperId, await context.views.rawPage(LOADS, ask), only)
}

export const boardReaders: Readers<typeof boardRoutes> = {
  column: async (filters, context) => {
    const { sort, paging } = partOf(filters)
    const page = pageOf(paging)
    return rawListOf(await rawCards(context, { ...questionOf(filters, context), sort, ...page }), page)
  },

  counts: async (filters, context) => chipCounts(context.views, searchFor(filters, context)),

  attention: attentionCounts,

  drafts: async ({ statusCode, ...paging }, context) => {
    const page = pageOf(paging)
    const where = given({ operationGroupId: context.activeGroup, worklist: 'drafts', statusCode }) as ViewFilter
    return rawListOf(await rawCards(context, { where, sort: ['createdDate', 'desc'], ...page }), page)
  },

  receiptLoads: async ({ receiptStatus, text, sortBy = 'LAUNCH', sortDirection = 'desc', ...paging }, context) => {
    const page = pageOf(paging, RECEIPT_LOADS)
    const where = given({
      operationGroupId: context.activeGroup,
      worklist: 'receipts',
      receiptStatus: receiptStatus ?? ['PENDING', 'REFUSED'],
    }) as ViewFilter
    return rawListOf(
      await rawCards(context, {
        where,
        sort: [receiptOrder[sortBy], sortDirection],
        ...page,
        ...(text?.trim() && { text: text.trim() }),
      }),
      page,
    )
  },

  find: async ({ text: typed }, { views }) => {
    const { kind, text } = recognise(typed)
    const sought = normaliseCode(text)
    const latest = { sort: ['createdDate', 'desc'] as const, size: MOST_FOUND }
    const cards = async (ask: Pick<ViewQuery, 'where' | 'text'>) => (await views.page<LoadDocument>(LOADS, { ...latest, ...ask })).items
    const carried = async () => {
      const { items } = await views.page<{ id: string }>('transporter', { where: { document: sought }, sort: ['name', 'asc'], size: 1 })
      return items[0] ? cards({ where: { transporterId: items[0].id } }) : []
    }
    // A whole key is looked up; only when none matches are keys searched for the text.
    const keyed = async () => {
      const spelled = kind === 'plate' ? plateSpellings(sought) : [sought.toUpperCase()]
      const exact = await Promise.all(spelled.map((key) => cards({ where: { keys: { holds: key } } })))
      return [...exact.flat(), ...(kind === 'cnpj' ? await carried() : [])]
    }
    const keyedOrNamed = async () => {
      const exact = await keyed()
      return exact.length ? exact : cards({ where: {}, text: sought })
    }
    const found = isCoded(typed) ? await cards({ where: {}, text: soughtText(typed) }) : await keyedOrNamed()
    return found.slice(0, MOST_FOUND).map((card) => ({
      hashId: card.hashId,
      externalId: card.externalId,
      status: card.status,
      statusCode: card.statusCode,
      ...matchOf(card, sought),
      summary: [card.origins[0]?.city, card.destinations.at(-1)?.city].filter(Boolean).join(' → '),
    }))
  },
}
