import { loadRoutes } from '@embarca/contracts/load/routes.ts'
import { loadDetailsRoutes } from '@embarca/contracts/load-details/routes.ts'
import {
  acceptProposal,
  dealRoutes as deals,
  negotiationRoutes,
  reopenNegotiation,
  transporterDealCommands as theirs,
} from '@embarca/contracts/negotiation/routes.ts'
import type { Act, Shows } from './act.ts'
import { cast, type Scene } from './scene.ts'

const { staff, tania, tito } = cast
const quotation = { type: 'QUOTATION', freightPrice: undefined, referenceValue: 700_000 }
const auction = { type: 'AUCTION', freightPrice: undefined, duration: 60, auction: { initialBid: 800_000, reductionPercentage: 2 } }
const one = { dealId: 't1' }

const launched = async (scene: Scene, form: object = quotation) => ({ id: await scene.launched(form as never) })
const dealIn = async ({ app }: Scene, id: string) => (await app.as(staff).call(negotiationRoutes.deals, { id })).body.list[0]
const wordIn = async (scene: Scene, { id }: { id: string }) => ({
  id,
  negotiationId: (await dealIn(scene, id))!.transporterProposal!.negotiationId,
})
const proposed = async (scene: Scene) => {
  const load = await launched(scene)
  await scene.does(theirs.propose, { ...load, price: 690_000 }, tania)
  return load
}
const offered = async (scene: Scene) => {
  const load = await launched(scene)
  await scene.does(deals.makeDealProposal, { ...load, ...one, price: 650_000 })
  return { ...load, negotiationId: (await dealIn(scene, load.id))!.shipperProposal!.negotiationId }
}
const closed = async (scene: Scene) => {
  const deal = { ...(await proposed(scene)), ...one }
  await scene.does(deals.closeDeal, deal)
  return deal
}
const bidden = async (scene: Scene) => {
  const load = await launched(scene, auction)
  await scene.does(theirs.bid, { ...load, price: 800_000 }, tania)
  return load
}
const hired = async (scene: Scene) => {
  const load = await proposed(scene)
  await scene.does(acceptProposal, await wordIn(scene, load))
  return load
}
const inDeal =
  (at: string, is: unknown) =>
  ({ id }: { id: string }): Shows => ({ ask: negotiationRoutes.deal, input: { id, ...one }, at, is })
const inLoad =
  (statusCode: string) =>
  ({ id }: { id: string }): Shows => ({ ask: loadDetailsRoutes.details, input: { id }, at: 'statusCode', is: statusCode })
const nowhere = async () => ({ id: 'nothing', ...one })

