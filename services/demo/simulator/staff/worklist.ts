import { boardRoutes, type LoadCard } from '@embarca/contracts/board/routes.ts'
import type { InputOf } from '@embarca/contracts/kit/route.ts'
import type { ShipperData } from '../../shipper-data.ts'
import { isOfDemo, type SimulationContext } from '../simulation-context.ts'

/** An action of the demo's shipper on one of its own loads. */
export type StaffTask = (worklist: Worklist) => Promise<void>

/** The shipper's staff: their sessions, and the demo's own loads on the board. */
export const worklistOf = ({ sessionOf, isByHand, random, pace, since }: SimulationContext, book: ShipperData) => {
  const operator = sessionOf(book.username.operator)
  const now = Date.now()
  return {
    book,
    operator,
    approver: sessionOf(book.username.approver),
    clerk: sessionOf(book.username.receipts),
    random,
    pace,
    /** What was reported before is of the demo's past, and stays for people. */
    since,
    /** Whether something has been unchanged for that many actions. */
    isOld: (since: string, hands: number) => now - Date.parse(since) > pace.hand * hands,
    loads: async (filter: InputOf<typeof boardRoutes.column>): Promise<readonly LoadCard[]> => {
      const { ok, body } = await operator.ask(boardRoutes.column, { ...filter, size: 100 })
      return ok ? body.list.filter((card) => isOfDemo(card) && !isByHand(card.hashId)) : []
    },
  }
}
export type Worklist = ReturnType<typeof worklistOf>
