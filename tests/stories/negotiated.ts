import type { LaunchForm } from '@embarca/contracts/load/terms.ts'
import { acceptProposal, negotiationRoutes, transporterDealCommands } from '@embarca/contracts/negotiation/routes.ts'
import { actorNamed } from '@embarca/services/demo/actors.ts'
import type { DemoApp } from '../kit/demo-app.ts'
import { launched } from '../kit/demo-load.ts'

export const transporterOf = (username: string) => actorNamed(username).transporterId!

/** A load without a price, and the negotiation of the operator and transporters about it. */
export const negotiated = async (app: DemoApp, over: Partial<LaunchForm> = {}) => {
  const load = await launched(app, { type: 'QUOTATION', duration: 120, ...over, freightPrice: undefined as never })
  const { id } = load
  const talk = () => app.call('operador', negotiationRoutes.negotiations, { id, size: 50 })
  return {
    ...load,
    talk,
    propose: (username: string, price: number) => app.call(username, transporterDealCommands.propose, { id, price }),
    proposalOf: async (username: string) =>
      (await talk()).list.find(({ transporterId }) => transporterId === transporterOf(username))?.transporterProposal?.negotiationId ?? '',
    accept: (negotiationId: string, key?: string) =>
      app.ask('operador', acceptProposal, { id, negotiationId, justification: 'Prazo' }, key),
  }
}