/** What shipper and transporters say to each other (C040–C047, C053, C353), and the transporter's side of it. */
export const negotiationActs: readonly Act[] = [
  {
    call: 'C040',
    row: deals.makeDealProposal,
    given: async (scene) => ({ ...(await launched(scene)), ...one, price: 650_000, text: 'Fechamos hoje' }),
    then: ['ProposalMade'],
    shows: inDeal('shipperProposal.price', 650_000),
    refused: { given: async (scene) => ({ ...(await launched(scene)), dealId: 't9', price: 650_000 }), code: 'DEAL_UNKNOWN' },
  },
  {
    call: 'C041',
    row: deals.closeDeal,
    given: async (scene) => ({ ...(await proposed(scene)), ...one }),
    then: ['DealClosed'],
    shows: inDeal('status', 'CLOSED'),
    refused: { given: async (scene) => ({ ...(await proposed(scene)), dealId: 't9' }), code: 'DEAL_UNKNOWN' },
  },
  {
    call: 'C042',
    row: deals.uncloseDeal,
    given: closed,
    then: ['DealReopened'],
    shows: inDeal('status', 'OPEN'),
    refused: { given: async (scene) => ({ ...(await proposed(scene)), dealId: 't9' }), code: 'DEAL_UNKNOWN' },
  },
  {
    call: 'C043',
    row: acceptProposal,
    given: async (scene) => ({ ...(await wordIn(scene, await proposed(scene))), justification: 'Melhor prazo' }),
    then: ['ProposalHeld', 'TransporterAssigned'],
    shows: inLoad('ASSIGNED_TO_TRANSPORTER'),
    refused: {
      given: async (scene) => {
        const word = await wordIn(scene, await proposed(scene))
        await scene.does(theirs.propose, { id: word.id, price: 680_000 }, tania)
        return word
      },
      code: 'PROPOSAL_REPLACED',
    },
  },
  {
    call: 'C043',
    row: acceptProposal,
    given: async (scene) => {
      const load = await launched(scene)
      await scene.does(theirs.propose, { ...load, price: 700_001 }, tania)
      return wordIn(scene, load)
    },
    then: ['ProposalHeld', 'TransporterAssigned'],
    shows: inLoad('WAITING_APPROVE'),
    refused: { given: async (scene) => wordIn(scene, await bidden(scene)), code: 'AUCTION_STILL_OPEN' },
  },
  {
    call: 'C044',
    row: deals.markProposal,
    given: async (scene) => wordIn(scene, await proposed(scene)),
    then: ['ProposalMarked'],
    shows: inDeal('marked', true),
    refused: { given: async (scene) => ({ ...(await proposed(scene)), negotiationId: 'replaced' }), code: 'PROPOSAL_REPLACED' },
  },
  {
    call: 'C045',
    row: deals.makeProposal,
    given: async (scene) => ({ ...(await launched(scene)), transporterId: 't1', price: 650_000 }),
    then: ['ProposalMade'],
    shows: inDeal('shipperProposal.price', 650_000),
    refused: {
      given: async (scene) => ({ ...(await launched(scene)), transporterId: 't1', price: 7_000_001 }),
      code: 'PRICE_ABSURD',
    },
  },
  {
    call: 'C046',
    row: deals.refuseProposal,
    given: async (scene) => ({ ...(await proposed(scene)), transporterId: 't1', justification: 'Acima do orçamento' }),
    then: ['ProposalRefused'],
    shows: inDeal('items.0.status', 'REFUSED'),
    refused: {
      given: async (scene) => ({ ...(await launched(scene)), transporterId: 't1', justification: 'Não há' }),
      code: 'PROPOSAL_UNKNOWN',
    },
  },
  {
    call: 'C047',
    row: loadRoutes.undoAcceptance,
    given: hired,
    then: ['AcceptanceUndone', 'NegotiationReopened', 'ProposalReleased'],
    shows: inDeal('items.2.kind', 'RELEASE'),
    refused: { given: proposed, code: 'LOAD_NOT_NOW' },
  },
  {
    call: 'C053',
    row: reopenNegotiation,
    given: async (scene) => {
      const { id } = await closed(scene)
      await scene.does(loadRoutes.closeOffer, { id })
      return { id, transporterId: 't1' }
    },
    then: ['DealReopened', 'OfferReopened', 'NegotiationReopened'],
    shows: inLoad('NEGOTIATION'),
    refused: { given: async (scene) => ({ ...(await hired(scene)), transporterId: 't1' }), code: 'LOAD_NOT_NOW' },
  },
  {
    call: 'C353',
    row: deals.sendMessage,
    given: async (scene) => ({ ...(await launched(scene)), ...one, text: 'Coletam às 6h?' }),
    then: ['DealMessageSent'],
    shows: inDeal('items.0.text', 'Coletam às 6h?'),
    refused: { given: async (scene) => ({ ...(await launched(scene)), ...one, text: ' ' }), code: 'MESSAGE_EMPTY' },
  },
  {
    call: 'C353',
    row: deals.readDeal,
    given: async (scene) => ({ ...(await proposed(scene)), ...one }),
    then: ['DealRead'],
    shows: inDeal('unread', 0),
    refused: { given: nowhere, code: 'NOT_FOUND', status: 404 },
  },
  {
    call: 'C353',
    row: deals.readNegotiation,
    given: bidden,
    then: ['NegotiationRead'],
    shows: inDeal('unread', 0),
    refused: { given: async () => ({ id: 'nothing' }), code: 'NOT_FOUND', status: 404 },
  },
  {
    call: 'carrier',
    row: theirs.propose,
    by: tania,
    given: async (scene) => ({ ...(await launched(scene)), price: 690_000 }),
    then: ['ProposalMade'],
    shows: inDeal('transporterProposal.price', 690_000),
    refused: { given: async (scene) => ({ ...(await launched(scene, auction)), price: 690_000 }), code: 'PROPOSALS_NOT_HERE' },
  },
  {
    call: 'carrier',
    row: theirs.agree,
    by: tania,
    given: offered,
    then: ['ProposalMade'],
    shows: inDeal('transporterProposal.price', 650_000),
    refused: { given: async (scene) => ({ ...(await offered(scene)), negotiationId: 'replaced' }), code: 'PROPOSAL_REPLACED' },
  },
  {
    call: 'carrier',
    row: theirs.refuseShipperProposal,
    by: tania,
    given: async (scene) => ({ ...(await offered(scene)), reason: 'Abaixo do custo' }),
    then: ['ShipperProposalRefused'],
    shows: inDeal('items.1.text', 'Abaixo do custo'),
    refused: {
      given: async (scene) => ({ ...(await proposed(scene)), negotiationId: 'none', reason: 'Não há' }),
      code: 'PROPOSAL_REPLACED',
    },
  },
  {
    call: 'carrier',
    row: theirs.bid,
    by: tito,
    given: async (scene) => ({ ...(await bidden(scene)), price: 784_000 }),
    then: ['BidPlaced'],
    shows: ({ id }) => ({ ask: negotiationRoutes.bids, input: { id }, at: 'list.0.price', is: 784_000 }),
    refused: { given: async (scene) => ({ ...(await bidden(scene)), price: 784_001 }), code: 'BID_TOO_HIGH' },
  },
  {
    call: 'carrier',
    row: theirs.message,
    by: tania,
    given: async (scene) => ({ ...(await launched(scene)), text: 'Com pedágio incluso.' }),
    then: ['DealMessageSent'],
    shows: inDeal('items.0.agent', 'TRANSPORTER'),
    refused: { given: async (scene) => ({ id: (await closed(scene)).id, text: 'Ainda?' }), code: 'DEAL_CLOSED' },
  },
  {
    call: 'carrier',
    row: theirs.readDeal,
    by: tania,
    given: async (scene) => ({ id: (await offered(scene)).id }),
    then: ['DealRead'],
    shows: inDeal('items.0.viewed', true),
    refused: { given: async () => ({ id: 'nothing' }), code: 'NOT_FOUND', status: 404 },
  },
]
