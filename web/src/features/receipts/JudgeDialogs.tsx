import { receiptLabels } from '@embarca/contracts/receipt/labels.pt.ts'
import { Confirm, IRREVERSIBLE } from '../../ui/Confirm.tsx'
import { ArrivalDialog } from './ArrivalDialog.tsx'
import { OnTimeDialog } from './OnTimeDialog.tsx'
import { RefuseDialog } from './RefuseDialog.tsx'
import { type Asking, pendingOf, type Receipt } from './review.ts'
import type { useJudging } from './use-judging.ts'

type Props = {
  readonly receipt: Receipt
  readonly all: readonly Receipt[]
  readonly asking: Asking | undefined
  readonly judging: ReturnType<typeof useJudging>
  readonly onAsk: (asking: Asking | undefined) => void
}

/** Every question of the review, one at a time; the answer is what changes a receipt. */
export const JudgeDialogs = ({ receipt, all, asking, judging, onAsk }: Props) => {
  const place = receipt.shippingDestination.place.name
  const waiting = pendingOf(all).length
  const close = () => onAsk(undefined)
  const common = { onClose: close, pending: judging.pending }
  const then = (promise: Promise<unknown>) => void promise.finally(close)
  /** What was typed stays until it was taken. */
  const thenIfDone = (promise: Promise<unknown>) => void promise.then((answer) => answer !== undefined && close())
  return (
    <>
      <Confirm
        {...common}
        open={asking === 'approve'}
        title="Aprovar comprovante?"
        text={<Certain about={place} />}
        accept="Aprovar"
        onAccept={() => then(judging.approve(receipt))}
      />
      <Confirm
        {...common}
        open={asking === 'undo'}
        title="Desfazer a avaliação?"
        text={<Certain about={place} />}
        accept="Desfazer"
        onAccept={() => then(judging.undo(receipt))}
      />
      <Confirm
        {...common}
        open={asking === 'approveAll'}
        title="Aprovar todos os comprovantes?"
        text={<Certain about={`${waiting} ${waiting === 1 ? 'comprovante pendente' : 'comprovantes pendentes'}`} />}
        accept="Aprovar todos"
        onAccept={() => then(judging.approveAll())}
      />
      <Confirm
        {...common}
        open={asking === 'lateAll'}
        title="Aviso"
        text={receiptLabels.refusal.SOME_RECEIPTS_ARRIVED_LATE}
        accept="Entendi"
        refuse="Fechar"
        onAccept={close}
      />
      <Confirm
        {...common}
        open={asking === 'resetArrival'}
        title="Redefinir a data de chegada?"
        text={`A chegada volta a ser a data prevista, ${receipt.shippingDestination.deliveryExpectedDate.slice(0, 16)}, e não poderá ser redefinida de novo. Isso afeta os indicadores.`}
        accept="Redefinir"
        onAccept={() => then(judging.reset(receipt))}
      />
      {asking === 'onTime' && (
        <OnTimeDialog
          open
          receipt={receipt}
          {...common}
          onYes={() => then(judging.approveOnTime(receipt))}
          onNo={(reasonId) => thenIfDone(judging.explain(receipt, reasonId))}
        />
      )}
      {asking === 'refuse' && (
        <RefuseDialog open place={place} {...common} onRefuse={(reason) => thenIfDone(judging.refuse(receipt, reason))} />
      )}
      <ArrivalDialog
        open={asking === 'arrival'}
        receipt={receipt}
        {...common}
        onSave={(moment) => thenIfDone(judging.correct(receipt, moment))}
      />
    </>
  )
}

const Certain = ({ about }: { readonly about: string }) => (
  <>
    <b>{about}</b>
    <br />
    {IRREVERSIBLE}
  </>
)
