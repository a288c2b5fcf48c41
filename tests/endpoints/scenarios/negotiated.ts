import { loadDetailsRoutes } from '@embarca/contracts/load-details/routes.ts'
import {
  acceptProposal,
  dealRoutes as deals,
  negotiationRoutes,
  transporterDealCommands as theirs,
} from '@embarca/contracts/negotiation/routes.ts'
import type { Shows } from './call-scenario.ts'
import { personas, type ScenarioSetting } from './setting.ts'

const { staff, tania } = personas
const quotation = { type: 'QUOTATION', freightPrice: undefined, referenceValue: 700_000 }
export const auction = { type: 'AUCTION', freightPrice: undefined, duration: 60, auction: { initialBid: 800_000, reductionPercentage: 2 } }
export const one = { dealId: 't1' }

export const launched = async (setting: ScenarioSetting, form: object = quotation) => ({ id: await setting.launched(form as never) })
const dealIn = async ({ app }: ScenarioSetting, id: string) => (await app.as(staff).call(negotiationRoutes.deals, { id })).body.list[0]
export const proposalIn = async (setting: ScenarioSetting, { id }: { id: string }) => ({
  id,
  negotiationId: (await dealIn(setting, id))!.transporterProposal!.negotiationId,
})
export const proposed = async (setting: ScenarioSetting) => {
  const load = await launched(setting)
  await setting.execute(theirs.propose, { ...load, price: 690_000 }, tania)
  return load
}
export const offered = async (setting: ScenarioSetting) => {
  const load = await launched(setting)
  await setting.execute(deals.makeDealProposal, { ...load, ...one, price: 650_000 })
  return { ...load, negotiationId: (await dealIn(setting, load.id))!.shipperProposal!.negotiationId }
}
export const closed = async (setting: ScenarioSetting) => {
  const deal = { ...(await proposed(setting)), ...one }
  await setting.execute(deals.closeDeal, deal)
  return deal
}
export const bidden = async (setting: ScenarioSetting) => {
  const load = await launched(setting, auction)
  await setting.execute(theirs.bid, { ...load, price: 800_000 }, tania)
  return load
}
export const hired = async (setting: ScenarioSetting) => {
  const load = await proposed(setting)
  await setting.execute(acceptProposal, await proposalIn(setting, load))
  return load
}
export const inDeal =
  (at: string, is: unknown) =>
  ({ id }: { id: string }): Shows => ({ ask: negotiationRoutes.deal, input: { id, ...one }, at, is })
export const inLoad =
  (statusCode: string) =>
  ({ id }: { id: string }): Shows => ({ ask: loadDetailsRoutes.details, input: { id }, at: 'statusCode', is: statusCode })
