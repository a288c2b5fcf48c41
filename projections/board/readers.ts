import type { boardRoutes } from '@embarca/contracts/board/routes.ts'
import { plateSpellings } from '@embarca/contracts/kit/documents.ts'
import { recognise } from '@embarca/contracts/kit/recognise.ts'
import type { InputOf } from '@embarca/contracts/kit/route.ts'
import { part } from '@embarca/contracts/load-search/filters.ts'
import { asKept } from '../kit/as-kept.ts'
import { chipCounts } from '../kit/counts.ts'
import { foundLoads, isCoded, LOAD_SEARCH, searchFor, soughtText } from '../kit/found-loads.ts'
import { partOf } from '../kit/load-filters.ts'
import { rawReaching } from '../kit/reach.ts'
import type { Ask, Where } from '../kit/read-store.ts'
import { type Asked, given, listed, pageOf, type Readers, rawListed } from '../kit/readers.ts'
import { remembered } from '../kit/remembered.ts'
import { sentCard } from '../kit/sent-card.ts'
import type { Card } from './card.ts'
import { matchOf } from './matched.ts'

type Filters = InputOf<typeof boardRoutes.counts>
const RECEIPT_LOADS = 50
const MOST_FOUND = 10

/** Of the filter object, what the board's own cards are counted by, and found by; with any other field, the view of searches is asked instead. */
const counted: readonly string[] = [
  ...['columnStatus', 'deliveryStatus', 'receiptStatus', 'hiringType', 'waitingApproveHiring', 'operationGroupIds'],
  ...Object.keys(part),
]
const found: readonly string[] = [...counted, 'text', 'transporterId', 'flPriority', 'flOnlyNegotiationNotViewed']
const isOwn = (filters: Filters, own: readonly string[]) =>
  Object.entries(filters).every(([name, asked]) => own.includes(name) || !asked) && !(filters.text && isCoded(filters.text))
const askBoard = (filters: Filters, asked: Asked) => {
  const { waitingApproveHiring, ...where } = searchFor(filters, asked).where
  const text = filters.text?.trim() && asKept(recognise(filters.text).text)
  return { where: (waitingApproveHiring ? { ...where, statusCode: 'WAITING_APPROVE' } : where) as Where, ...(text && { text }) }
}
/** What a column is asked for is the same from everybody who looks at it: it is put into words once. */
const words = remembered<ReturnType<typeof askBoard> | undefined>()
const askOwn = (filters: Filters, asked: Asked) =>
  words(`${asked.activeGroup ?? ''} ${JSON.stringify(filters)}`, () => (isOwn(filters, found) ? askBoard(filters, asked) : undefined))

const rawCards = async (asked: Asked, ask: Ask) => rawReaching(asked, asked.by.shipperId, await asked.views.rawPage('board', ask))

export const boardReaders: Readers<typeof boardRoutes> = {
  column: async (filters, asked) => {
    const { sort, paging } = partOf(filters)
    const page = pageOf(paging)
    const own = askOwn(filters, asked)
    if (own) return rawListed(await rawCards(asked, { ...own, sort, ...page }), page)
    const { loads, result } = await foundLoads(filters, asked, page.size)
    return listed(
      loads.map(({ card }) => sentCard(card)),
      result,
      page,
    )
  },

  counts: async (filters, asked) =>
    isOwn(filters, counted)
      ? chipCounts(asked.views, 'board', askBoard(filters, asked))
      : chipCounts(asked.views, LOAD_SEARCH, searchFor(filters, asked)),

  drafts: async ({ statusCode, ...paging }, asked) => {
    const page = pageOf(paging)
    const where = given({ operationGroupId: asked.activeGroup, desk: 'drafts', statusCode }) as Where
    return rawListed(await rawCards(asked, { where, sort: ['createdDate', 'desc'], ...page }), page)
  },

  receiptLoads: async ({ receiptStatus, text, ...paging }, asked) => {
    const page = pageOf(paging, RECEIPT_LOADS)
    const where = given({
      operationGroupId: asked.activeGroup,
      desk: 'receipts',
      receiptStatus: receiptStatus ?? ['PENDING', 'REFUSED'],
    }) as Where
    return rawListed(
      await rawCards(asked, { where, sort: ['createdDate', 'desc'], ...page, ...(text?.trim() && { text: text.trim() }) }),
      page,
    )
  },

  find: async ({ text: typed }, { views }) => {
    const { kind, text } = recognise(typed)
    const sought = asKept(text)
    const latest = { sort: ['createdDate', 'desc'] as const, size: MOST_FOUND }
    const cards = async (ask: Pick<Ask, 'where' | 'text'>) => (await views.page<Card>('board', { ...latest, ...ask })).items
    const carried = async () => {
      const { items } = await views.page<{ id: string }>('transporter', { where: { document: sought }, sort: ['name', 'asc'], size: 1 })
      return items[0] ? cards({ where: { transporterId: items[0].id } }) : []
    }
    const coded = async () => {
      const { items } = await views.page<{ loadId: string }>(LOAD_SEARCH, { ...latest, where: {}, text: soughtText(typed) })
      const found = await Promise.all(items.map(({ loadId }) => views.get<Card>('board', loadId)))
      return found.flatMap((card) => card ?? [])
    }
    // A whole key is looked up; only what is none is looked for inside others.
    const keyed = async () => {
      const spelled = kind === 'plate' ? plateSpellings(sought) : [sought.toUpperCase()]
      const whole = await Promise.all(spelled.map((key) => cards({ where: { keys: { holds: key } } })))
      return [...whole.flat(), ...(kind === 'cnpj' ? await carried() : [])]
    }
    const whole = isCoded(typed) ? await coded() : await keyed()
    const found = whole.length || isCoded(typed) ? whole : await cards({ where: {}, text: sought })
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
