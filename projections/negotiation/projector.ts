import type { Event, OfType, Recorded } from '@embarca/contracts/kit/event.ts'
import type { DealAgent } from '@embarca/contracts/negotiation/codes.ts'
import type { NegotiationEvent } from '@embarca/contracts/negotiation/events.ts'
import type { Projector, SharedStep } from '../kit/projector.ts'
import { auctioned } from '../shared/auction.ts'
import { loadIdIn } from '../shared/load-facts.ts'
import { allDeals, type Deal, dealt, type Item, type Negotiation, restated, viewedBy } from './document.ts'

type Step<Data> = SharedStep<Negotiation, Data>
type Told<Data> = Recorded<Event<string, Data>>
type OfDeal = { readonly transporterId: string }
type OfProposal = OfDeal & { readonly negotiationId: string }
const said = ({ id, occurredAt: date, by }: Recorded, agent: DealAgent, kind: Item['kind'], more: Partial<Item> = {}): Item => ({
  ...{ id, kind, agent, by: by.userId, attachments: [], viewed: false, status: 'SENT', date },
  ...more,
})

/** One more thing said in a deal, and what else it changes there. */
const says =
  <Data extends OfDeal>(
    item: (fact: Told<Data>) => Item,
    change: (deal: Deal, fact: Told<Data>) => Partial<Deal> = () => ({}),
  ): Step<Data> =>
  (talk, fact) =>
    talk &&
    dealt(talk, fact.data.transporterId, (deal) => {
      const changed = change(deal, fact)
      return { ...changed, items: [...(changed.items ?? deal.items), item(fact)], lastAt: fact.occurredAt }
    })

const proposes: Step<OfType<NegotiationEvent, 'ProposalMade'>['data']> = (talk, fact) => {
  const { by, transporterName, negotiationId, price, quota, text } = fact.data
  const words = { ...(quota !== undefined && { quota }), ...(text !== undefined && { text }) }
  const onTable = { negotiationId, price, ...words, at: fact.occurredAt }
  return says(
    () => said(fact, by, 'PROPOSAL', { id: negotiationId, value: price, ...words }),
    ({ items }) => ({
      transporterName,
      items: restated(items, ({ agent, status }) => agent === by && status === 'SENT', 'REPLACED'),
      ...(by === 'TRANSPORTER' ? { theirs: onTable, declined: false } : { ours: onTable }),
    }),
  )(talk, fact)
}
const refuses = <Data extends OfProposal>(agent: DealAgent, gone: 'ours' | 'theirs', textOf: (data: Data) => string): Step<Data> =>
  says(
    (fact) => said(fact, agent, 'REFUSAL', { text: textOf(fact.data) }),
    ({ items }, { data: { negotiationId } }) => ({
      [gone]: undefined,
      items: restated(items, ({ id }) => id === negotiationId, 'REFUSED'),
    }),
  )

const endings = ['LoadCanceled', 'LoadExpired']
const again = (deal: Deal, because: string, isAuction: boolean): Deal => ({
  ...deal,
  closed: deal.closed && because === 'TransporterAssigned',
  declined: false,
  ...((isAuction || endings.includes(because)) && { theirs: undefined }),
  ...(endings.includes(because) && { ours: undefined, marked: false, held: undefined }),
})

/** One document per load whose offer was opened. Nobody is told apart by the store: its readers ask for the load first. */
export const negotiationProjector: Projector<Negotiation, NegotiationEvent> = {
  spec: { view: 'negotiation', version: 1, fields: { shipperId: 'text' } },
  scope: 'open',
  tells: 'change',
  id: loadIdIn('negotiation'),
  always: (talk, fact) => talk && { ...talk, auction: auctioned(talk.auction, fact) },
  on: {
    NegotiationOpened: (_, { data: { loadId, shipperId, operationGroupId } }) => ({
      ...{ loadId, shipperId, operationGroupId, because: '', deals: {} },
    }),
    NegotiationClosed: (talk, { data: { because } }) => talk && { ...talk, because },
    NegotiationReopened: (talk) => talk && allDeals(talk, (deal) => again(deal, talk.because, talk.auction !== undefined)),
    OfferDeclined: says(
      (fact) => said(fact, 'TRANSPORTER', 'REFUSAL', { text: fact.data.reason }),
      ({ items, theirs }, { data: { transporterName } }) => ({
        transporterName,
        declined: true,
        theirs: undefined,
        items: restated(items, ({ id }) => id === theirs?.negotiationId, 'REPLACED'),
      }),
    ),

    ProposalMade: proposes,
    ProposalMarked: (talk, { data: { transporterId, marked } }) => talk && dealt(talk, transporterId, () => ({ marked })),
    ProposalRefused: refuses('SHIPPER', 'theirs', ({ justification }) => justification),
    ShipperProposalRefused: refuses('TRANSPORTER', 'ours', ({ reason }) => reason),
    ProposalHeld: says(
      (fact) =>
        said(fact, 'SHIPPER', 'ACCEPTANCE', {
          value: fact.data.price,
          ...(fact.data.justification !== undefined && { text: fact.data.justification }),
        }),
      ({ items }, { data: { negotiationId } }) => ({
        held: negotiationId,
        items: restated(items, ({ id }) => id === negotiationId, 'ACCEPTED'),
      }),
    ),
    ProposalReleased: says(
      (fact) => said(fact, 'SHIPPER', 'RELEASE'),
      ({ items }, { data: { negotiationId } }) => ({ held: undefined, items: restated(items, ({ id }) => id === negotiationId, 'SENT') }),
    ),
    DealClosed: says(
      (fact) => said(fact, 'SHIPPER', 'CLOSED'),
      () => ({ closed: true }),
    ),
    DealReopened: says(
      (fact) => said(fact, 'SHIPPER', 'REOPENED'),
      () => ({ closed: false }),
    ),
    DealMessageSent: says(
      (fact) => said(fact, fact.data.by, 'MESSAGE', { id: fact.data.messageId, text: fact.data.text, attachments: fact.data.attachments }),
      (_, { data: { transporterName } }) => ({ transporterName }),
    ),
    DealRead: (talk, { data: { transporterId, by } }) =>
      talk &&
      dealt(talk, transporterId, ({ items, unreadBids }) => ({
        items: viewedBy(items, by),
        unreadBids: by === 'SHIPPER' ? 0 : unreadBids,
      })),
    NegotiationRead: (talk) => talk && allDeals(talk, (deal) => ({ ...deal, items: viewedBy(deal.items, 'SHIPPER'), unreadBids: 0 })),

    BidPlaced: (talk, { data: { transporterId, transporterName, negotiationId, price }, occurredAt: at }) =>
      talk &&
      dealt(talk, transporterId, ({ unreadBids }) => ({
        transporterName,
        theirs: { negotiationId, price, at },
        unreadBids: unreadBids + 1,
        lastAt: at,
      })),
  },
}
