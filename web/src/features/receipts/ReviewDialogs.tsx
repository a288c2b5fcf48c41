import { receiptLabels } from '@embarca/contracts/receipt/labels.pt.ts'
import { Confirm, IRREVERSIBLE } from '../../ui/Confirm.tsx'
import { ArrivalDialog } from './ArrivalDialog.tsx'
import { OnTimeDialog } from './OnTimeDialog.tsx'
import { RefuseDialog } from './RefuseDialog.tsx'
import { REVERSIBLE } from './receipt-texts.ts'
import { pendingOf, type ReviewQuestion, type ReviewReceipt } from './review.ts'
import type { useReviewCommands } from './use-review-commands.ts'

type Props = {
  readonly receipt: ReviewReceipt
  /** Whether the decision may be undone afterwards, while the load is in delivery. */
  readonly reversible: boolean
  readonly all: readonly ReviewReceipt[]
  readonly asking: ReviewQuestion | undefined
  readonly commands: ReturnType<typeof useReviewCommands>
  readonly onAsk: (asking: ReviewQuestion | undefined) => void
}

/** The dialogs of the review, one at a time. */
export const ReviewDialogs = ({ receipt, reversible, all, asking, commands, onAsk }: Props) => {
  const place = receipt.shippingDestination.place.name
  const waiting = pendingOf(all).length
  const close = () => onAsk(undefined)
  const common = { onClose: close, pending: commands.pending }
  const then = (promise: Promise<unknown>) => void promise.finally(close)
  /** Closes the dialog only when the command succeeded, so that a failure keeps the input. */
  const thenIfDone = (promise: Promise<unknown>) => void promise.then((answer) => answer !== undefined && close())
  return (
    <>
      <Confirm
        {...common}
        open={asking === 'approve'}
        title="Aprovar comprovante?"
        text={<Certain about={place} />}
        accept="Aprovar"
        onAccept={() => then(commands.approve(receipt))}
      />
      <Confirm
        {...common}
        open={asking === 'undo'}
        title="Desfazer a avaliação?"
        text={<Certain about={place} />}
        accept="Desfazer"
        onAccept={() => then(commands.undo(receipt))}
      />
      <Confirm
        {...common}
        open={asking === 'approveAll'}
        title="Aprovar todos os comprovantes?"
        text={<Certain reversible={reversible} about={`${waiting} ${waiting === 1 ? 'comprovante pendente' : 'comprovantes pendentes'}`} />}
        accept="Aprovar todos"
        onAccept={() => then(commands.approveAll())}
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
        onAccept={() => then(commands.reset(receipt))}
      />
      {asking === 'onTime' && (
        <OnTimeDialog
          open
          receipt={receipt}
          reversible={reversible}
          {...common}
          onYes={() => then(commands.approveOnTime(receipt))}
          onNo={(reasonId) => thenIfDone(commands.explain(receipt, reasonId))}
        />
      )}
      {asking === 'refuse' && (
        <RefuseDialog
          open
          place={place}
          reversible={reversible}
          {...common}
          onRefuse={(reason) => thenIfDone(commands.refuse(receipt, reason))}
        />
      )}
      <ArrivalDialog
        open={asking === 'arrival'}
        receipt={receipt}
        {...common}
        onSave={(arrival) => thenIfDone(commands.correct(receipt, arrival))}
      />
    </>
  )
}

const Certain = ({ about, reversible = false }: { readonly about: string; readonly reversible?: boolean }) => (
  <>
    <b>{about}</b>
    <br />
    {reversible ? REVERSIBLE : IRREVERSIBLE}
  </>
)
