import type { LoadCard } from '@embarca/contracts/board/routes.ts'
import { columnOf } from '@embarca/contracts/load/codes.ts'
import { loadLabels } from '@embarca/contracts/load/labels.pt.ts'
import { ago, shortDateTime, span, until } from '../../base/date-times.ts'
import { blockText } from '../../shared/load/blocked-steps.ts'
import { type LotUnit, lotUnit, volume } from '../../shared/load/lot-amounts.ts'
import { against, money } from '../../shared/load/measures.ts'
import { viewersText } from '../../shared/load/offer-texts.ts'
import { hiringLook, type StatusLook, shortLook } from '../../shared/load/status-look.ts'
import { receiptLook, receiptsWait } from './card-receipts.ts'
import { type CardStop, stopsOf } from './card-stops.ts'

export type Viewer = { readonly isApprover: boolean }
/** A short line; `alarm` marks late or dangerous, the only red. */
export type Remark = {
  readonly text: string
  /** For narrow cards. */
  readonly short?: string
  readonly icon?: string
  readonly alarm?: boolean
}
export type CardView = {
  readonly pill: StatusLook
  readonly corner: Remark
  readonly stops: readonly CardStop[]
  /** A pending decision, shown next to the tags. */
  readonly ask?: StatusLook
  readonly price?: { readonly text: string; readonly note?: string }
  /** Its remaining time follows the server's clock. */
  readonly auction: boolean
  /** The amounts of a lot, shown instead of its dates. */
  readonly lot?: { readonly total: number; readonly withdrawn: number; readonly lines: readonly (readonly [string, string])[] }
  readonly why?: Remark
  /** The open pendencies that stop one of its steps. */
  readonly blocked?: readonly string[]
  readonly crew: boolean
  readonly missing?: Missing
}
/** The missing part of the crew, and since when; a narrow card shows `what` only in the pill. */
export type Missing = { readonly what: string; readonly since?: string }

const offered = (card: LoadCard) => card.statusCode === 'WAIT_TRANSPORTER_ACCEPT' || card.statusCode === 'NEGOTIATION'

const isLot = (card: LoadCard) => card.lotTotal !== undefined
const isAuction = (card: LoadCard) => card.hiringType === 'AUCTION' && card.statusCode === 'NEGOTIATION'

const pillOf = (card: LoadCard): StatusLook => {
  if (card.statusCode === 'DELIVERED') return receiptLook(card)
  if (card.statusCode === 'WAITING_APPROVE') return shortLook('OFFER_COMPLETED')
  if (!offered(card)) return shortLook(card.statusCode)
  return isLot(card) ? { tone: 'negotiation', icon: 'objects-column', text: loadLabels.deliveryType.LOT } : hiringLook(card.hiringType)
}

const cornerOf = (card: LoadCard, now: number): Remark => {
  const { statusCode } = card
  if (statusCode === 'DRAFT') return { text: `Criado ${ago(card.createdDate, now)}` }
  if (statusCode === 'IN_DELIVERY' && card.remainingKm !== undefined)
    return { text: `${Math.round(card.remainingKm)} km`, icon: 'map-marker' }
  if (statusCode === 'IN_TRANSIT' || statusCode === 'IN_DELIVERY')
    return {
      text: `Atualizado ${ago(card.trackedAt ?? card.lastStatusDate, now)}`,
      short: ago(card.trackedAt ?? card.lastStatusDate, now),
      icon: 'map-marker',
    }
  if (offered(card) && card.deadline && until(card.deadline, now) > 0)
    return { text: `encerra em ${span(until(card.deadline, now))}`, short: span(until(card.deadline, now)), icon: 'clock' }
  if (columnOf(statusCode) === 'IN_PROGRESS' && card.collectDate && !card.origins[0]?.reached && until(card.collectDate, now) > 0)
    return { text: `coleta em ${span(until(card.collectDate, now))}`, short: `em ${span(until(card.collectDate, now))}` }
  return { text: ago(card.lastStatusDate, now) }
}

const askOf = (card: LoadCard, viewer: Viewer): StatusLook | undefined =>
  card.statusCode === 'WAITING_APPROVE'
    ? { tone: 'confirm', icon: 'verified', text: viewer.isApprover ? 'Aprovar' : 'Aguardando aprovação' }
    : undefined

const plural = (n: number, one: string, many: string) => `${n} ${n === 1 ? one : many}`

