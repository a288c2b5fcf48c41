import { specification } from '@embarca/tests/kit/specification.ts'
import { deadline, rival } from '@embarca/tests/stories/load-history.ts'
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
} from '@embarca/tests/stories/negotiation-history.ts'
import { describe, it } from 'vitest'
import { negotiations } from './index.ts'

const given = specification(negotiations, lookups)
const hold = (negotiationId = 'n1') => ({ type: 'HoldProposal', data: { id: 'L1', negotiationId } }) as const
const release = (negotiationId = 'n1') => ({ type: 'ReleaseProposal', data: { id: 'L1', negotiationId } }) as const
const released = negotiationEvent('ProposalReleased', { transporterId: 't1', negotiationId: 'n1' })

describe('a proposal is held', () => {
  it('while it is accepted, also after the offer ended', () => {
    given(opened, proposed()).when(hold()).then(held())
    given(opened, proposed(), closed()).when(hold()).then(held())
  })
  it('with its quota and the justification', () =>
    given(opened, negotiationEvent('ProposalMade', { ...rival, negotiationId: 'n1', by: 'TRANSPORTER', price: 5, quota: 12_000 }))
      .when({ type: 'HoldProposal', data: { id: 'L1', negotiationId: 'n1', justification: 'Prazo' } })
      .then(negotiationEvent('ProposalHeld', { ...rival, negotiationId: 'n1', price: 5, quota: 12_000, justification: 'Prazo' })))
  it('by one at a time, and for good once it is hired by', () => {
    given(opened, proposed(), held()).when(hold()).refused('PROPOSAL_HELD')
    given(opened, proposed(), held())
      .when(hold(), { lookups: { ...lookups, hired: ['t1'] } })
      .changesNothing()
  })
  it('alone: two cannot be accepted at the same time', () =>
    given(opened, proposed(), proposed(690_000, 'n2', rival), held())
      .when(hold('n2'))
      .refused('PROPOSAL_HELD'))
  it('lookups others when the load is a lot', () =>
    given(negotiationEvent('NegotiationOpened', { ...offer, lot: true }), proposed(), proposed(690_000, 'n2', rival), held())
      .when(hold('n2'))
      .then(held('n2', 690_000, rival)))
  it('only as it lies on the table now', () => {
    given(opened, proposed(), proposed(710_000, 'n2')).when(hold()).refused('PROPOSAL_REPLACED')
    given(opened).when(hold()).refused('PROPOSAL_REPLACED')
    given(opened, proposed(), negotiationEvent('DealClosed', { transporterId: 't1' }))
      .when(hold())
      .refused('DEAL_CLOSED')
  })
  it('not when a transporter has the load: the load refuses', () =>
    given(opened, proposed(), closed('TransporterAssigned'))
      .when(hold(), { lookups: { ...lookups, open: false, hired: ['t2'] } })
      .changesNothing())
})

describe('a bid is held', () => {
  it('when the auction is over', () => {
    given(auctionOpened(), bid(800_000)).when(hold('b1')).refused('AUCTION_STILL_OPEN')
    given(auctionOpened(), bid(800_000), ended, closed('AuctionEnded')).when(hold('b1'), { now: deadline }).then(held('b1', 800_000))
  })
  it('also a dearer one than the best', () =>
    given(auctionOpened(), bid(800_000), bid(700_000, 'b2', rival), ended, closed('AuctionEnded'))
      .when(hold('b1'))
      .then(held('b1', 800_000)))
})

describe('what was held is released', () => {
  it('when no transporter was hired by it, once', () => {
    given(opened, proposed(), held()).when(release()).then(released)
    given(opened, proposed(), held(), released).when(release()).changesNothing()
  })
  it('not when its transporter has the load', () =>
    given(opened, proposed(), held())
      .when(release(), { lookups: { ...lookups, hired: ['t1'] } })
      .changesNothing())
  it('and nothing else with it', () => given(opened, proposed(), held()).when(release('n0')).changesNothing())
})
