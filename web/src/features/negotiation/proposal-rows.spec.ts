import type { Talk } from '@embarca/contracts/negotiation/views.ts'
import { describe, expect, it } from 'vitest'
import { differenceOf, onTimeText, ratingText, scaleOf } from './comparison.ts'
import { menuOf } from './proposal-menu.ts'
import { cheapest, hasResponded, isAcceptable, proposalRows } from './proposal-rows.ts'

const at = (minute: number) => `2026-11-21T12:${String(minute).padStart(2, '0')}:00.000Z`
const talk = (id: string, rest: Partial<Talk> = {}): Talk => ({ transporterId: id, transporterName: `Trans ${id}`, ...rest })
const proposal = (price: number, minute = 1) => ({ negotiationId: `n${price}`, price, at: at(minute) })
const deal = (id: string, rest: Partial<Talk>) => talk(id, { dealId: id, status: 'OPEN', ...rest })
const statesOf = (rows: ReturnType<typeof proposalRows>) => rows.map(({ id, state }) => `${id} ${state}`)

describe('the comparison of proposals', () => {
  const talks = [
    talk('silent'),
    talk('seen', { seenAt: at(0) }),
    talk('no', { declinedAt: at(1), reason: 'Sem veículo' }),
    deal('dear', { transporterProposal: proposal(900) }),
    deal('cheap', { transporterProposal: proposal(700) }),
    deal('marked', { transporterProposal: proposal(950), marked: true }),
    deal('countered', { transporterProposal: proposal(800, 2), shipperProposal: proposal(750, 5) }),
    deal('closed', { transporterProposal: proposal(600), status: 'CLOSED' }),
  ]
  it('sorts by price, with marked ones first and transporters without an answer last (R211)', () =>
    expect(statesOf(proposalRows({ talks, accepts: [] }))).toEqual([
      'marked proposed',
      'cheap proposed',
      'countered countered',
      'dear proposed',
      'closed closed',
      'no declined',
      'seen seen',
      'silent silent',
    ]))
  it('the cheapest is one that may be accepted', () => expect(cheapest(proposalRows({ talks, accepts: [] }))).toBe('cheap'))
  it('shows the counter-proposal only while it is the latest one', () => {
    const [row] = proposalRows({
      talks: [deal('a', { transporterProposal: proposal(800, 9), shipperProposal: proposal(750, 5) })],
      accepts: [],
    })
    expect(row).toMatchObject({ state: 'proposed' })
    expect(row).not.toHaveProperty('ours')
  })
  it('distinguishes transporters that only opened the offer', () =>
    expect(
      proposalRows({ talks, accepts: [] })
        .filter((row) => !hasResponded(row))
        .map(({ id }) => id),
    ).toEqual(['seen', 'silent']))
})

it('an acceptance of a closed price is shown with it; the hired transporter comes first', () => {
  const accept = (transporterId: string, status: 'ACCEPTED' | 'LOST') => ({
    transporterId,
    transporterName: transporterId,
    price: 500,
    at: at(3),
    status,
  })
  const rows = proposalRows({
    talks: [talk('b')],
    accepts: [accept('a', 'ACCEPTED'), accept('b', 'LOST'), accept('c', 'ACCEPTED')],
    hired: 'c',
    waits: true,
  })
  expect(statesOf(rows)).toEqual(['c hired', 'a accepted', 'b lost'])
  expect(rows[0]).toMatchObject({ label: 'Aguarda aprovação', offer: { price: 500 } })
})

it('shows each bidder of an auction with its lowest bid', () => {
  const bid = (transporterId: string, price: number, minute: number) => ({
    ...proposal(price, minute),
    transporterId,
    transporterName: transporterId,
    best: false,
  })
  const rows = proposalRows({
    talks: [talk('a', { seenAt: at(0) })],
    accepts: [],
    bids: [bid('b', 80, 4), bid('a', 90, 3), bid('b', 100, 2)],
  })
  expect(rows.map(({ id, state, offer }) => [id, state, offer?.negotiationId])).toEqual([
    ['b', 'bid', 'n80'],
    ['a', 'bid', 'n90'],
  ])
})

it('a transporter with a part of the lot comes first and cannot be accepted again', () => {
  const rows = proposalRows({
    talks: [deal('cheap', { transporterProposal: proposal(100) }), deal('has', { transporterProposal: proposal(200) })],
    accepts: [],
    agreed: new Set(['has']),
  })
  expect(statesOf(rows)).toEqual(['has agreed', 'cheap proposed'])
  expect(rows.map(isAcceptable)).toEqual([false, true])
})

it('no proposal is the cheapest among equal prices; after a hiring the others are over', () => {
  const talks = [deal('a', { transporterProposal: proposal(100) }), deal('b', { transporterProposal: proposal(100) })]
  expect(cheapest(proposalRows({ talks, accepts: [] }))).toBeUndefined()
  expect(statesOf(proposalRows({ talks, accepts: [], hired: 'b' }))).toEqual(['b hired', 'a lost'])
})

describe('the menu of a row', () => {
  const menuContext = { open: true, auction: false, hired: false, mayUndo: true }
  const menu = (rest: Partial<Talk>, changes: Partial<typeof menuContext> = {}, hired?: string) =>
    menuOf(proposalRows({ talks: [deal('a', rest)], accepts: [], hired })[0]!, { ...menuContext, ...changes }).map(({ action }) => action)
  const transporterProposal = proposal(100)
  it('offers the actions that fit the state of the row', () => {
    expect(menu({ transporterProposal })).toEqual(['counter', 'send', 'mark', 'close', 'refuse'])
    expect(menu({ transporterProposal, status: 'CLOSED' })).toEqual(['reopen'])
    expect(menu({ transporterProposal }, { auction: true })).toEqual(['send', 'mark', 'close', 'refuse'])
    expect(menu({ transporterProposal }, { hired: true }, 'a')).toEqual(['undo'])
    expect(menu({ transporterProposal }, { hired: true }, 'b')).toEqual([])
  })
})

describe('a price against the reference', () => {
  const plainly = (price: number) => {
    const { text, percent, saves } = differenceOf(price, 790_000)!
    return [text.replace(/\s/g, ' '), percent, saves]
  }
  it('shows the difference in R$ and per cent', () => {
    expect(plainly(731_000)).toEqual(['−R$ 590,00', '7,5 % abaixo', true])
    expect(plainly(869_000)).toEqual(['+R$ 790,00', '10 % acima', false])
    expect(plainly(790_000)).toEqual(['R$ 0,00', 'igual', false])
    expect(plainly(790_001)).toEqual(['+R$ 0,01', '< 0,1 % acima', false])
  })
  it('is undefined without a reference', () => expect(differenceOf(1, undefined)).toBeUndefined())
  it('has a scale up to the largest difference', () => {
    const scale = scaleOf([90, 130], 100)!
    expect([scale(130), scale(100), scale(90)]).toEqual([1, 0, -1 / 3])
  })
})

it('a missing rating is shown as "sem dados"', () => {
  expect([ratingText(undefined, undefined), onTimeText(undefined)]).toEqual(['sem dados', 'sem dados'])
  expect([ratingText(4.56, 32), onTimeText(0.957)]).toEqual(['4,6 (32)', '96 %'])
})
