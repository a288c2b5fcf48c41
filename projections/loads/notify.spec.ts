import { viewsOf } from '@embarca/tests/kit/views.ts'
import { loadScript, terms } from '@embarca/tests/stories/load-script.ts'
import { describe, expect, it } from 'vitest'
import { notifyCard } from './notify.ts'
import { bareLoadsProjector } from './projector.ts'

const rules = { initialBid: 800_000, reductionPercentage: 2, endsAt: '2026-01-05T18:00:00.000Z' }
const company = { transporterId: 't1', transporterName: 'TransNorte' }

/** An open auction; further events of it are published. */
const auction = async () => {
  const load = loadScript()
  const recordStep = (type: string, data: object) => load.recordEvent('negotiation-L1', { type, data: { loadId: 'L1', ...data } })
  load.launched()
  recordStep('NegotiationOpened', {
    ...{ shipperId: 's1', operationGroupId: 'g1', target: terms().target, deadline: rules.endsAt, auction: rules },
  })
  const { say, updates } = await viewsOf([bareLoadsProjector], load.log)
  const publishes = async (...steps: readonly (readonly [type: string, data: object])[]) => {
    const from = load.log.length
    for (const [type, data] of steps) recordStep(type, data)
    updates.length = 0
    await say(...load.log.slice(from))
    const context = { since: '-1', now: () => '2026-01-05T17:00:00.000Z', groupOf: () => 'g1' }
    return updates.flatMap(({ changed }) => changed).flatMap((change) => notifyCard(change, context))
  }
  return { load, publishes }
}
const bid = (price: number) => ['BidPlaced', { ...company, negotiationId: `b${price}`, price }] as const

describe('a change of a load publishes', () => {
  it('only its card, when none of the events is announced', async () => {
    const { publishes } = await auction()
    const published = await publishes(['DealRead', { transporterId: 't1', by: 'SHIPPER' }])
    expect(published.map(({ type }) => type)).toEqual(['load.changed'])
    expect(JSON.parse(published[0]!.data!)).toMatchObject({ hashId: 'L1', bidAmount: 0 })
    expect(published[0]!.places.map(({ topic }) => topic)).toEqual(['load:L1', 'shipper:s1', 'group:s1/g1'])
  })

  it('each announced event, in order and with its own position, and the clock once', async () => {
    const { publishes } = await auction()
    const published = await publishes(bid(800_000), bid(780_000))
    expect(published.map(({ type }) => type)).toEqual(['load.changed', 'BID', 'BID', 'auction.changed'])
    const [, first, second, clock] = published
    expect(JSON.parse(first!.data!)).toMatchObject({ message: 'TransNorte deu um lance de R$ 8.000,00.', shippingHash: 'L1' })
    expect(Number(second!.position)).toBe(Number(first!.position) + 1)
    expect(JSON.parse(clock!.data!)).toEqual({
      ...{ shippingId: 'L1', residualTime: 3_600, endsAt: rules.endsAt, offerPrice: 780_000, bids: 2, initialBid: 800_000 },
    })
  })

  it('no more than the last 64 events of a batch', async () => {
    const { publishes } = await auction()
    const published = await publishes(...Array.from({ length: 70 }, (_, at) => bid(800_000 - at)))
    expect(published.filter(({ type }) => type === 'BID')).toHaveLength(64)
    expect(published.findLast(({ type }) => type === 'BID')!.data).toContain('R$ 7.999,31')
  })

  it('that an auction is over, once it has ended', async () => {
    const { publishes } = await auction()
    const published = await publishes(['AuctionEnded', { endsAt: rules.endsAt, deadline: rules.endsAt, bids: 0 }])
    expect(published.map(({ type }) => type)).toEqual(['load.changed', 'AUCTION_ENDED', 'auction.changed'])
    expect(JSON.parse(published[2]!.data!)).toMatchObject({ residualTime: 0, bids: 0 })
  })

  it('nothing that was published before, up to a position', async () => {
    const { load, publishes } = await auction()
    await publishes(bid(800_000))
    const { position } = load.log.at(-1)!
    const announced = load.log.slice(-1)
    const json = JSON.stringify({ hashId: 'L1', externalId: 'CG-1', hiringType: 'AUCTION' })
    const change = { view: 'loads', id: 'L1', shipperId: 's1', position, json, announced }
    const types = (since: string) => notifyCard(change, { since, now: () => '', groupOf: () => 'g1' }).map(({ type }) => type)
    expect(types(String(Number(position) - 1))).toEqual(['load.changed', 'BID'])
    expect(types(position)).toEqual(['load.changed'])
  })
})
