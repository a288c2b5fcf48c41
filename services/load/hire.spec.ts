import type { Actor } from '@embarca/contracts/kit/event.ts'
import { nothingFound } from '@embarca/tests/kit/load-lookups.ts'
import { someone, specification } from '@embarca/tests/kit/specification.ts'
import {
  acceptedBy,
  assigned,
  bound,
  canceled,
  company,
  completed,
  deadline,
  expired,
  hired,
  launched,
  offered,
  opened,
  rival,
} from '@embarca/tests/stories/load-history.ts'
import { describe, it } from 'vitest'
import { loads } from './index.ts'
import type { LoadCommand } from './types.ts'

const given = specification(loads, nothingFound)
const waiting = offered({ acceptType: 'WAIT_DURATION' })
const carrier = (transporterId: string): Actor => ({ ...someone, transporterId })
const as = (who = company, now?: string) => ({
  by: carrier(who.transporterId),
  lookups: { ...nothingFound, carrier: who },
  ...(now && { now }),
})
const command = (type: LoadCommand['type'], data: object = {}) => ({ type, data: { id: 'L1', ...data } }) as LoadCommand
const accept = command('AcceptOffer')
const end = command('CompleteOffer', { deadline })
const choose = command('ChooseTransporter', { transporterId: 't1' })

describe('a transporter accepts', () => {
  it('and is hired, when the first one is', () =>
    given(...offered())
      .when(accept, as())
      .then(
        { type: 'OfferAccepted', data: { loadId: 'L1', ...company, price: 731_000 } },
        { type: 'TransporterAssigned', data: { loadId: 'L1', status: 'ASSIGNED_TO_TRANSPORTER', ...company, price: 731_000 } },
      ))
  it('and waits for approval, when the price needs it', () =>
    given(...offered({ approvalRequired: true }))
      .when(accept, as())
      .brings({ type: 'OfferAccepted' }, { type: 'TransporterAssigned', data: { status: 'WAITING_APPROVE' } }))
  it('and waits for the decision, when the shipper decides', () =>
    given(...waiting)
      .when(accept, as())
      .then({ type: 'OfferAccepted', data: { loadId: 'L1', ...company, price: 731_000 } }))
  it('after another one, when the shipper decides', () =>
    given(...waiting, acceptedBy(rival))
      .when(accept, as())
      .brings({ type: 'OfferAccepted' }))
  it('too late, and is refused because the offer is over', () =>
    given(...offered())
      .when(accept, as(company, deadline))
      .refused('OFFER_OVER'))
  it('second, and is refused because another one has the load', () =>
    given(...hired())
      .when(accept, as(rival))
      .refused('OFFER_TAKEN'))
  it('twice, and is refused the second time', () => {
    given(...hired())
      .when(accept, as())
      .refused('ALREADY_ACCEPTED')
    given(...waiting, acceptedBy())
      .when(accept, as())
      .refused('ALREADY_ACCEPTED')
  })
  it('a cancelled load, and is refused because the offer was withdrawn', () =>
    given(...offered(), canceled)
      .when(accept, as())
      .refused('OFFER_WITHDRAWN'))
})

describe('an offer ends', () => {
  it('with acceptances, and the shipper chooses', () =>
    given(...waiting, acceptedBy())
      .when(end, { now: deadline })
      .then({ type: 'OfferCompleted', data: { loadId: 'L1', status: 'OFFER_COMPLETED' } }))
  it('without any, and the load expires', () =>
    given(...offered())
      .when(end, { now: deadline })
      .then({ type: 'LoadExpired', data: { loadId: 'L1', status: 'EXPIRED' } }))
  it('late, and it is the same', () =>
    given(...offered())
      .when(end, { now: '2026-01-09T12:00:00.000Z' })
      .brings({ type: 'LoadExpired' }))
  it('not before its time', () =>
    given(...offered())
      .when(end)
      .refused('OFFER_STILL_OPEN'))
  it('once', () => {
    given(...offered(), expired)
      .when(end, { now: deadline })
      .changesNothing()
    given(...hired())
      .when(end, { now: deadline })
      .changesNothing()
  })
  it('at its new end, when it was opened again', () => {
    const again = {
      type: 'OfferReopened',
      data: { loadId: 'L1', status: 'WAIT_TRANSPORTER_ACCEPT', deadline: '2026-01-06T12:00:00.000Z' },
    } as const
    given(...waiting, acceptedBy(), completed, again)
      .when(end, { now: deadline })
      .changesNothing()
  })
})

