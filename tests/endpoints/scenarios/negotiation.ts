import { loadRoutes } from '@embarca/contracts/load/routes.ts'
import {
  acceptProposal,
  dealRoutes as deals,
  reopenNegotiation,
  transporterDealCommands as theirs,
} from '@embarca/contracts/negotiation/routes.ts'
import type { CallScenario } from './call-scenario.ts'
import { bidden, closed, hired, inDeal, inLoad, launched, one, proposalIn, proposed } from './negotiated.ts'
import { personas } from './setting.ts'

const { tania } = personas
const nowhere = async () => ({ id: 'nothing', ...one })

/** Negotiation between shipper and transporters (C040–C047, C053, C353). */
export const scenarios: readonly CallScenario[] = [
  {
    call: 'C040',
    row: deals.makeDealProposal,
    given: async (setting) => ({ ...(await launched(setting)), ...one, price: 650_000, text: 'Fechamos hoje' }),
    then: ['ProposalMade'],
    shows: inDeal('shipperProposal.price', 650_000),
    refused: { given: async (setting) => ({ ...(await launched(setting)), dealId: 't9', price: 650_000 }), code: 'DEAL_UNKNOWN' },
  },
  {
    call: 'C041',
    row: deals.closeDeal,
    given: async (setting) => ({ ...(await proposed(setting)), ...one }),
    then: ['DealClosed'],
    shows: inDeal('status', 'CLOSED'),
    refused: { given: async (setting) => ({ ...(await proposed(setting)), dealId: 't9' }), code: 'DEAL_UNKNOWN' },
  },
  {
    call: 'C042',
    row: deals.uncloseDeal,
    given: closed,
    then: ['DealReopened'],
    shows: inDeal('status', 'OPEN'),
    refused: { given: async (setting) => ({ ...(await proposed(setting)), dealId: 't9' }), code: 'DEAL_UNKNOWN' },
  },
  {
    call: 'C043',
    row: acceptProposal,
    given: async (setting) => ({ ...(await proposalIn(setting, await proposed(setting))), justification: 'Melhor prazo' }),
    then: ['ProposalHeld', 'TransporterAssigned'],
    shows: inLoad('ASSIGNED_TO_TRANSPORTER'),
    refused: {
      given: async (setting) => {
        const word = await proposalIn(setting, await proposed(setting))
        await setting.execute(theirs.propose, { id: word.id, price: 680_000 }, tania)
        return word
      },
      code: 'PROPOSAL_REPLACED',
    },
  },
  {
    call: 'C043',
    row: acceptProposal,
    given: async (setting) => {
      const load = await launched(setting)
      await setting.execute(theirs.propose, { ...load, price: 700_001 }, tania)
      return proposalIn(setting, load)
    },
    then: ['ProposalHeld', 'TransporterAssigned'],
    shows: inLoad('WAITING_APPROVE'),
    refused: { given: async (setting) => proposalIn(setting, await bidden(setting)), code: 'AUCTION_STILL_OPEN' },
  },
  {
    call: 'C044',
    row: deals.markProposal,
    given: async (setting) => proposalIn(setting, await proposed(setting)),
    then: ['ProposalMarked'],
    shows: inDeal('marked', true),
    refused: { given: async (setting) => ({ ...(await proposed(setting)), negotiationId: 'replaced' }), code: 'PROPOSAL_REPLACED' },
  },
  {
    call: 'C045',
    row: deals.makeProposal,
    given: async (setting) => ({ ...(await launched(setting)), transporterId: 't1', price: 650_000 }),
    then: ['ProposalMade'],
    shows: inDeal('shipperProposal.price', 650_000),
    refused: {
      given: async (setting) => ({ ...(await launched(setting)), transporterId: 't1', price: 7_000_001 }),
      code: 'PRICE_ABSURD',
    },
  },
  {
    call: 'C046',
    row: deals.refuseProposal,
    given: async (setting) => ({ ...(await proposed(setting)), transporterId: 't1', justification: 'Acima do orçamento' }),
    then: ['ProposalRefused'],
    shows: inDeal('items.0.status', 'REFUSED'),
    refused: {
      given: async (setting) => ({ ...(await launched(setting)), transporterId: 't1', justification: 'Não há' }),
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
    given: async (setting) => {
      const { id } = await closed(setting)
      await setting.execute(loadRoutes.closeOffer, { id })
      return { id, transporterId: 't1' }
    },
    then: ['DealReopened', 'OfferReopened', 'NegotiationReopened'],
    shows: inLoad('NEGOTIATION'),
    refused: { given: async (setting) => ({ ...(await hired(setting)), transporterId: 't1' }), code: 'LOAD_NOT_NOW' },
  },
  {
    call: 'C353',
    row: deals.sendMessage,
    given: async (setting) => ({ ...(await launched(setting)), ...one, text: 'Coletam às 6h?' }),
    then: ['DealMessageSent'],
    shows: inDeal('items.0.text', 'Coletam às 6h?'),
    refused: { given: async (setting) => ({ ...(await launched(setting)), ...one, text: ' ' }), code: 'MESSAGE_EMPTY' },
  },
  {
    call: 'C353',
    row: deals.readDeal,
    given: async (setting) => ({ ...(await proposed(setting)), ...one }),
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
]
