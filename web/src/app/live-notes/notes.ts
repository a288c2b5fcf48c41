import type { InboxKind } from '@embarca/contracts/inbox/codes.ts'
import { type MessageType, messageTypes, type RealtimeMessage } from '@embarca/contracts/realtime/messages.ts'
import type { FeedbackStyle } from '../../base/feedback.ts'
import type { Frame } from '../../base/live-socket.ts'
import { keepCurrencyTogether } from '../../shared/load/measures.ts'

export type LiveNote = {
  /** Users mute whole kinds. */
  readonly kind: InboxKind
  readonly style: FeedbackStyle
  readonly title: string
  readonly text: string
  readonly hash: string
  /** The deal of the event; the link opens it in the drawer of its load. */
  readonly deal?: string
}

type Look = readonly [kind: InboxKind, style: FeedbackStyle, title: string]
const looks: Readonly<Record<MessageType, Look>> = {
  BID: ['PROPOSALS', 'info', 'Novo lance'],
  ACCEPT: ['OFFERS', 'success', 'Oferta aceita'],
  NEW_PROPOSAL: ['PROPOSALS', 'info', 'Nova proposta'],
  PROPOSAL_REFUSED: ['PROPOSALS', 'warning', 'Proposta recusada'],
  OFFER_DECLINED: ['OFFERS', 'warning', 'Oferta recusada'],
  TO_COMBINE_REFUSED: ['OFFERS', 'warning', 'Carga a combinar recusada'],
  NEW_MESSAGE: ['MESSAGES', 'info', 'Nova mensagem'],
  AUCTION_ENDED: ['PROPOSALS', 'success', 'Leilão encerrado'],
  LOT_AGREEMENT: ['PROPOSALS', 'info', 'Pedido de cota'],
  LOT_WITHDRAW: ['OFFERS', 'info', 'Retirada do lote'],
  OCCURRENCE: ['INCIDENTS', 'warning', 'Ocorrência'],
}
/** These events link to the deal; all others link to the load. */
const inDeal = new Set<MessageType>(['NEW_PROPOSAL', 'NEW_MESSAGE', 'PROPOSAL_REFUSED', 'TO_COMBINE_REFUSED'])

export const isRealtimeMessage = (frame: Frame): frame is Frame & { readonly data: RealtimeMessage } =>
  (messageTypes as readonly string[]).includes(frame.type) && frame.data !== undefined

/** The note that the shipper's staff sees for a live event; undefined for events caused by the shipper's own side. */
export const noteOf = ({ type, shippingHash, shippingExternalId, message, agentType, dealId }: RealtimeMessage): LiveNote | undefined => {
  if (agentType === 'SHIPPER') return undefined
  const [kind, style, title] = looks[type]
  return {
    kind,
    style,
    title: `${title} · ${shippingExternalId}`,
    text: keepCurrencyTogether(message),
    hash: shippingHash,
    ...(dealId !== undefined && inDeal.has(type) && { deal: dealId }),
  }
}

const ROOMY = ['/loads', '/loads/new']
/** Whether a screen has room for a note beside its columns and cards. On others the bell alone shows that something happened. */
export const hasRoomForNotes = (pathname: string): boolean => ROOMY.includes(pathname.replace(/(.)\/$/, '$1'))
