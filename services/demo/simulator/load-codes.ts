import { loadSearchRoutes } from '@embarca/contracts/load-search/routes.ts'
import type { ShipperData } from '../shipper-data.ts'
import type { PersonaSessions } from './carrier-actions.ts'

/** More loads than are entered between two starts with a higher code than those entered after them. */
const NEWEST = 50

/** The numbers of new loads' codes: each shipper has one sequence, which continues after the demo data and after earlier runs. */
export const loadCodes = (sessionOf: PersonaSessions) => {
  const numbers = new Map<ShipperData, number>()

  const highest = async ({ codes: { prefix, first }, username }: ShipperData): Promise<number> => {
    const { ok, body } = await sessionOf(username.operator).ask(loadSearchRoutes.search, { orderBy: 'desc', size: NEWEST })
    const pattern = new RegExp(`^${prefix}(\\d+)(/\\d+)?$`)
    const found = ok ? body.list.flatMap(({ externalId }) => pattern.exec(externalId)?.[1] ?? []) : []
    return Math.max(first - 1, ...found.map(Number))
  }

  return {
    next: async (book: ShipperData): Promise<number> => {
      const number = numbers.get(book) ?? (await highest(book)) + 1
      numbers.set(book, number)
      return number
    },
    /** The number belongs to a load now. */
    used: (book: ShipperData, number: number): void => void numbers.set(book, number + 1),
  }
}
export type LoadCodes = ReturnType<typeof loadCodes>
