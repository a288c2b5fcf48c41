import type { Accepted } from '@embarca/contracts/kit/route.ts'
import type { LoadDetails } from '@embarca/contracts/load-details/routes.ts'
import { partOf } from '@embarca/contracts/lot/volume.ts'
import { allows, may } from '@embarca/contracts/roles.ts'
import { useState } from 'react'
import { useSession } from '../../session/session.ts'
import type { CompanyOption } from '../../shared/CompanyField.tsx'
import { lotUnit, perPart, volume } from '../../shared/load/lot-amounts.ts'
import { money } from '../../shared/load/measures.ts'
import { viewerCount } from '../../shared/load/offer-texts.ts'
import { isLot, referenceFor } from '../../shared/load/reference.ts'
import { exportLoad, reportName } from '../../shared/reports/load-reports.ts'
import { IconButton } from '../../ui/Button.tsx'
import { PlainButton } from '../../ui/PlainButton.tsx'
import { ErrorState, Skeleton } from '../../ui/states.tsx'
import { mayAccept, permit } from './allowed.ts'
import { NoOfferRow } from './NoOfferRow.tsx'
import { OfferButtons } from './OfferButtons.tsx'
import { ProposalRow } from './ProposalRow.tsx'
import { menuOf, type ProposalActions } from './proposal-menu.ts'
import { isAcceptable, type ProposalSummary } from './proposal-rows.ts'
import { SendOffer } from './SendOffer.tsx'
import { TalkDialogs, type TalkQuestion } from './TalkDialogs.tsx'
import { useComparison } from './use-comparison.ts'
import { useLiveDeals } from './use-live-deals.ts'
import { useNegotiation } from './use-negotiation.ts'
import './proposals.css'

type Props = {
  readonly load: LoadDetails
  readonly now: number
  readonly afterCommand: (answer: Accepted) => Promise<unknown>
  /** Starts an action of the load. */
  readonly start: (action: 'CloseOffer' | 'ReopenOffer' | 'UndoAcceptance') => void
  readonly onDeal: (dealId: string) => void
}

const words = {
  NORMAL: { title: 'Participantes', none: 'Ninguém foi alcançado pela oferta' },
  AUCTION: { title: 'Classificação', none: 'Nenhum lance' },
  QUOTATION: { title: 'Propostas', none: 'Nenhuma proposta' },
  TO_COMBINE: { title: 'Propostas', none: 'Nenhuma proposta' },
} as const

/** Compares the proposals: the hired or marked ones first, then by price. Accepting takes two clicks. */
export const ProposalsPanel = ({ load, now, afterCommand, start, onDeal }: Props) => {
  useLiveDeals(load.hashId)
  const { roles } = useSession()
  const shown = useComparison(load)
  const talk = useNegotiation(load.hashId, afterCommand)
  const [question, setQuestion] = useState<TalkQuestion>()
  const [sent, setSent] = useState<{ readonly to?: CompanyOption }>()
  const [all, setAll] = useState(false)
  const mayRun = allows(may.runLoads, roles)
  const auction = load.hiringType === 'AUCTION'
  const reference = referenceFor(load)
  const unit = lotUnit(load.terms ?? {})
  const open = load.statusCode === 'NEGOTIATION' || load.statusCode === 'WAIT_TRANSPORTER_ACCEPT'
  const ask = (kind: TalkQuestion['kind']) => (row: ProposalSummary) => setQuestion({ kind, row, revision: load.revision })
  const actions: ProposalActions = {
    accept: ask('accept'),
    counter: ask('counter'),
    refuse: ask('refuse'),
    open: ({ id }) => onDeal(id),
    mark: ({ offer }) => offer?.negotiationId && void talk.mark(offer.negotiationId),
    close: ({ id }) => void talk.close(id),
    reopen: (row) => void (row.closed ? talk.reopenDeal(row.id) : talk.reopen(row.id)),
    undo: () => start('UndoAcceptance'),
    send: ({ id, name }) => setSent({ to: { id, name } }),
  }
  const menuContext = { open, auction, hired: load.transporterId !== undefined, mayUndo: permit(load, 'UndoAcceptance').allowed }
  const items = (row: ProposalSummary) => (mayRun ? menuOf(row, menuContext) : [])
  const { title, none } = words[load.hiringType]
  const viewerTotal = Math.max(viewerCount(load), shown.offering.length + shown.others.length)
  const withoutOffer = all ? [...shown.others, ...shown.silent] : shown.others
  return (
    <section className="panel proposals" id="offers" aria-label={title}>
      <h2>
        {title}
        <small className="num">
          {shown.offering.length > 0 && reference
            ? `referência ${money(reference)}`
            : `${viewerTotal} ${viewerTotal === 1 ? 'viu' : 'viram'} · ${load.declinedAmount} ${load.declinedAmount === 1 ? 'recusou' : 'recusaram'}`}
        </small>
        {load.hiringType !== 'AUCTION' && (
          <IconButton icon="download" label={reportName('quotation')} onClick={() => exportLoad('quotation', load)} />
        )}
        {mayRun && <OfferButtons load={load} start={start} onSend={open ? () => setSent({}) : undefined} />}
      </h2>
      {shown.pending ? (
        <Skeleton count={3} height={52} />
      ) : shown.failed ? (
        <ErrorState text="Não foi possível ler as propostas." error={shown.error} onRetry={shown.retry} />
      ) : (
        <>
          {shown.rows.length === 0 && <p className="none">{open ? `${none} ainda.` : `${none}.`}</p>}
          <ol className="proposal-list">
            {shown.offering.map((row) => (
              <ProposalRow
                key={row.id}
                row={row}
                now={now}
                reference={reference}
                at={row.offer && shown.scale?.(row.offer.price)}
                best={row.id === (shown.best ?? shown.offering.find(isAcceptable)?.id)}
                isOnlyOffer={shown.offering.length === 1 || shown.best === undefined}
                accept={mayRun ? mayAccept(load, row.offer) : { allowed: false }}
                items={items(row)}
                per={isLot(load.terms) && load.terms ? perPart({ part: partOf(load.terms) }, unit) : undefined}
                quota={row.offer?.quota === undefined ? undefined : volume(row.offer.quota, unit)}
                actions={actions}
              />
            ))}
          </ol>
          {withoutOffer.length > 0 && (
            <ul className="quiet-list">
              {withoutOffer.map((row) => (
                <NoOfferRow key={row.id} row={row} now={now} items={items(row)} actions={actions} />
              ))}
            </ul>
          )}
          {shown.silent.length > 0 && (
            <PlainButton className="see" aria-expanded={all} onClick={() => setAll(!all)}>
              {all
                ? 'Ocultar quem não respondeu'
                : `Ver ${shown.silent.length === 1 ? '1 que não respondeu' : `${shown.silent.length} que não responderam`}`}
            </PlainButton>
          )}
        </>
      )}
      {sent && <SendOffer loadId={load.hashId} to={sent.to} onClose={() => setSent(undefined)} />}
      {question && <TalkDialogs load={load} question={question} talk={talk} unit={unit} onClose={() => setQuestion(undefined)} />}
    </section>
  )
}
