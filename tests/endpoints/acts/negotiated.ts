import { loadDetailsRoutes } from '@embarca/contracts/load-details/routes.ts'
import {
  acceptProposal,
  dealRoutes as deals,
  negotiationRoutes,
  transporterDealCommands as theirs,
} from '@embarca/contracts/negotiation/routes.ts'
import type { Shows } from './act.ts'
import { cast, type Scene } from './scene.ts'

const { staff, tania } = cast
const quotation = { type: 'QUOTATION', freightPrice: undefined, referenceValue: 700_000 }
export const auction = { type: 'AUCTION', freightPrice: undefined, duration: 60, auction: { initialBid: 800_000, reductionPercentage: 2 } }
export const one = { dealId: 't1' }

export const launched = async (scene: Scene, form: object = quotation) => ({ id: await scene.launched(form as never) })
const dealIn = async ({ app }: Scene, id: string) => (await app.as(staff).call(negotiationRoutes.deals, { id })).body.list[0]
export const wordIn = async (scene: Scene, { id }: { id: string }) => ({
  id,
  negotiationId: (await dealIn(scene, id))!.transporterProposal!.negotiationId,
})
export const proposed = async (scene: Scene) => {
  const load = await launched(scene)
  await scene.does(theirs.propose, { ...load, price: 690_000 }, tania)
  return load
}
export const offered = async (scene: Scene) => {
  const load = await launched(scene)
  await scene.does(deals.makeDealProposal, { ...load, ...one, price: 650_000 })
  return { ...load, negotiationId: (await dealIn(scene, load.id))!.shipperProposal!.negotiationId }
}
export const closed = async (scene: Scene) => {
  const deal = { ...(await proposed(scene)), ...one }
  await scene.does(deals.closeDeal, deal)
  return deal
}
export const bidden = async (scene: Scene) => {
  const load = await launched(scene, auction)
  await scene.does(theirs.bid, { ...load, price: 800_000 }, tania)
  return load
}
export const hired = async (scene: Scene) => {
  const load = await proposed(scene)
  await scene.does(acceptProposal, await wordIn(scene, load))
  return load
}
export const inDeal =
  (at: string, is: unknown) =>
  ({ id }: { id: string }): Shows => ({ ask: negotiationRoutes.deal, input: { id, ...one }, at, is })
export const inLoad =
  (statusCode: string) =>
  ({ id }: { id: string }): Shows => ({ ask: loadDetailsRoutes.details, input: { id }, at: 'statusCode', is: statusCode })
