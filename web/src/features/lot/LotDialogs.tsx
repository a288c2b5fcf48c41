import type { LoadDetails } from '@embarca/contracts/load-details/routes.ts'
import type { Lot, LotAgreement, LotWithdrawal } from '@embarca/contracts/lot/views.ts'
import { type LotUnit, perPart, volume } from '../../shared/load/lot-amounts.ts'
import { money } from '../../shared/load/measures.ts'
import { Confirm } from '../../ui/Confirm.tsx'
import { ReasonDialog } from '../../ui/ReasonDialog.tsx'
import { AgreementDialog } from './AgreementDialog.tsx'
import { AmountDialog } from './AmountDialog.tsx'
import { amountProblem, quotaProblem } from './lot-texts.ts'
import type { LotCommands } from './use-lot.ts'

export type LotQuestion =
  | { readonly kind: 'approve' | 'refuse' | 'quota' | 'stop' | 'continue'; readonly agreement: LotAgreement }
  | { readonly kind: 'amount' | 'cancel'; readonly withdrawal: LotWithdrawal }
  | { readonly kind: 'finish' | 'reopen' }
type Props = {
  readonly load: LoadDetails
  readonly lot: Lot
  readonly question: LotQuestion
  readonly commands: LotCommands
  readonly unit: LotUnit
  readonly onClose: () => void
}

/** The dialog of the chosen lot action; it closes when the server accepts. */
export const LotDialogs = ({ load, lot, question, commands, unit, onClose }: Props) => {
  const closeOn = async (answer: Promise<unknown>) => {
    if ((await answer) !== undefined) onClose()
  }
  const common = { open: true, pending: commands.pending, onClose }
  switch (question.kind) {
    case 'approve': {
      const { lotAgreementId, quota, price } = question.agreement
      return (
        <AgreementDialog
          {...common}
          load={load}
          agreement={question.agreement}
          text={`Cota de ${volume(quota, unit)} por ${money(price)} ${perPart(lot, unit)}. A transportadora já poderá retirar.`}
          onApprove={() => void closeOn(commands.approve(lotAgreementId))}
        />
      )
    }
    case 'refuse':
      return (
        <ReasonDialog
          {...common}
          title={`Recusar ${question.agreement.transporterName}?`}
          text={`A cota de ${volume(question.agreement.quota, unit)} volta a ficar disponível.`}
          label="Motivo da recusa"
          accept="Recusar"
          danger
          onReason={(reason) => void closeOn(commands.refuse(question.agreement.lotAgreementId, reason))}
        />
      )
    case 'quota': {
      const { lotAgreementId, transporterName, quota, withdrawn } = question.agreement
      const most = lot.total - lot.allocated + quota
      return (
        <AmountDialog
          {...common}
          title="Alterar cota"
          text={`${transporterName} já retirou ${volume(withdrawn, unit)}. A cota pode ir até ${volume(most, unit)}.`}
          label="Cota"
          unit={unit}
          amount={quota}
          problemOf={(value) => quotaProblem(value, withdrawn, most, unit)}
          onSave={(amount) => void closeOn(commands.changeQuota(lotAgreementId, amount))}
        />
      )
    }
    case 'stop':
    case 'continue': {
      const { transporterId, transporterName } = question.agreement
      const stop = question.kind === 'stop'
      return (
        <Confirm
          {...common}
          title={stop ? `Parar as retiradas de ${transporterName}?` : `Liberar as retiradas de ${transporterName}?`}
          text={
            stop
              ? 'O que já foi retirado segue seu caminho; nada mais sai até você liberar.'
              : 'A transportadora volta a poder retirar da sua cota.'
          }
          accept={stop ? 'Parar' : 'Liberar'}
          danger={stop}
          onAccept={() => void closeOn(stop ? commands.stop(transporterId) : commands.resume(transporterId))}
        />
      )
    }
    case 'amount': {
      const { shippingLotWithdrawalId, externalId, amount, transporterId } = question.withdrawal
      const left = lot.agreements.find((one) => one.transporterId === transporterId && one.status === 'APPROVED')?.remaining ?? 0
      return (
        <AmountDialog
          {...common}
          title="Alterar volume da retirada"
          text={`${externalId}. O saldo da cota permite até ${volume(left + amount, unit)}.`}
          label="Volume"
          unit={unit}
          amount={amount}
          problemOf={(value) => amountProblem(value, lot, left + amount, unit)}
          onSave={(changed) => void closeOn(commands.changeAmount(shippingLotWithdrawalId, changed))}
        />
      )
    }
    case 'cancel':
      return (
        <ReasonDialog
          {...common}
          title={`Cancelar a entrega ${question.withdrawal.externalId}?`}
          text={`${volume(question.withdrawal.amount, unit)} voltam para a cota de ${question.withdrawal.transporterName}.`}
          label="Motivo do cancelamento"
          accept="Cancelar entrega"
          danger
          onReason={(reason) => void closeOn(commands.cancel(question.withdrawal.deliveryId, reason))}
        />
      )
    case 'finish':
      return (
        <Confirm
          {...common}
          title="Finalizar lote?"
          text={
            lot.remaining > 0
              ? `${volume(lot.remaining, unit)} não foram retirados e ninguém mais poderá retirar.`
              : 'Todo o volume foi retirado.'
          }
          accept="Finalizar lote"
          onAccept={() => void closeOn(commands.finish())}
        />
      )
    case 'reopen':
      return (
        <ReasonDialog
          {...common}
          title="Reabrir lote?"
          text="As transportadoras com cota voltam a poder retirar."
          label="Motivo da reabertura"
          accept="Reabrir lote"
          onReason={(reason) => void closeOn(commands.reopen(reason))}
        />
      )
  }
}
