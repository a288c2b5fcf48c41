import type { boardRoutes } from '@embarca/contracts/board/routes.ts'
import { plateSpellings } from '@embarca/contracts/kit/documents.ts'
import { recognise } from '@embarca/contracts/kit/recognise.ts'
import type { InputOf } from '@embarca/contracts/kit/route.ts'
import type { Ask, Where } from '../kit/read-store.ts'
import { type Asked, given, pageOf, type Readers, rawListed } from '../kit/readers.ts'
import { remembered } from '../kit/remembered.ts'
import type { LoadDocument } from '../loads/index.ts'
import { asKept } from '../shared/as-kept.ts'
import { chipCounts } from '../shared/counts.ts'
import { isCoded, LOADS, searchFor, soughtText } from '../shared/found-loads.ts'
import { partOf } from '../shared/load-filters.ts'
import { rawReaching } from '../shared/reach.ts'
import { matchOf } from './matched.ts'

type Filters = InputOf<typeof boardRoutes.column>
const RECEIPT_LOADS = 50
const MOST_FOUND = 10

/** What a column is asked for is the same from everybody who looks at it: it is translated once. */
const questions = remembered<ReturnType<typeof searchFor>>()
const questionOf = (filters: Filters, asked: Asked) => {
  // Minutes without a position count from now.
  if (filters.amountTimeWithoutTracking !== undefined) return searchFor(filters, asked)
  return questions(`${asked.activeGroup ?? ''} ${JSON.stringify(filters)}`, () => searchFor(filters, asked))
}

const rawCards = async (asked: Asked, ask: Ask) => rawReaching(asked, asked.by.shipperId, await asked.views.rawPage(LOADS, ask))

export const boardReaders: Readers<typeof boardRoutes> = {
  column: async (filters, asked) => {
    const { sort, paging } = partOf(filters)
    const page = pageOf(paging)
    return rawListed(await rawCards(asked, { ...questionOf(filters, asked), sort, ...page }), page)
  },

  counts: async (filters, asked) => chipCounts(asked.views, searchFor(filters, asked)),

  drafts: async ({ statusCode, ...paging }, asked) => {
    const page = pageOf(paging)
    const where = given({ operationGroupId: asked.activeGroup, worklist: 'drafts', statusCode }) as Where
    return rawListed(await rawCards(asked, { where, sort: ['createdDate', 'desc'], ...page }), page)
  },

  receiptLoads: async ({ receiptStatus, text, ...paging }, asked) => {
    const page = pageOf(paging, RECEIPT_LOADS)
    const where = given({
      operationGroupId: asked.activeGroup,
      worklist: 'receipts',
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
    const cards = async (ask: Pick<Ask, 'where' | 'text'>) => (await views.page<LoadDocument>(LOADS, { ...latest, ...ask })).items
    const carried = async () => {
      const { items } = await views.page<{ id: string }>('transporter', { where: { document: sought }, sort: ['name', 'asc'], size: 1 })
      return items[0] ? cards({ where: { transporterId: items[0].id } }) : []
    }
    // A whole key is looked up; only what is none is looked for inside others.
    const keyed = async () => {
      const spelled = kind === 'plate' ? plateSpellings(sought) : [sought.toUpperCase()]
      const whole = await Promise.all(spelled.map((key) => cards({ where: { keys: { holds: key } } })))
      return [...whole.flat(), ...(kind === 'cnpj' ? await carried() : [])]
    }
    const keyedOrNamed = async () => {
      const whole = await keyed()
      return whole.length ? whole : cards({ where: {}, text: sought })
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
