import type { LoadDetails } from '@embarca/contracts/load-details/routes.ts'
import { lotRoutes } from '@embarca/contracts/lot/routes.ts'
import { useRead } from '../../base/queries.ts'
import { fromLotUnit, type LotUnit, toLotUnit } from '../../shared/load/lot-amounts.ts'
import { money } from '../../shared/load/measures.ts'
import { isLot, referenceFor } from '../../shared/load/reference.ts'
import { useLoadPrice } from '../../shared/load/use-load-price.ts'
import { ReasonDialog } from '../../ui/ReasonDialog.tsx'
import { AcceptDialog } from './AcceptDialog.tsx'
import { CounterDialog } from './CounterDialog.tsx'
import type { ProposalSummary } from './proposal-rows.ts'
import type { NegotiationCommands } from './use-negotiation.ts'

/** `revision` is the revision of the load when the dialog opened. */
export type TalkQuestion = { readonly kind: 'accept' | 'counter' | 'refuse'; readonly row: ProposalSummary; readonly revision: number }
type Props = {
  readonly load: LoadDetails
  readonly question: TalkQuestion
  readonly talk: NegotiationCommands
  readonly unit: LotUnit
  readonly onClose: () => void
}

/** The dialog of an action on a row; it closes when the server accepts. */
export const TalkDialogs = ({ load, question: { kind, row, revision }, talk, unit, onClose }: Props) => {
  const ofLot = isLot(load.terms)
  const lot = useRead(lotRoutes.lot, { id: load.hashId }, { enabled: ofLot && kind === 'accept' })
  const closeOn = async (answer: Promise<unknown>) => {
    if ((await answer) !== undefined) onClose()
  }
  const { judge, isLoading } = useLoadPrice(load)
  const { offer } = row
  const common = { name: row.name, reference: referenceFor(load), onClose }
  if (kind === 'refuse')
    return (
      <ReasonDialog
        open
        title="Recusar proposta?"
        text={`${row.name}${offer ? `, ${money(offer.price)}` : ''}. A transportadora é avisada e pode propor de novo.`}
        label="Justificativa"
        missing="Informe a justificativa da recusa."
        accept="Recusar"
        danger
        pending={talk.pending}
        onReason={(why) => void closeOn(talk.refuse(row.id, why))}
        onClose={onClose}
      />
    )
  if (kind === 'counter')
    return (
      <CounterDialog
        {...common}
        theirs={offer?.price}
        judge={judge}
        pending={talk.pending}
        onPropose={(proposal) => void closeOn(talk.propose(row.id, proposal))}
      />
    )
  if (!offer || (ofLot && !lot.data)) return null
  const { negotiationId } = offer
  return (
    <AcceptDialog
      {...common}
      offer={offer}
      guarded={judge(offer.price)}
      isLoading={isLoading}
      approvalRequired={load.terms?.approvalRequired ?? false}
      {...(lot.data && {
        part: {
          unit: unit.name,
          remaining: toLotUnit(Math.max(0, lot.data.total - lot.data.allocated), unit),
          requested: offer.quota === undefined ? undefined : toLotUnit(offer.quota, unit),
        },
      })}
      pending={talk.accepting}
      onAccept={({ justification, quota }) =>
        void closeOn(
          negotiationId === undefined
            ? talk.choose(row.id, revision)
            : quota === undefined
              ? talk.accept(negotiationId, justification)
              : talk.acceptPart(negotiationId, fromLotUnit(quota, unit), justification),
        )
      }
    />
  )
}
