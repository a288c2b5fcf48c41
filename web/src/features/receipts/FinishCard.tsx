import { evaluationRoutes } from '@embarca/contracts/evaluation/routes.ts'
import type { EvaluatedParty } from '@embarca/contracts/evaluation/views.ts'
import { loadRoutes } from '@embarca/contracts/load/routes.ts'
import { loadDetailsRoutes } from '@embarca/contracts/load-details/routes.ts'
import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import { useShortcut } from '../../base/keyboard.ts'
import { refreshRead, useRead } from '../../base/queries.ts'
import { useCommand } from '../../base/use-command.ts'
import { JudgementFields } from '../../shared/evaluation/JudgementFields.tsx'
import { isComplete, judgementInput, judgementOf } from '../../shared/evaluation/judgement.ts'
import { Button } from '../../ui/Button.tsx'
import { AskForInvoices } from './AskForInvoices.tsx'
import type { outcome } from './review.ts'

type Props = {
  readonly loadId: string
  readonly deliveryId: string
  readonly transporterName?: string | undefined
  readonly left: ReturnType<typeof outcome>
  readonly invoicesRequestedAt: string | undefined
  /** Absent: the user may not add an NF-e. */
  readonly onInvoices: (() => void) | undefined
  /** The arrow keys go on to the next receipt, which skips the rating. */
  readonly isQueued: boolean
  /** Skips the rating. */
  readonly onClose: () => void
  readonly onFinished: () => void
}

const nextStepTexts = {
  review: 'Ainda há comprovantes por avaliar.',
  refused: 'Há comprovante recusado: o frete só pode ser finalizado depois que ele for reenviado e aprovado.',
  invoices: 'Todos os comprovantes foram aprovados. Falta a NF-e para finalizar o frete.',
  finish: 'Todos os comprovantes foram aprovados. O frete pode ser finalizado.',
}

const Enter = ({ label, run }: { readonly label: string; readonly run: () => void }) => {
  useShortcut({ keys: 'Enter', label, run })
  return null
}

/** In a corner after the last decision: rate the transporter, then finish the load or see what is missing. It may be skipped. */
export const FinishCard = (props: Props) => {
  const { loadId, deliveryId, transporterName, left, invoicesRequestedAt, isQueued, onInvoices, onClose, onFinished } = props
  const client = useQueryClient()
  const card = useRef<HTMLElement>(null)
  // Enter finishes: a button that has the focus elsewhere would take the key.
  useEffect(() => {
    if (left === 'finish') card.current?.querySelector<HTMLElement>('.overlay-footer .primary')?.focus()
  }, [left])
  const evaluation = useRead(evaluationRoutes.ofLoad, { id: loadId })
  const party: Pick<EvaluatedParty, 'form'> = evaluation.data?.transporter ?? {}
  const [judgement, setJudgement] = useState(judgementOf(undefined))
  const isSaid = evaluation.data !== undefined && isComplete(party, judgement)
  const [rated, setRated] = useState(false)
  const rate = useCommand(loadRoutes.rate)
  const finish = useCommand(loadRoutes.finish, {
    done: async () => {
      await refreshRead(client, loadDetailsRoutes.details)
      onFinished()
    },
  })
  const rateFirst = async () => {
    if (rated || !isSaid || !evaluation.data) return true
    const done = await rate.run({ id: evaluation.data.transporter.id, shippingHash: loadId, ...judgementInput(party, judgement) })
    if (done) setRated(true)
    return done !== undefined
  }
  const stars = judgementInput(party, judgement).rating
  const rateThen = async (then: () => unknown) => (await rateFirst()) && then()
  const finishNow = () => void rateThen(() => finish.run({ id: loadId }))
  return (
    <section ref={card} className="finish-card" role="dialog" aria-label="Avaliar e finalizar">
      {left === 'finish' && <Enter label="Finalizar Frete" run={finishNow} />}
      {left === 'invoices' && onInvoices && <Enter label="Adicionar NF-e" run={() => void rateThen(onInvoices)} />}
      {left === 'invoices' && !onInvoices ? (
        <AskForInvoices deliveryId={deliveryId} requestedAt={invoicesRequestedAt} />
      ) : (
        <p>{nextStepTexts[left]}</p>
      )}
      {rated ? (
        <p>Transportadora avaliada: {stars === 1 ? '1 estrela' : `${stars} estrelas`}.</p>
      ) : (
        <JudgementFields
          party={party}
          label={`Avaliação de ${transporterName ?? 'transportadora'}`}
          value={judgement}
          onChange={setJudgement}
          pageArrows={!isQueued}
          commentLater
        />
      )}
      <div className="overlay-footer">
        <Button onClick={() => void rateThen(onClose)}>{isSaid && !rated ? 'Avaliar e fechar' : 'Agora não'}</Button>
        {left === 'finish' && (
          <Button look="primary" icon="check-circle" keys="Enter" pending={finish.pending || rate.pending} onClick={finishNow}>
            Finalizar Frete
          </Button>
        )}
        {left === 'invoices' && onInvoices && (
          <Button look="primary" icon="file" pending={rate.pending} onClick={() => void rateThen(onInvoices)}>
            Adicionar NF-e
          </Button>
        )}
      </div>
    </section>
  )
}
