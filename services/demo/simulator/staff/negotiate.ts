import { loadRoutes } from '@embarca/contracts/load/routes.ts'
import { dealRoutes, negotiationRoutes } from '@embarca/contracts/negotiation/routes.ts'
import type { Talk } from '@embarca/contracts/negotiation/views.ts'
import { inTens } from '../price.ts'
import type { StaffTask, Worklist } from './worklist.ts'

const justifications = ['Melhor condição para o prazo', 'Menor preço com boa avaliação', 'Veículo já na região'] as const
const questions = ['Consegue chegar mais perto da referência?', 'Aceita coleta às 6h?', 'O veículo já está na região?'] as const
const refusals = ['Acima da referência', 'Prazo não atende'] as const
/** Until then prices may come in. */
const A_WHILE = 18

/** Deals with an open proposal, cheapest first. */
export const pricesOf = async ({ operator }: Worklist, id: string): Promise<readonly Talk[]> => {
  const { ok, body } = await operator.ask(negotiationRoutes.negotiations, { id, size: 100 })
  return ok ? body.list.filter(({ transporterProposal, status }) => transporterProposal && status === 'OPEN') : []
}

export const accept = ({ operator, random }: Worklist, id: string, negotiationId: string) =>
  operator.ask(loadRoutes.acceptProposal, { id, negotiationId, justification: random.pick(justifications) })

/** Reads the proposals of one load; asks for less, asks a question, refuses the most expensive, or accepts the best. */
export const negotiate: StaffTask = async (worklist) => {
  const { operator, random, isOld } = worklist
  const cards = await worklist.loads({ columnStatus: 'NEGOTIATION', deliveryStatus: 'NEGOTIATION', deliveryType: 'SINGLE' })
  const priced = cards.filter(({ proposalAmount = 0 }) => proposalAmount > 0)
  if (!priced.length) return
  const { hashId: id, lastStatusDate } = random.pick(priced)
  const prices = await pricesOf(worklist, id)
  const [best, dearest] = [prices[0], prices.at(-1)]
  if (!best?.transporterProposal || !dearest) return
  await operator.ask(dealRoutes.readNegotiation, { id })
  const { transporterId, transporterProposal, shipperProposal } = best
  const reply = random.weighted({ counter: shipperProposal ? 0 : 30, ask: 15, refuse: prices.length > 2 ? 8 : 0, accept: 47 })
  if (reply === 'counter')
    await operator.ask(dealRoutes.makeProposal, { id, transporterId, price: inTens(transporterProposal.price * 0.95) })
  else if (reply === 'ask') await operator.ask(dealRoutes.sendMessage, { id, dealId: transporterId, text: random.pick(questions) })
  else if (reply === 'refuse')
    await operator.ask(dealRoutes.refuseProposal, { id, transporterId: dearest.transporterId, justification: random.pick(refusals) })
  else if (isOld(lastStatusDate, A_WHILE)) await accept(worklist, id, transporterProposal.negotiationId)
}
