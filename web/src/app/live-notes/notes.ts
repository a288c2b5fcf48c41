import { type MessageType, messageTypes, type RealtimeMessage } from '@embarca/contracts/realtime/messages.ts'
import type { FeedbackStyle } from '../../base/feedback.ts'
import type { Frame } from '../../base/live-socket.ts'
import { keepCurrencyTogether } from '../../shared/load/measures.ts'

export type LiveNote = {
  /** A new note replaces an earlier one with the same `about`, hence of the same load. */
  readonly about: string
  readonly style: FeedbackStyle
  readonly title: string
  readonly text: string
  readonly hash: string
  /** The deal of the event; the link opens it in the drawer of its load. */
  readonly deal?: string
}

const looks: Readonly<Record<MessageType, readonly [style: FeedbackStyle, title: string]>> = {
  BID: ['info', 'Novo lance'],
  ACCEPT: ['success', 'Oferta aceita'],
  NEW_PROPOSAL: ['info', 'Nova proposta'],
  PROPOSAL_REFUSED: ['warning', 'Proposta recusada'],
  OFFER_DECLINED: ['warning', 'Oferta recusada'],
  TO_COMBINE_REFUSED: ['warning', 'Carga a combinar recusada'],
  NEW_MESSAGE: ['info', 'Nova mensagem'],
  AUCTION_ENDED: ['success', 'Leilão encerrado'],
  LOT_AGREEMENT: ['info', 'Pedido de cota'],
  LOT_WITHDRAW: ['info', 'Retirada do lote'],
}
/** These events link to the deal; all others link to the load. */
const inDeal = new Set<MessageType>(['NEW_PROPOSAL', 'NEW_MESSAGE', 'PROPOSAL_REFUSED', 'TO_COMBINE_REFUSED'])

export const isRealtimeMessage = (frame: Frame): frame is Frame & { readonly data: RealtimeMessage } =>
  (messageTypes as readonly string[]).includes(frame.type) && frame.data !== undefined

/** The note that the shipper's staff sees for a live event; undefined for events caused by the shipper's own side. */
export const noteOf = ({ type, shippingHash, shippingExternalId, message, agentType, dealId }: RealtimeMessage): LiveNote | undefined => {
  if (agentType === 'SHIPPER') return undefined
  const [style, title] = looks[type]
  return {
    about: `${type}/${shippingHash}`,
    style,
    title: `${title} · ${shippingExternalId}`,
    text: keepCurrencyTogether(message),
    hash: shippingHash,
    ...(dealId !== undefined && inDeal.has(type) && { deal: dealId }),
  }
}

/** Pixels. In a narrower window several notes would cover too much of the page. */
const ROOMY = 1_200
/** How many notes are stacked in a window of this width. */
export const mostAtOnce = (width: number): number => (width < ROOMY ? 1 : 3)

/** The notes that stay when one more is added: none with the same `about`, and of the others the newest. */
export const notesToKeep = <Note extends Pick<LiveNote, 'about'>>(shown: readonly Note[], about: string, most: number): readonly Note[] => {
  const others = shown.filter((one) => one.about !== about)
  return others.slice(Math.max(0, others.length - (most - 1)))
}

/** Whether the user is already looking at the event: its deal is open. */
export const isRead = ({ hash, deal }: LiveNote, { pathname, search }: { readonly pathname: string; readonly search: object }): boolean =>
  deal !== undefined && pathname.startsWith(`/loads/${hash}/details`) && (search as { deal?: string }).deal === deal