describe('the shipper', () => {
  it('closes an offer that a transporter accepted', () =>
    given(...waiting, acceptedBy())
      .when(command('CloseOffer'))
      .brings({ type: 'OfferCompleted' }))
  it('does not close one without an acceptance', () =>
    given(...waiting)
      .when(command('CloseOffer'))
      .refused('NOBODY_ANSWERED'))
  it('chooses one of those who accepted', () =>
    given(...waiting, acceptedBy(), acceptedBy(rival))
      .when(choose)
      .then({ type: 'TransporterAssigned', data: { loadId: 'L1', status: 'ASSIGNED_TO_TRANSPORTER', ...company, price: 731_000 } }))
  it('chooses after the offer ended', () =>
    given(...waiting, acceptedBy(), completed)
      .when(choose)
      .brings({ type: 'TransporterAssigned' }))
  it('chooses the same one again, and nothing changes', () =>
    given(...hired())
      .when(choose)
      .changesNothing())
  it('does not choose another one once a transporter is hired', () =>
    given(...hired())
      .when(command('ChooseTransporter', { transporterId: 't2' }))
      .refused('LOAD_NOT_NOW'))
  it('does not choose a transporter that did not accept', () =>
    given(...waiting, acceptedBy(rival))
      .when(choose)
      .refused('TRANSPORTER_DID_NOT_ACCEPT'))
  it('opens the offer again, with a new end', () =>
    given(...waiting, acceptedBy(), completed)
      .when(command('ReopenOffer'))
      .then({ type: 'OfferReopened', data: { loadId: 'L1', status: 'WAIT_TRANSPORTER_ACCEPT', deadline: '2026-01-06T12:00:00.000Z' } }))
  it('undoes a hiring, and the transporter may accept again', () => {
    const undone = {
      type: 'AcceptanceUndone',
      data: { loadId: 'L1', status: 'WAIT_TRANSPORTER_ACCEPT', deadline: '2026-01-06T12:00:00.000Z' },
    } as const
    given(...hired())
      .when(command('UndoAcceptance'))
      .then(undone)
    given(...hired(), undone)
      .when(accept, as())
      .brings({ type: 'OfferAccepted' }, { type: 'TransporterAssigned' })
  })
  it('does not undo it once a driver is bound', () =>
    given(...hired(), bound)
      .when(command('UndoAcceptance'))
      .refused('LOAD_NOT_NOW'))
})

