import { loadRoutes } from '@embarca/contracts/load/routes.ts'
import { type Lot, lotCommands, lotRoutes } from '@embarca/contracts/lot/routes.ts'
import type { Static } from 'typebox'
import { pricesOf } from './negotiate.ts'
import type { StaffTask, Worklist } from './worklist.ts'

type Parts = Static<typeof Lot>
/** A truck that has not come by then will not come. */
const A_LONG_TIME = 450
const A_WHILE = 10

/** Manages one lot: decides on agreements, cancels withdrawals whose truck did not come, and finishes empty lots. */
export const acceptLotProposals: StaffTask = async (worklist) => {
  const { operator, random, isOld } = worklist
  const cards = await worklist.loads({ columnStatus: 'NEGOTIATION', deliveryType: 'LOT' })
  if (!cards.length) return
  const { hashId: id, hiringType } = random.pick(cards)
  const { ok, body: lot } = await operator.ask(lotRoutes.lot, { id })
  if (!ok || lot.status !== 'OPEN') return
  const wish = lot.agreements.find(({ status, at }) => status === 'PENDING' && isOld(at, A_WHILE))
  if (wish) return decide(worklist, id, wish, lot)
  const missing = await neverCame(worklist, id)
  if (missing) return void (await operator.ask(loadRoutes.cancelDelivery, { id: missing, reason: 'Caminhão não compareceu' }))
  if (hiringType !== 'NORMAL') await takeProposal(worklist, id, lot)
  if (lot.remaining <= 0 && lot.flLotCanClose) await operator.ask(loadRoutes.finishLot, { id })
}

const decide = async ({ approver, random }: Worklist, id: string, { lotAgreementId, quota }: Parts['agreements'][number], lot: Parts) => {
  const free = lot.total - lot.allocated
  if (quota > free || random.chance(0.06))
    await approver.ask(lotCommands.refuseAgreement, { id, lotAgreementId, reason: 'Volume já comprometido' })
  else await approver.ask(lotCommands.approveAgreement, { id, lotAgreementId })
}

const neverCame = async ({ operator, isOld }: Worklist, id: string) => {
  const { ok, body } = await operator.ask(lotRoutes.withdrawals, { id, size: 100 })
  const missing = ok
    ? body.list.find(({ statusCode, at }) => statusCode === 'ASSIGNED_TO_TRANSPORTER' && isOld(at, A_LONG_TIME))
    : undefined
  return missing?.deliveryId
}

const takeProposal = async (worklist: Worklist, id: string, { agreements, total, allocated }: Parts) => {
  const known = agreements.filter(({ status }) => status !== 'REFUSED').map(({ transporterId }) => transporterId)
  const best = (await pricesOf(worklist, id)).find(({ transporterId }) => !known.includes(transporterId))?.transporterProposal
  const quota = Math.min(best?.quota ?? 0, total - allocated)
  if (!best || quota <= 0) return
  const { negotiationId } = best
  await worklist.operator.ask(lotCommands.acceptProposal, {
    id,
    negotiationId,
    quota: String(quota),
    justification: 'Melhor preço por parte',
  })
}
