import type { LoadCard as Card } from '@embarca/contracts/board/routes.ts'
import { eligibilityLabels } from '@embarca/contracts/eligibility/labels.pt.ts'
import { alertTexts } from '@embarca/contracts/gate/alerts.pt.ts'
import { loadLabels } from '@embarca/contracts/load/labels.pt.ts'
import { Link } from '@tanstack/react-router'
import { cut, cuts } from '../../base/texts.ts'
import { AuctionClock } from '../../shared/load/AuctionClock.tsx'
import { useAuctionTime } from '../../shared/load/auction-store.ts'
import { money } from '../../shared/load/measures.ts'
import { DenseTag } from '../../ui/DenseTag.tsx'
import { Icon } from '../../ui/Icon.tsx'
import { CardCrew } from './CardCrew.tsx'
import { CardLot } from './CardLot.tsx'
import { CardPill } from './CardPill.tsx'
import { CardStops } from './CardStops.tsx'
import { cardView, type Viewer } from './card-model.ts'
import { receiptsProgress } from './card-receipts.ts'
import { Peek, PeekLines } from './Peek.tsx'
import './load-card.css'

type Props = {
  readonly card: Card
  readonly viewer: Viewer
  readonly now: number
  /** Just arrived or changed: highlighted for a few seconds. */
  readonly fresh?: boolean
  /** It belongs to another column by now and stays here until the refresh. */
  readonly moved?: boolean
}

const unreadText = (unread: number) => (unread === 1 ? '1 novidade não lida' : `${unread} novidades não lidas`)
const columnLabel = (card: Card) => (loadLabels.column as Record<string, string>)[card.column] ?? card.status

/** A load on the board: code, route, times, and why it needs attention. The whole card links to the load. */
export const LoadCard = ({ card, viewer, now, fresh, moved }: Props) => {
  const view = cardView(card, viewer, now, useAuctionTime(card.hashId).offerPrice)
  const progress = receiptsProgress(card)
  const draft = card.statusCode === 'DRAFT'
  return (
    <article
      className={`load-card${fresh && !moved ? ' fresh' : ''}${moved ? ' moved' : ''}`}
      data-hash={card.hashId}
      aria-labelledby={`card-${card.hashId}`}
    >
      <div className="top">
        {view.pill.text === 'Verificar canhotos' ? (
          <Link className="above" to="." search={(search: object) => ({ ...search, receipts: card.hashId })}>
            <CardPill look={view.pill} />
          </Link>
        ) : (
          <CardPill look={view.pill} />
        )}
        <Link
          id={`card-${card.hashId}`}
          className="code"
          to={draft ? '/new/load/$hash' : card.lotId ? '/loads/$hashId/details/delivery/$deliveryId' : '/loads/$hashId/details'}
          params={{ hash: card.hashId, hashId: card.lotId ?? card.hashId, deliveryId: card.deliveryId }}
        >
          {cut(card.externalId, cuts.loadCode)}
        </Link>
        <span className={view.corner.alarm ? 'r late' : 'r'}>
          {card.unread ? (
            <b className="unread num" title={unreadText(card.unread)}>
              {card.unread > 99 ? '99+' : card.unread}
              <span className="hidden-text"> {unreadText(card.unread)}</span>
            </b>
          ) : null}
          {card.flHiringQuestioned && <Icon name="warning" label={eligibilityLabels.questioned} className="flag" />}
          {card.flWaitingOnLogisticOperator && <Icon name="clock" label="Aguardando operador logístico" className="flag" />}
          {card.flPending && !view.blocked && <Icon name="bell" label="Com pendência aberta" className="flag" />}
          {card.flGrouped && <Icon name="link" label="Reúne pedidos de outras cargas" className="flag" />}
          {card.gateAlerts && (
            <Icon name="stopwatch" label={card.gateAlerts.map(({ code }) => alertTexts[code]).join(', ')} className="flag" />
          )}
          {card.flPriority && <Icon name="flag" label="Prioridade" className="flag" />}
          {moved ? (
            <b className="gone">foi para {columnLabel(card)}</b>
          ) : view.auction ? (
            <AuctionClock hash={card.hashId} />
          ) : (
            <>
              {view.corner.icon && <Icon name={view.corner.icon} size={14} />}
              <span className={view.corner.short ? 'num cut long' : 'num cut'}>{view.corner.text}</span>
              {view.corner.short && <span className="num short">{view.corner.short}</span>}
            </>
          )}
        </span>
      </div>
      <CardStops stops={view.stops} />
      {view.lot && <CardLot lot={view.lot} code={card.externalId} />}
      {(view.ask || progress || card.tags.length > 0 || view.price) && (
        <div className="foot">
          {view.ask && <CardPill look={view.ask} />}
          <span className="tags">
            {progress && <DenseTag>{progress}</DenseTag>}
            {card.tags.map((tag) => (
              <DenseTag key={tag}>{tag}</DenseTag>
            ))}
          </span>
          {view.price && (
            <span className="v num">
              {view.price.note && <small className="cut">{view.price.note}</small>}
              <Peek
                label={`Valores de ${card.externalId}`}
                panel={
                  <PeekLines
                    lines={[
                      ['Frete', view.price.text],
                      ['Frete do motorista', card.freightPriceDriver && money(card.freightPriceDriver)],
                      ['Vale-pedágio', card.tollPrice && money(card.tollPrice)],
                      ['Taxa de entrega', card.feeDeliveryPrice && money(card.feeDeliveryPrice)],
                      ['Referência', card.referenceValue && money(card.referenceValue)],
                    ]}
                  />
                }
              >
                {view.price.text}
              </Peek>
            </span>
          )}
        </div>
      )}
      {view.crew && <CardCrew card={card} {...(view.missing && { missing: view.missing })} />}
      {view.blocked?.map((text) => (
        <p key={text} className="why late">
          <Icon name="lock" size={14} />
          {text}
        </p>
      ))}
      {view.why && (
        <p className={view.why.alarm ? 'why late' : 'why'}>
          {view.why.icon && <Icon name={view.why.icon} size={14} />}
          {view.why.text}
        </p>
      )}
    </article>
  )
}
