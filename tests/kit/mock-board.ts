import type { LoadCard } from '@embarca/contracts/board/routes.ts'
import type { Page, Route } from 'playwright-core'

export type BoardRequest = { readonly path: string; readonly body: Record<string, unknown> }
type Columns = Readonly<Record<string, readonly LoadCard[] | 'fails'>>

const SIZE = 20
const reply = (route: Route, body: unknown, status = 200) =>
  route.fulfill({ status, contentType: 'application/json', body: JSON.stringify(body) })

/** Answers the board's queries with these cards, column by column, and records every request. */
export const mockBoard = async (page: Page, columns: Columns): Promise<BoardRequest[]> => {
  const requests: BoardRequest[] = []
  const cardsOf = ({ columnStatus }: Record<string, unknown>) => columns[String(columnStatus)] ?? []
  await page.route(/\/shipping\/(search|count)\/(cached|new)$/, (route) => {
    const path = new URL(route.request().url()).pathname
    const body = route.request().postDataJSON() as Record<string, unknown>
    requests.push({ path, body })
    const cards = cardsOf(body)
    if (cards === 'fails') return reply(route, { code: 'SERVER_BROKE', messages: ['Algo deu errado.'] }, 400)
    if (path.includes('/count/')) {
      const by = (of: (card: LoadCard) => string | undefined) => {
        const counts: Record<string, number> = {}
        for (const code of cards.flatMap((card) => of(card) ?? [])) counts[code] = (counts[code] ?? 0) + 1
        return counts
      }
      const amounts = { byStatus: by((card) => card.statusCode), byHiringType: by((card) => card.hiringType) }
      return reply(route, { total: cards.length, ...amounts, byReceiptStatus: by((card) => card.receiptStatus) })
    }
    const size = Number(body['size'] ?? SIZE)
    const from = Number(body['after'] ?? 0)
    const hasMore = from + size < cards.length
    return reply(route, { list: cards.slice(from, from + size), hasMore, page: 1, size, ...(hasMore && { next: String(from + size) }) })
  })
  return requests
}

/** Overrides the company's toggles in the session response. */
export const withToggles = (page: Page, toggles: Readonly<Record<string, boolean>>) =>
  page.route(/\/user\/info$/, async (route) => {
    const answer = await route.fetch()
    const session = (await answer.json()) as { toggles: object }
    await route.fulfill({ response: answer, json: { ...session, toggles: { ...session.toggles, ...toggles } } })
  })
