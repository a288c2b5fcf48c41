import type { ShareEvent } from '@embarca/contracts/share/events.ts'
import type { ShareCommand } from '@embarca/contracts/share/routes.ts'
import { specification } from '@embarca/tests/kit/specification.ts'
import { describe, it } from 'vitest'
import { shares } from './index.ts'

const given = specification(shares, { loadStatus: 'IN_TRANSIT' })
const about = { loadId: 'L1', deliveryId: 'L1-1', shareId: 'new' }
const share = { type: 'ShareLink', data: { id: 'L1' } } as const
const shared: ShareEvent = { type: 'LinkShared', data: { ...about, expiresAt: '2026-02-04T12:00:00.000Z' } }
const revoked: ShareEvent = { type: 'SharedLinkRevoked', data: about }
const send: ShareCommand = { type: 'SendSharedLink', data: { id: 'L1', deliveryId: 'L1-1', emails: ['a@b.co', 'c@d.co'] } }

describe('a link to a load', () => {
  it('opens for thirty days, and is the same while it does', () => {
    given().when(share).then(shared)
    given(shared).when(share).changesNothing()
    given(shared).when(share, { now: '2026-02-04T11:00:00.000Z' }).brings({ type: 'LinkShared' })
  })
  it('needs something to follow', () =>
    given()
      .when(share, { lookups: { loadStatus: 'DRAFT' } })
      .refused('NOTHING_TO_TRACK'))
  it('is sent without recording to whom', () =>
    given(shared)
      .when(send)
      .then({ type: 'SharedLinkSent', data: { ...about, recipients: 2 } }))
  it('is passed on by hand, with no more of a phone than its last digits', () => {
    const handOut = { type: 'NoteSharedLinkHandedOut', data: { id: 'L1', way: 'WHATSAPP', receiver: '4410' } } as const
    given(shared)
      .when(handOut)
      .then({ type: 'SharedLinkHandedOut', data: { ...about, way: 'WHATSAPP', receiver: '4410' } })
    given().when(handOut).refused('LINK_UNKNOWN')
  })
  it('records its first opening, once, and that of no earlier link', () => {
    const open = { type: 'NoteSharedLinkOpened', data: { id: 'L1', shareId: 'new' } } as const
    const opened: ShareEvent = { type: 'SharedLinkOpened', data: about }
    given(shared).when(open).then(opened)
    given(shared, opened).when(open).changesNothing()
    given(shared, revoked).when(open).changesNothing()
    given(shared)
      .when({ ...open, data: { id: 'L1', shareId: 'old' } })
      .changesNothing()
  })
  it('is revoked, and then a new one is shared', () => {
    const revoke = { type: 'RevokeSharedLink', data: { id: 'L1' } } as const
    given(shared).when(revoke).then(revoked)
    given(shared, revoked).when(revoke).refused('LINK_UNKNOWN')
    given(shared, revoked).when(send).refused('LINK_UNKNOWN')
    given(shared, revoked).when(share).then(shared)
  })
  it('to a withdrawal belongs to its lot, and to another load to none', () =>
    given()
      .when({ type: 'ShareLink', data: { id: 'lot', deliveryId: 'lot-w3-1' } })
      .brings({ type: 'LinkShared', data: { loadId: 'lot-w3', deliveryId: 'lot-w3-1' } }))
})

describe("a link to an offer's page", () => {
  const handOut = { type: 'NoteOfferLinkHandedOut', data: { id: 'L1', transporterId: 't1', way: 'MAIL' } } as const
  it('is passed on to a carrier that the open offer was made to, and to no other', () => {
    given()
      .when(handOut, { lookups: { isOffered: true } })
      .then({ type: 'OfferLinkHandedOut', data: { loadId: 'L1', transporterId: 't1', way: 'MAIL' } })
    given()
      .when(handOut, { lookups: { isOffered: false } })
      .refused('OFFER_NOT_SENT')
  })
})
