import { loadRoutes } from '@embarca/contracts/load/routes.ts'
import { loadDetailsRoutes } from '@embarca/contracts/load-details/routes.ts'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useShortcut } from '../../base/keyboard.ts'
import { refreshRead } from '../../base/queries.ts'
import { useCommand } from '../../base/use-command.ts'
import { Button } from '../../ui/Button.tsx'
import { Dialog } from '../../ui/Dialog.tsx'
import { Stars } from '../../ui/Stars.tsx'
import { TextArea } from '../../ui/TextField.tsx'
import type { outcome } from './review.ts'

type Props = {
  readonly open: boolean
  readonly loadId: string
  readonly transporterName?: string | undefined
  readonly left: ReturnType<typeof outcome>
  readonly onInvoices: () => void
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

/** Shown after the last decision: rate the transporter, then finish the load or add what is missing. */
export const FinishDialog = ({ open, loadId, transporterName, left, onInvoices, onClose, onFinished }: Props) => {
  const client = useQueryClient()
  const [stars, setStars] = useState(0)
  const [comment, setComment] = useState('')
  const [rated, setRated] = useState(false)
  const rate = useCommand(loadRoutes.rate)
  const finish = useCommand(loadRoutes.finish, {
    done: async () => {
      await refreshRead(client, loadDetailsRoutes.details)
      onFinished()
    },
  })
  const rateFirst = async () => {
    if (rated || stars === 0) return true
    const done = await rate.run({ id: loadId, stars, ...(comment.trim() && { comment: comment.trim() }) })
    if (done) setRated(true)
    return done !== undefined
  }
  const rateThen = async (then: () => unknown) => (await rateFirst()) && then()
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title="Avaliar e finalizar"
      width={460}
      footer={
        <>
          <Button onClick={() => void rateThen(onClose)}>{stars > 0 && !rated ? 'Avaliar e fechar' : 'Agora não'}</Button>
          {left === 'finish' && (
            <Button
              look="primary"
              icon="check-circle"
              pending={finish.pending || rate.pending}
              onClick={() => void rateThen(() => finish.run({ id: loadId }))}
            >
              Finalizar Frete
            </Button>
          )}
          {left === 'invoices' && (
            <Button look="primary" icon="file" pending={rate.pending} onClick={() => void rateThen(onInvoices)}>
              Adicionar NF-e
            </Button>
          )}
        </>
      }
    >
      {left === 'finish' && <Enter label="Finalizar Frete" run={() => void rateThen(() => finish.run({ id: loadId }))} />}
      {left === 'invoices' && <Enter label="Adicionar NF-e" run={() => void rateThen(onInvoices)} />}
      <div className="ask-reason">
        <p>{nextStepTexts[left]}</p>
        {rated ? (
          <p>Transportadora avaliada: {stars === 1 ? '1 estrela' : `${stars} estrelas`}.</p>
        ) : (
          <Stars label={`Avaliação de ${transporterName ?? 'transportadora'}`} value={stars} onChange={setStars} />
        )}
        {stars > 0 && !rated && <TextArea label="Comentário" rows={2} value={comment} onChange={setComment} maxLength={4000} />}
      </div>
    </Dialog>
  )
}
