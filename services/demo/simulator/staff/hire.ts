import type { LoadCard } from '@embarca/contracts/board/routes.ts'
import { loadRoutes } from '@embarca/contracts/load/routes.ts'
import { negotiationRoutes } from '@embarca/contracts/negotiation/routes.ts'
import { accept, pricesOf } from './negotiate.ts'
import type { StaffTask, Worklist } from './worklist.ts'

const REFUSED = 0.08

/** Accepts the best bid or price, or the first acceptance, once it is time. */
export const choose: StaffTask = async (worklist) => {
  const cards = await worklist.loads({ columnStatus: 'NEGOTIATION', deliveryStatus: 'OFFER_COMPLETED' })
  if (cards.length) await chooseFor(worklist, worklist.random.pick(cards))
}

const chooseFor = async (worklist: Worklist, { hashId: id, hiringType }: LoadCard) => {
  const { operator } = worklist
  if (hiringType === 'NORMAL') {
    const { ok, body } = await operator.ask(negotiationRoutes.accepts, { id })
    const first = ok ? body.list.find(({ status }) => status === 'ACCEPTED') : undefined
    if (first) await operator.ask(loadRoutes.chooseTransporter, { id, transporterId: first.transporterId })
    return
  }
  const best =
    hiringType === 'AUCTION' ? await bestBid(worklist, id) : (await pricesOf(worklist, id))[0]?.transporterProposal?.negotiationId
  if (best) await accept(worklist, id, best)
}
const bestBid = async ({ operator }: Worklist, id: string) => {
  const { ok, body } = await operator.ask(negotiationRoutes.bids, { id, size: 100 })
  return ok ? body.list.find(({ best }) => best)?.negotiationId : undefined
}

/** An approver approves most hirings. */
export const approve: StaffTask = async (worklist) => {
  const { approver, random } = worklist
  const cards = await worklist.loads({ columnStatus: 'NEGOTIATION', deliveryStatus: 'WAITING_APPROVE' })
  if (!cards.length) return
  const { hashId: id } = random.pick(cards)
  if (random.chance(REFUSED)) await approver.ask(loadRoutes.refuseHiring, { id, reason: 'Acima da referência' })
  else await approver.ask(loadRoutes.approveHiring, { id })
}