/** The answers to an offer: bids, proposals or acceptances. */
const answerOf = ({ bidAmount = 0, proposalAmount = 0, acceptAmount }: LoadCard): Remark | undefined => {
  if (bidAmount > 0) return { text: plural(bidAmount, 'lance', 'lances'), icon: 'hammer' }
  if (proposalAmount > 0) return { text: plural(proposalAmount, 'proposta na mesa', 'propostas na mesa'), icon: 'comments' }
  return acceptAmount > 0 ? { text: plural(acceptAmount, 'transportadora aceitou', 'transportadoras aceitaram'), icon: 'check' } : undefined
}
const chooseText = ({ bidAmount = 0, proposalAmount = 0, acceptAmount }: LoadCard): string => {
  if (acceptAmount > 0) return acceptAmount === 1 ? '1 aceite: escolha a transportadora' : `Escolha entre ${acceptAmount} aceites`
  if (bidAmount > 0) return `Leilão encerrado com ${plural(bidAmount, 'lance', 'lances')}`
  return proposalAmount === 1 ? '1 proposta: aceite ou reabra' : `Escolha entre ${proposalAmount} propostas`
}

const whyOf = (card: LoadCard, stops: readonly CardStop[]): Remark | undefined => {
  const late = stops.find((stop) => stop.late)
  if (columnOf(card.statusCode) === 'IN_PROGRESS' && late)
    return { text: `${late.end ? 'Entrega' : 'Coleta'} atrasada ${late.late}`, icon: 'warning', alarm: true }
  switch (card.statusCode) {
    case 'OFFER_COMPLETED':
      return { text: chooseText(card), icon: 'users' }
    case 'WAIT_TRANSPORTER_ACCEPT':
    case 'NEGOTIATION':
      return answerOf(card) ?? { text: viewersText(card), icon: 'eye' }
    case 'DELIVERED':
      return receiptsWait(card)
    default:
      return undefined
  }
}

const missingOf = (card: LoadCard): CardView['missing'] =>
  card.statusCode === 'ASSIGNED_TO_TRANSPORTER'
    ? { what: 'sem motorista', since: `desde ${shortDateTime(card.lastStatusDate)}` }
    : card.statusCode === 'WAITING_DRIVER_ACCEPT'
      ? { what: 'aguardando confirmação' }
      : undefined

/** `pushedPrice` is the latest price of an auction that the server pushed. */
const priceOf = (card: LoadCard, pushedPrice: number | undefined) => {
  const { auction } = card
  const price = card.freightPrice ?? (auction && (isAuction(card) ? pushedPrice : undefined)) ?? auction?.best ?? auction?.initialBid
  if (price === undefined) return undefined
  const note = card.referenceValue ? against(price, card.referenceValue) : undefined
  return { text: money(price), ...(note && note !== 'igual' && { note: `${note} da referência` }) }
}

const lotOf = (card: LoadCard): CardView['lot'] => {
  if (card.lotTotal === undefined || card.statusCode !== 'NEGOTIATION') return undefined
  const unit: LotUnit = lotUnit({ measureType: card.lotMeasure })
  const { lotTotal: total, lotWithdrawn: withdrawn = 0, lotRemaining: remaining = total - withdrawn } = card
  const lines = [
    ['Total', volume(total, unit)],
    ['Retirado', volume(withdrawn, unit)],
    ['Restante', volume(remaining, unit)],
  ] as const
  return { total, withdrawn, lines }
}

/** The contents of a card: code, route, times, and why the load needs attention. */
export const cardView = (card: LoadCard, viewer: Viewer, now: number, pushedPrice?: number): CardView => {
  const stops = stopsOf(card, now)
  const lot = lotOf(card)
  const ask = askOf(card, viewer)
  const price = priceOf(card, pushedPrice)
  const why = whyOf(card, stops)
  const missing = missingOf(card)
  return {
    pill: pillOf(card),
    corner: cornerOf(card, now),
    stops: lot ? stops.map((stop) => ({ ...stop, at: '' })) : stops,
    auction: isAuction(card),
    ...(lot && { lot }),
    ...(missing && { missing }),
    crew: Boolean(card.transporterName || card.driverName || card.vehiclePrimaryPlate),
    ...(ask && { ask }),
    ...(price && { price }),
    ...(why && { why }),
    ...(card.blocks?.length && { blocked: card.blocks.map((block) => blockText(block)) }),
  }
}
