import type { NegotiationEvent } from '@embarca/contracts/negotiation/events.ts'
import { terms } from '@embarca/tests/kit/load-told.ts'
import { specification } from '@embarca/tests/kit/specification.ts'
import { describe, it } from 'vitest'
import { negotiationDecider } from './decider.ts'

const id = 'L1'
const carrier = { transporterId: 't1', transporterName: 'TransNorte', accepted: false }
const offer = { loadId: id, shipperId: 's1', operationGroupId: 'g1', target: terms().target, deadline: '2026-01-06T12:00:00.000Z' }
const given = specification(negotiationDecider, { carrier, offer })

const opened: NegotiationEvent = { type: 'NegotiationOpened', data: offer }
const seen: NegotiationEvent = { type: 'OfferSeen', data: { loadId: id, transporterId: 't1' } }
const declined: NegotiationEvent = {
  type: 'OfferDeclined',
  data: { loadId: id, transporterId: 't1', transporterName: 'TransNorte', reason: 'Longe' },
}
const closed: NegotiationEvent = { type: 'NegotiationClosed', data: { loadId: id, because: 'TransporterAssigned' } }
const open = { type: 'OpenNegotiation', data: { id } } as const
const close = { type: 'CloseNegotiation', data: { id, because: 'TransporterAssigned' } } as const
const see = { type: 'SeeOffer', data: { id } } as const
const decline = { type: 'DeclineOffer', data: { id, reason: 'Longe' } } as const

describe('a conversation', () => {
  it('opens with the offer', () => given().when(open).then(opened))
  it('opens once', () => given(opened).when(open).changesNothing())
  it('does not open without an offer', () => given().when(open, { facts: { carrier } }).changesNothing())
  it('opens again with a new end', () => {
    const facts = { carrier, offer: { ...offer, deadline: '2026-01-07T12:00:00.000Z' } }
    const reopened: NegotiationEvent = { type: 'NegotiationReopened', data: { loadId: id, deadline: '2026-01-07T12:00:00.000Z' } }
    given(opened, declined, closed).when(open, { facts }).then(reopened)
    given(opened, declined, closed, reopened).when(decline).then(declined)
  })
  it('closes once', () => {
    given(opened).when(close).then(closed)
    given(opened, closed).when(close).changesNothing()
    given().when(close).changesNothing()
  })
})

describe('a transporter', () => {
  it('sees an offer, once', () => {
    given(opened).when(see).then(seen)
    given(opened, seen).when(see).changesNothing()
  })
  it('declines it, once', () => {
    given(opened, seen).when(decline).then(declined)
    given(opened, declined).when(decline).refused('ALREADY_DECLINED')
  })
  it('does not decline what it accepted', () =>
    given(opened)
      .when(decline, { facts: { carrier: { ...carrier, accepted: true }, offer } })
      .refused('ALREADY_ACCEPTED'))
  it('has nothing to say once it is over', () => {
    given(opened, closed).when(see).refused('NEGOTIATION_NOT_NOW')
    given(opened, closed).when(decline).refused('NEGOTIATION_NOT_NOW')
  })
})
