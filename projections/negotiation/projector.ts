import type { Event, OfType, Recorded } from '@embarca/contracts/kit/event.ts'
import type { DealAgent } from '@embarca/contracts/negotiation/codes.ts'
import type { NegotiationEvent } from '@embarca/contracts/negotiation/events.ts'
import { loadIdIn } from '../kit/load-events.ts'
import type { Projector, SharedStep } from '../kit/projector.ts'
import { auctionAfter } from '../shared/auction.ts'
import { type DealDocument, type Item, type NegotiationDocument, restated, viewedBy, withAllDeals, withDeal } from './document.ts'

type Step<Data> = SharedStep<NegotiationDocument, Data>
type RecordedEvent<Data> = Recorded<Event<string, Data>>
type OfDeal = { readonly transporterId: string }
type OfProposal = OfDeal & { readonly negotiationId: string }
const itemOf = ({ id, occurredAt: date, by }: Recorded, agent: DealAgent, kind: Item['kind'], more: Partial<Item> = {}): Item => ({
  ...{ id, kind, agent, by: by.userId, attachments: [], viewed: false, status: 'SENT', date },
  ...more,
})

/** Adds an item to a deal, with further changes of the deal. */
const addsItem =
  <Data extends OfDeal>(
    item: (event: RecordedEvent<Data>) => Item,
    change: (deal: DealDocument, event: RecordedEvent<Data>) => Partial<DealDocument> = () => ({}),
  ): Step<Data> =>
  (talk, event) =>
    talk &&
    withDeal(talk, event.data.transporterId, (deal) => {
      const changed = change(deal, event)
      return { ...changed, items: [...(changed.items ?? deal.items), item(event)], lastAt: event.occurredAt }
    })

const proposes: Step<OfType<NegotiationEvent, 'ProposalMade'>['data']> = (talk, event) => {
  const { by, transporterName, negotiationId, price, quota, text } = event.data
  const words = { ...(quota !== undefined && { quota }), ...(text !== undefined && { text }) }
  const onTable = { negotiationId, price, ...words, at: event.occurredAt }
  return addsItem(
    () => itemOf(event, by, 'PROPOSAL', { id: negotiationId, value: price, ...words }),
    ({ items }) => ({
      transporterName,
      items: restated(items, ({ agent, status }) => agent === by && status === 'SENT', 'REPLACED'),
      ...(by === 'TRANSPORTER' ? { theirs: onTable, declined: false } : { ours: onTable }),
    }),
  )(talk, event)
}
const refuses = <Data extends OfProposal>(agent: DealAgent, gone: 'ours' | 'theirs', textOf: (data: Data) => string): Step<Data> =>
  addsItem(
    (event) => itemOf(event, agent, 'REFUSAL', { text: textOf(event.data) }),
    ({ items }, { data: { negotiationId } }) => ({
      [gone]: undefined,
      items: restated(items, ({ id }) => id === negotiationId, 'REFUSED'),
    }),
  )

const endings = ['LoadCanceled', 'LoadExpired']
const again = (deal: DealDocument, because: string, isAuction: boolean): DealDocument => ({
  ...deal,
  closed: deal.closed && because === 'TransporterAssigned',
  declined: false,
  ...((isAuction || endings.includes(because)) && { theirs: undefined }),
  ...(endings.includes(because) && { ours: undefined, marked: false, held: undefined }),
})

/** One document per load whose offer was opened. The store filters nothing: the readers read the load first. */
export const negotiationProjector: Projector<NegotiationDocument, NegotiationEvent> = {
  spec: { view: 'negotiation', version: 1, fields: { shipperId: 'text' } },
  scope: 'open',
  notifies: 'change',
  id: loadIdIn('negotiation'),
  always: (talk, event) => talk && { ...talk, auction: auctionAfter(talk.auction, event) },
  on: {
    NegotiationOpened: (_, { data: { loadId, shipperId, operationGroupId } }) => ({
      ...{ loadId, shipperId, operationGroupId, because: '', deals: {} },
    }),
    NegotiationClosed: (talk, { data: { because } }) => talk && { ...talk, because },
    NegotiationReopened: (talk) => talk && withAllDeals(talk, (deal) => again(deal, talk.because, talk.auction !== undefined)),
    OfferDeclined: addsItem(
      (event) => itemOf(event, 'TRANSPORTER', 'REFUSAL', { text: event.data.reason }),
      ({ items, theirs }, { data: { transporterName } }) => ({
        transporterName,
        declined: true,
        theirs: undefined,
        items: restated(items, ({ id }) => id === theirs?.negotiationId, 'REPLACED'),
      }),
    ),

    ProposalMade: proposes,
    ProposalMarked: (talk, { data: { transporterId, marked } }) => talk && withDeal(talk, transporterId, () => ({ marked })),
    ProposalRefused: refuses('SHIPPER', 'theirs', ({ justification }) => justification),
    ShipperProposalRefused: refuses('TRANSPORTER', 'ours', ({ reason }) => reason),
    ProposalHeld: addsItem(
      (event) =>
        itemOf(event, 'SHIPPER', 'ACCEPTANCE', {
          value: event.data.price,
          ...(event.data.justification !== undefined && { text: event.data.justification }),
        }),
      ({ items }, { data: { negotiationId } }) => ({
        held: negotiationId,
        items: restated(items, ({ id }) => id === negotiationId, 'ACCEPTED'),
      }),
    ),
    ProposalReleased: addsItem(
      (event) => itemOf(event, 'SHIPPER', 'RELEASE'),
      ({ items }, { data: { negotiationId } }) => ({ held: undefined, items: restated(items, ({ id }) => id === negotiationId, 'SENT') }),
    ),
    DealClosed: addsItem(
      (event) => itemOf(event, 'SHIPPER', 'CLOSED'),
      () => ({ closed: true }),
    ),
    DealReopened: addsItem(
      (event) => itemOf(event, 'SHIPPER', 'REOPENED'),
      () => ({ closed: false }),
    ),
    DealMessageSent: addsItem(
      (event) =>
        itemOf(event, event.data.by, 'MESSAGE', { id: event.data.messageId, text: event.data.text, attachments: event.data.attachments }),
      (_, { data: { transporterName } }) => ({ transporterName }),
    ),
    DealRead: (talk, { data: { transporterId, by } }) =>
      talk &&
      withDeal(talk, transporterId, ({ items, unreadBids }) => ({
        items: viewedBy(items, by),
        unreadBids: by === 'SHIPPER' ? 0 : unreadBids,
      })),
    NegotiationRead: (talk) => talk && withAllDeals(talk, (deal) => ({ ...deal, items: viewedBy(deal.items, 'SHIPPER'), unreadBids: 0 })),

    BidPlaced: (talk, { data: { transporterId, transporterName, negotiationId, price }, occurredAt: at }) =>
      talk &&
      withDeal(talk, transporterId, ({ unreadBids }) => ({
        transporterName,
        theirs: { negotiationId, price, at },
        unreadBids: unreadBids + 1,
        lastAt: at,
      })),
  },
}