describe('a proposal is accepted', () => {
  const accepts = command('AcceptProposal', { negotiationId: 'n1' })
  const negotiated = [launched('NEGOTIATION', { hiringType: 'QUOTATION', referenceValue: 750_000 }), opened('NEGOTIATION')]
  const heldAt = (price: number, approvalAbove?: number) => ({
    lookups: {
      ...nothingFound,
      register: { ...nothingFound.register, ...(approvalAbove !== undefined && { approvalAbove }) },
      talk: { answered: true, bidding: false, held: { n1: { ...company, price } } },
    },
  })
  const assignedAt = (price: number, status: 'ASSIGNED_TO_TRANSPORTER' | 'WAITING_APPROVE') =>
    ({ type: 'TransporterAssigned', data: { loadId: 'L1', status, ...company, price, negotiationId: 'n1' } }) as const
  it('and its transporter is hired at that price', () => {
    given(...negotiated)
      .when(accepts, heldAt(700_000))
      .then(assignedAt(700_000, 'ASSIGNED_TO_TRANSPORTER'))
    given(...negotiated, completed)
      .when(accepts, heldAt(700_000))
      .then(assignedAt(700_000, 'ASSIGNED_TO_TRANSPORTER'))
  })
  it('and waits for approval above the reference, or above what the shipper lets pass', () => {
    given(...negotiated)
      .when(accepts, heldAt(750_001))
      .then(assignedAt(750_001, 'WAITING_APPROVE'))
    given(...negotiated)
      .when(accepts, heldAt(700_000, 699_999))
      .then(assignedAt(700_000, 'WAITING_APPROVE'))
  })
  it('only while it is held', () => {
    given(...negotiated)
      .when(command('AcceptProposal', { negotiationId: 'n0' }), heldAt(1))
      .refused('PROPOSAL_REPLACED')
    given(...negotiated)
      .when(accepts)
      .refused('NOBODY_ANSWERED')
  })
  it('twice, and nothing changes; another one after the hiring, and is refused', () => {
    given(...negotiated, assignedAt(700_000, 'ASSIGNED_TO_TRANSPORTER'))
      .when(accepts, heldAt(700_000))
      .changesNothing()
    given(...negotiated, assignedAt(700_000, 'ASSIGNED_TO_TRANSPORTER'))
      .when(command('AcceptProposal', { negotiationId: 'n2' }))
      .refused('LOAD_NOT_NOW')
    given(...negotiated, canceled)
      .when(accepts, heldAt(700_000))
      .refused('LOAD_NOT_NOW')
  })
})

describe('a negotiation', () => {
  const negotiated = [launched('NEGOTIATION', { hiringType: 'AUCTION' }), opened('NEGOTIATION')]
  const talk = (over: object) => ({ lookups: { ...nothingFound, talk: { answered: false, bidding: false, held: {}, ...over } } })
  it('ends with its open proposals, or expires without any', () => {
    given(...negotiated)
      .when(end, { ...talk({ answered: true }), now: deadline })
      .brings({ type: 'OfferCompleted', data: { status: 'OFFER_COMPLETED' } })
    given(...negotiated)
      .when(end, { ...talk({}), now: deadline })
      .brings({ type: 'LoadExpired' })
    given(...negotiated)
      .when(command('CloseOffer'), talk({ answered: true }))
      .brings({ type: 'OfferCompleted' })
  })
  it('does not end while a late bid keeps its auction open', () =>
    given(...negotiated)
      .when(end, { ...talk({ bidding: true }), now: deadline })
      .changesNothing())
  it('is opened again for one transporter', () => {
    given(...negotiated, completed)
      .when(command('ReopenNegotiation', { transporterId: 't1' }))
      .brings({ type: 'OfferReopened', data: { status: 'NEGOTIATION' } })
    given(...negotiated)
      .when(command('ReopenNegotiation', { transporterId: 't1' }))
      .changesNothing()
  })
})

describe('an approver', () => {
  const history = [...offered({ approvalRequired: true }), acceptedBy(), assigned('WAITING_APPROVE')]
  it('approves a hiring', () =>
    given(...history)
      .when(command('ApproveHiring'))
      .then({ type: 'HiringApproved', data: { loadId: 'L1', status: 'ASSIGNED_TO_TRANSPORTER' } }))
  it('refuses it, and the load is offered again', () =>
    given(...history)
      .when(command('RefuseHiring', { reason: 'Caro' }))
      .then({
        type: 'HiringRefused',
        data: { loadId: 'L1', status: 'WAIT_TRANSPORTER_ACCEPT', deadline: '2026-01-06T12:00:00.000Z', reason: 'Caro' },
      }))
  it('has nothing to approve in a cheap hiring', () =>
    given(...hired())
      .when(command('ApproveHiring'))
      .refused('LOAD_NOT_NOW'))
})
