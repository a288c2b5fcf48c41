import { negotiationRoutes, transporterDealCommands as theirs } from '@embarca/contracts/negotiation/routes.ts'
import type { CallScenario } from './call-scenario.ts'
import { auction, bidden, closed, inDeal, launched, offered, proposed } from './negotiated.ts'
import { personas } from './setting.ts'

const { tania, tito } = personas

/** The transporter's side of a negotiation. */
export const scenarios: readonly CallScenario[] = [
  {
    call: 'carrier',
    row: theirs.propose,
    by: tania,
    given: async (setting) => ({ ...(await launched(setting)), price: 690_000 }),
    then: ['ProposalMade'],
    shows: inDeal('transporterProposal.price', 690_000),
    refused: { given: async (setting) => ({ ...(await launched(setting, auction)), price: 690_000 }), code: 'PROPOSALS_NOT_HERE' },
  },
  {
    call: 'carrier',
    row: theirs.agree,
    by: tania,
    given: offered,
    then: ['ProposalMade'],
    shows: inDeal('transporterProposal.price', 650_000),
    refused: { given: async (setting) => ({ ...(await offered(setting)), negotiationId: 'replaced' }), code: 'PROPOSAL_REPLACED' },
  },
  {
    call: 'carrier',
    row: theirs.refuseShipperProposal,
    by: tania,
    given: async (setting) => ({ ...(await offered(setting)), reason: 'Abaixo do custo' }),
    then: ['ShipperProposalRefused'],
    shows: inDeal('items.1.text', 'Abaixo do custo'),
    refused: {
      given: async (setting) => ({ ...(await proposed(setting)), negotiationId: 'none', reason: 'Não há' }),
      code: 'PROPOSAL_REPLACED',
    },
  },
  {
    call: 'carrier',
    row: theirs.bid,
    by: tito,
    given: async (setting) => ({ ...(await bidden(setting)), price: 784_000 }),
    then: ['BidPlaced'],
    shows: ({ id }) => ({ ask: negotiationRoutes.bids, input: { id }, at: 'list.0.price', is: 784_000 }),
    refused: { given: async (setting) => ({ ...(await bidden(setting)), price: 784_001 }), code: 'BID_TOO_HIGH' },
  },
  {
    call: 'carrier',
    row: theirs.message,
    by: tania,
    given: async (setting) => ({ ...(await launched(setting)), text: 'Com pedágio incluso.' }),
    then: ['DealMessageSent'],
    shows: inDeal('items.0.agent', 'TRANSPORTER'),
    refused: { given: async (setting) => ({ id: (await closed(setting)).id, text: 'Ainda?' }), code: 'DEAL_CLOSED' },
  },
  {
    call: 'carrier',
    row: theirs.readDeal,
    by: tania,
    given: async (setting) => ({ id: (await offered(setting)).id }),
    then: ['DealRead'],
    shows: inDeal('items.0.viewed', true),
    refused: { given: async () => ({ id: 'nothing' }), code: 'NOT_FOUND', status: 404 },
  },
]
