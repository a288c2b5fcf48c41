import { specification } from '@embarca/tests/kit/specification.ts'
import { company, deadline, rival } from '@embarca/tests/stories/load-history.ts'
import {
  auctionOpened,
  closed,
  held,
  lookups,
  negotiationEvent,
  offered,
  opened,
  proposed,
} from '@embarca/tests/stories/negotiation-history.ts'
import { describe, it } from 'vitest'
import { negotiations } from './index.ts'
import type { NegotiationCommand } from './types.ts'

const given = specification(negotiations, lookups)
const command = (type: NegotiationCommand['type'], data: object = {}) => ({ type, data: { id: 'L1', ...data } }) as NegotiationCommand
const propose = command('Propose', { price: 700_000 })
const offer = command('MakeDealProposal', { dealId: 't1', price: 650_000 })
const dealClosed = negotiationEvent('DealClosed', { transporterId: 't1' })

describe('a transporter', () => {
  it('proposes a price', () => given(opened).when(propose).then(proposed(700_000, 'new')))
  it('proposes again, with a quota and a comment', () =>
    given(opened, proposed())
      .when(command('Propose', { price: 690_000, quota: 12_000, text: ' Com pedágio ' }))
      .then(
        negotiationEvent('ProposalMade', {
          ...company,
          negotiationId: 'new',
          by: 'TRANSPORTER',
          price: 690_000,
          quota: 12_000,
          text: 'Com pedágio',
        }),
      ))
  it('repeats a proposal, and nothing changes', () => given(opened, proposed()).when(propose).changesNothing())
  it('answers the shipper: agrees to its price, or refuses it', () => {
    given(opened, offered())
      .when(command('AgreeToProposal', { negotiationId: 's1' }))
      .then(proposed(650_000, 'new'))
    given(opened, offered())
      .when(command('RefuseShipperProposal', { negotiationId: 's1', reason: 'Baixo' }))
      .then(negotiationEvent('ShipperProposalRefused', { transporterId: 't1', negotiationId: 's1', reason: 'Baixo' }))
  })
  it('answers only the proposal that lies on the table', () => {
    given(opened, offered(), offered(660_000, 's2'))
      .when(command('AgreeToProposal', { negotiationId: 's1' }))
      .refused('PROPOSAL_REPLACED')
    given(opened)
      .when(command('RefuseShipperProposal', { negotiationId: 's1', reason: 'x' }))
      .refused('PROPOSAL_REPLACED')
  })
  it('cannot change what is being accepted', () =>
    given(opened, proposed(), held())
      .when(command('Propose', { price: 1 }))
      .refused('PROPOSAL_HELD'))
  it('proposes nothing in a closed deal, in an auction, after it accepted, or when the offer is over', () => {
    given(opened, dealClosed).when(propose).refused('DEAL_CLOSED')
    given(auctionOpened()).when(propose).refused('PROPOSALS_NOT_HERE')
    given(opened)
      .when(propose, { lookups: { ...lookups, carrier: { ...lookups.carrier, accepted: true } } })
      .refused('ALREADY_ACCEPTED')
    given(opened, closed()).when(propose).refused('NEGOTIATION_NOT_NOW')
    given(opened).when(propose, { now: deadline }).refused('NEGOTIATION_NOT_NOW')
    given(opened)
      .when(propose, { lookups: { ...lookups, open: false } })
      .refused('NEGOTIATION_NOT_NOW')
  })
  it('is asked again about a price with a digit too many or too few', () => {
    const compared = { lookups: { ...lookups, reference: 700_000 } }
    given(opened)
      .when(command('Propose', { price: 7_000_001 }), compared)
      .refused('PRICE_ABSURD')
    given(opened)
      .when(command('Propose', { price: 69_999 }), compared)
      .refused('PRICE_ABSURD')
    given(opened)
      .when(command('Propose', { price: 70_000 }), compared)
      .brings({ type: 'ProposalMade' })
  })
})

describe('the shipper', () => {
  it('proposes a price to a transporter, by its deal or by its name', () => {
    given(opened).when(offer).then(offered(650_000, 'new'))
    given(opened)
      .when(command('MakeProposal', { transporterId: 't1', price: 650_000 }))
      .then(offered(650_000, 'new'))
  })
  it('cannot propose to a transporter that the offer did not reach, or that accepted it', () => {
    const { other: _, ...nobody } = lookups
    given(opened).when(offer, { lookups: nobody }).refused('DEAL_UNKNOWN')
    given(opened)
      .when(offer, { lookups: { ...lookups, other: { ...company, accepted: true } } })
      .refused('TRANSPORTER_ALREADY_ACCEPTED')
  })
  it('proposes nothing in a deal that it closed', () => given(opened, dealClosed).when(offer).refused('DEAL_CLOSED'))
  it('refuses a proposal with a justification, once', () => {
    const refuses = command('RefuseProposal', { transporterId: 't1', justification: 'Caro' })
    const refused = negotiationEvent('ProposalRefused', { transporterId: 't1', negotiationId: 'n1', justification: 'Caro' })
    given(opened, proposed()).when(refuses).then(refused)
    given(opened, proposed(), refused).when(refuses).refused('PROPOSAL_UNKNOWN')
    given(opened, proposed(), held()).when(refuses).refused('PROPOSAL_HELD')
  })
  it('marks a proposal, and takes the mark away', () => {
    const marked = (marked: boolean) => negotiationEvent('ProposalMarked', { transporterId: 't1', negotiationId: 'n1', marked })
    const mark = command('MarkProposal', { negotiationId: 'n1' })
    given(opened, proposed(), proposed(1, 'n2', rival))
      .when(mark)
      .then(marked(true))
    given(opened, proposed(), marked(true)).when(mark).then(marked(false))
    given(opened).when(mark).refused('PROPOSAL_REPLACED')
  })
})
