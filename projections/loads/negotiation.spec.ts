import { loadScript, terms } from '@embarca/tests/stories/load-script.ts'
import { describe, expect, it } from 'vitest'
import { foldEvents } from '../kit/projector.ts'
import { bareLoadsProjector } from './projector.ts'

type Step = readonly [type: string, data: object]
const company = { transporterId: 't1', transporterName: 'TransNorte' }
const proposal = { ...company, negotiationId: 'n1', by: 'TRANSPORTER', price: 700_000 }
const bid = (price: number): Step => ['BidPlaced', { ...company, negotiationId: `b${price}`, price }]
const auction = { initialBid: 800_000, reductionPercentage: 2, endsAt: '2026-01-05T18:00:00.000Z' }

const card = (steps: readonly Step[], rules?: object) => {
  const load = loadScript()
  const recordStep = (type: string, data: object) => load.recordEvent('negotiation-L1', { type, data: { loadId: 'L1', ...data } })
  load.launched()
  recordStep('NegotiationOpened', {
    ...{ shipperId: 's1', operationGroupId: 'g1', target: terms().target, deadline: auction.endsAt },
    ...(rules && { auction: rules }),
  })
  for (const [type, data] of steps) recordStep(type, data)
  return foldEvents(bareLoadsProjector, load.log).get('L1')
}

describe('the card of a negotiation', () => {
  it('is marked by messages of transporters until staff read them', () => {
    const all: readonly Step[] = [
      ['ProposalMade', proposal],
      ['DealMessageSent', { ...company, messageId: 'm1', by: 'TRANSPORTER', text: 'x', attachments: [] }],
      ['ProposalMade', { ...proposal, by: 'SHIPPER' }],
      ['DealRead', { transporterId: 't1', by: 'TRANSPORTER' }],
      ['DealRead', { transporterId: 't1', by: 'SHIPPER' }],
      ['ProposalRefused', { transporterId: 't1', negotiationId: 'n1', justification: 'x' }],
    ]
    const upTo = (count: number) => card(all.slice(0, count))
    expect(upTo(1)).toMatchObject({ proposalAmount: 1, unread: 1, flNewEvent: true })
    expect(upTo(4)).toMatchObject({ proposalAmount: 1, unread: 2, flNewEvent: true })
    expect(upTo(5)).toMatchObject({ proposalAmount: 1, unread: undefined, flNewEvent: false })
    expect(upTo(6)).toMatchObject({ proposalAmount: undefined })
  })

  it('counts transporters that declined, and no longer their proposals', () =>
    expect(
      card([
        ['ProposalMade', proposal],
        ['OfferDeclined', { ...company, reason: 'x' }],
      ]),
    ).toMatchObject({
      declinedAmount: 1,
      proposalAmount: undefined,
    }))

  it('shows the clock and the price of an auction', () => {
    expect(card([], auction)).toMatchObject({ bidAmount: 0, auction: { endsAt: auction.endsAt, initialBid: 800_000 } })
    expect(card([bid(800_000), bid(780_000), ['AuctionExtended', { endsAt: '2026-01-05T18:05:00.000Z' }]], auction)).toMatchObject({
      ...{ bidAmount: 2, lastBid: 780_000, unread: 2, flNewEvent: true },
      auction: { endsAt: '2026-01-05T18:05:00.000Z', initialBid: 800_000, best: 780_000 },
    })
    expect(card([bid(800_000), ['NegotiationRead', {}]], auction)).toMatchObject({ flNewEvent: false, bidAmount: 1 })
  })

  it('shows when an auction that was closed early ended', () =>
    expect(card([['AuctionEnded', { endsAt: auction.endsAt, deadline: auction.endsAt, bids: 0 }]], auction)?.auction?.endsAt).toBe(
      '2026-01-05T12:02:00.000Z',
    ))
})
