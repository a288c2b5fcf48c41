import type { LoadCard } from '@embarca/contracts/board/routes.ts'
import type { Recorded } from '@embarca/contracts/kit/event.ts'
import { announcements as texts } from '@embarca/contracts/negotiation/labels.pt.ts'
import type { MessageType, RealtimeMessage } from '@embarca/contracts/realtime/messages.ts'
import { reais } from '../kit/words.ts'

type AnnouncedText = Pick<RealtimeMessage, 'type' | 'message'> & Partial<RealtimeMessage>
type Sentence = (data: Recorded['data'], hiringType: string) => AnnouncedText | undefined

const company =
  (type: MessageType, sentenceOf: (data: Recorded['data']) => string): Sentence =>
  (data) => ({ type, dealId: data.transporterId, message: `${data.transporterName} ${sentenceOf(data)}` })

const sentences: Readonly<Record<string, Sentence>> = {
  OfferAccepted: company('ACCEPT', ({ price }) => texts.accepted(reais(price))),
  OfferDeclined: (data, hiringType) => ({
    type: hiringType === 'TO_COMBINE' ? 'TO_COMBINE_REFUSED' : 'OFFER_DECLINED',
    dealId: data.transporterId,
    status: 'DECLINED',
    message: `${data.transporterName} ${texts.declined(data.reason)}`,
  }),
  ProposalMade: (data, hiringType) =>
    data.by === 'TRANSPORTER' ? company('NEW_PROPOSAL', ({ price }) => texts.proposed(reais(price)))(data, hiringType) : undefined,
  ShipperProposalRefused: ({ transporterId: dealId, reason }) => ({
    ...{ type: 'PROPOSAL_REFUSED', dealId, message: texts.proposalRefused(reason) },
  }),
  DealMessageSent: (data, hiringType) =>
    data.by === 'TRANSPORTER'
      ? {
          ...company('NEW_MESSAGE', ({ text }) => (text ? texts.wrote(text) : texts.attached))(data, hiringType)!,
          attachments: data.attachments,
        }
      : undefined,
  BidPlaced: company('BID', ({ price }) => texts.bid(reais(price))),
  AuctionEnded: ({ bids }) => ({ type: 'AUCTION_ENDED', message: texts.ended(bids) }),
  // With a `negotiationId` the shipper accepted a proposal: users are not notified of their own actions.
  LotAgreementProposed: (data, hiringType) =>
    data.negotiationId === undefined ? company('LOT_AGREEMENT', ({ price }) => texts.wantsPart(reais(price)))(data, hiringType) : undefined,
  LotWithdrawn: company('LOT_WITHDRAW', ({ externalId }) => texts.withdrew(externalId)),
}
/** Whether the shipper's staff are notified of an event as it happens. */
export const isAnnounced = ({ type }: Pick<Recorded, 'type'>) => Object.hasOwn(sentences, type)

/** The notification of an event of a load; undefined for most events. */
export const announcementOf = (
  { hashId, externalId, hiringType }: Pick<LoadCard, 'hashId' | 'externalId' | 'hiringType'>,
  { type, data }: Recorded,
): RealtimeMessage | undefined => {
  const text = sentences[type]?.(data, hiringType)
  return text && { agentType: 'TRANSPORTER', attachments: [], ...text, shippingHash: hashId, shippingExternalId: externalId }
}
