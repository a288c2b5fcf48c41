import { boardRoutes, type LoadCard } from '@embarca/contracts/board/routes.ts'
import type { InputOf } from '@embarca/contracts/kit/route.ts'
import type { ShipperData } from '../../shipper-data.ts'
import { isOfDemo, type SimulationContext } from '../simulation-context.ts'

/** Something that the demo's shipper does with one of its own loads. */
export type StaffTask = (worklist: Worklist) => Promise<void>

/** A shipper's staff at work: who is asked, and what the board shows of the demo's own loads. */
export const worklistOf = ({ players, isByHand, random, pace }: SimulationContext, book: ShipperData) => {
  const operator = players(book.username.operator)
  const now = Date.now()
  return {
    book,
    operator,
    approver: players(book.username.approver),
    clerk: players(book.username.receipts),
    random,
    pace,
    /** Whether something stands as it is for so many hands of work. */
    isOld: (since: string, hands: number) => now - Date.parse(since) > pace.hand * hands,
    loads: async (filter: InputOf<typeof boardRoutes.column>): Promise<readonly LoadCard[]> => {
      const { ok, body } = await operator.ask(boardRoutes.column, { ...filter, size: 100 })
      return ok ? body.list.filter((card) => isOfDemo(card) && !isByHand(card.hashId)) : []
    },
  }
}
export type Worklist = ReturnType<typeof worklistOf>
