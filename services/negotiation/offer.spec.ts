import { specification } from '@embarca/tests/kit/specification.ts'
import { deadline } from '@embarca/tests/stories/load-history.ts'
import {
  auctionOpened,
  bid,
  closed,
  ended,
  held,
  lookups,
  negotiationEvent,
  offer,
  opened,
  proposed,
  rules,
} from '@embarca/tests/stories/negotiation-history.ts'
import { describe, it } from 'vitest'
import { negotiations } from './index.ts'

const given = specification(negotiations, lookups)
const id = 'L1'
const later = '2026-01-07T12:00:00.000Z'
const viewed = negotiationEvent('OfferSeen', { transporterId: 't1' })
const declined = negotiationEvent('OfferDeclined', { transporterId: 't1', transporterName: 'TransNorte', reason: 'Longe' })
const open = { type: 'OpenNegotiation', data: { id } } as const
const close = { type: 'CloseNegotiation', data: { id, because: 'TransporterAssigned' } } as const
const see = { type: 'SeeOffer', data: { id } } as const
const decline = { type: 'DeclineOffer', data: { id, reason: 'Longe' } } as const

describe('a conversation', () => {
  const { offer: _, ...without } = lookups
  it('opens with the offer', () => given().when(open).then(opened))
  it('opens once', () => given(opened).when(open).changesNothing())
  it('does not open without an offer', () => given().when(open, { lookups: without }).changesNothing())
  it('opens again with a new end, and a transporter that declined may answer', () => {
    const reopened = negotiationEvent('NegotiationReopened', { deadline: later })
    given(opened, declined, closed())
      .when(open, { lookups: { ...lookups, offer: { ...offer, deadline: later } } })
      .then(reopened)
    given(opened, declined, closed(), reopened).when(decline).then(declined)
  })
  it('stays closed when its load takes no answers any more', () =>
    given(opened, closed())
      .when(open, { lookups: { ...lookups, open: false, offer: { ...offer, deadline: later } } })
      .changesNothing())
  it('gives back what an acceptance held when that fell', () =>
    given(opened, proposed(), held(), closed('TransporterAssigned'))
      .when(open, { lookups: { ...lookups, offer: { ...offer, deadline: later } } })
      .then(
        negotiationEvent('NegotiationReopened', { deadline: later }),
        negotiationEvent('ProposalReleased', { transporterId: 't1', negotiationId: 'n1' }),
      ))
  it('closes once', () => {
    given(opened).when(close).then(closed('TransporterAssigned'))
    given(opened, closed()).when(close).changesNothing()
    given().when(close).changesNothing()
  })
  it('closes by the clock at the end it was given, and no other', () => {
    const atTheEnd = { type: 'CloseNegotiation', data: { id, because: 'OfferCompleted', deadline } } as const
    given(opened).when(atTheEnd, { now: deadline }).then(closed())
    given(opened).when(atTheEnd).changesNothing()
    given(opened, negotiationEvent('NegotiationReopened', { deadline: later }))
      .when(atTheEnd, { now: deadline })
      .changesNothing()
  })
  it('is closed by the shipper when a transporter answered', () => {
    const byHand = { type: 'CloseNegotiation', data: { id, because: 'OfferCompleted', ifAnswered: true } } as const
    given(opened).when(byHand).refused('NOBODY_ANSWERED')
    given(opened, proposed(), negotiationEvent('ProposalRefused', { transporterId: 't1', negotiationId: 'n1', justification: 'Caro' }))
      .when(byHand)
      .refused('NOBODY_ANSWERED')
    given(opened, proposed()).when(byHand).then(closed())
    given(opened)
      .when(byHand, { lookups: { ...lookups, accepted: true } })
      .then(closed())
    given(opened)
      .when(byHand, { lookups: { ...lookups, open: false } })
      .changesNothing()
  })
})

describe('an auction', () => {
  const end = { type: 'EndAuction', data: { id, endsAt: deadline } } as const
  const endedWith = (bids: number, endsAt = deadline) => negotiationEvent('AuctionEnded', { endsAt, deadline, bids })
  it('ends by the clock, once', () => {
    given(auctionOpened(), bid(800_000)).when(end, { now: deadline }).then(endedWith(1), closed('AuctionEnded'))
    given(auctionOpened(), endedWith(0), closed('AuctionEnded')).when(end, { now: later }).changesNothing()
  })
  it('does not end before its time', () => given(auctionOpened()).when(end).refused('AUCTION_STILL_OPEN'))
  it('ends when a late bid moved it to, not before', () => {
    const extended = negotiationEvent('AuctionExtended', { endsAt: later })
    given(auctionOpened(), extended).when(end, { now: deadline }).changesNothing()
    given(auctionOpened(), extended)
      .when({ type: 'EndAuction', data: { id, endsAt: later } }, { now: later })
      .then(endedWith(0, later), closed('AuctionEnded'))
    given(auctionOpened(), extended)
      .when({ type: 'CloseNegotiation', data: { id, because: 'OfferCompleted', deadline } }, { now: deadline })
      .changesNothing()
  })
  it('ends early when all is closed or the load is canceled', () => {
    given(auctionOpened(), bid(800_000))
      .when({ type: 'CloseNegotiation', data: { id, because: 'OfferCompleted', ifAnswered: true } })
      .then(endedWith(1), closed())
    given(auctionOpened())
      .when({ type: 'CloseNegotiation', data: { id, because: 'LoadCanceled' } })
      .then(endedWith(0), closed('LoadCanceled'))
  })
  it('starts over when it is opened again: earlier bids no longer count', () => {
    const auction = { ...rules, endsAt: later }
    given(auctionOpened(), bid(800_000), ended, closed())
      .when(open, { lookups: { ...lookups, offer: { ...offer, deadline: later, auction } } })
      .then(negotiationEvent('NegotiationReopened', { deadline: later, auction }))
    given(auctionOpened(), bid(700_000), ended, closed(), negotiationEvent('NegotiationReopened', { deadline: later, auction }))
      .when({ type: 'PlaceBid', data: { id, price: 800_000 } })
      .brings({ type: 'BidPlaced' })
  })
})

describe('a transporter', () => {
  it('sees an offer, once', () => {
    given(opened).when(see).then(viewed)
    given(opened, viewed).when(see).changesNothing()
  })
  it('declines it, once', () => {
    given(opened, viewed).when(decline).then(declined)
    given(opened, declined).when(decline).refused('ALREADY_DECLINED')
  })
  it('takes its proposal from the table by declining, and comes back with another one', () => {
    given(opened, proposed(), declined)
      .when({ type: 'RefuseProposal', data: { id, transporterId: 't1', justification: 'Caro' } })
      .refused('PROPOSAL_UNKNOWN')
    given(opened, declined, proposed()).when(decline).then(declined)
  })
  it('does not decline what it accepted, what is being accepted, or what it bid for', () => {
    given(opened)
      .when(decline, { lookups: { ...lookups, carrier: { ...lookups.carrier, accepted: true } } })
      .refused('ALREADY_ACCEPTED')
    given(opened, proposed(), held()).when(decline).refused('PROPOSAL_HELD')
    given(auctionOpened(), bid(800_000)).when(decline).refused('BID_STANDS')
  })
  it('has nothing to say once it is over', () => {
    given(opened, closed()).when(see).refused('NEGOTIATION_NOT_NOW')
    given(opened, closed()).when(decline).refused('NEGOTIATION_NOT_NOW')
  })
})
