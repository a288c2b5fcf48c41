import type { LoadCard } from '@embarca/contracts/board/routes.ts'
import { receiptLabels } from '@embarca/contracts/receipt/labels.pt.ts'
import type { StatusLook } from '../../shared/load/status-look.ts'

/** The receipt status of a delivered load; a load without a decision is to be checked (readings a58). */
export const receiptLook = (card: LoadCard): StatusLook => {
  if (card.receiptStatus === 'APPROVED') return { tone: 'done', icon: 'check', text: receiptLabels.chip.APPROVED }
  if (card.receiptStatus === 'REFUSED') return { tone: 'danger', icon: 'warning', text: receiptLabels.chip.REFUSED }
  return { tone: 'confirm', icon: 'file-check', text: 'Verificar canhotos' }
}

/** The party that must act next on the receipts of a delivered load. */
export const receiptsWait = (card: LoadCard) => {
  if (card.receiptStatus === 'APPROVED')
    return card.flInvoice ? { text: 'Pronta para finalizar', icon: 'check-circle' } : { text: 'Falta a NF-e para finalizar', icon: 'file' }
  if (card.receiptStatus === 'REFUSED') return { text: `Aguardando ${card.transporterName ?? 'a transportadora'} reenviar`, icon: 'undo' }
  return undefined
}

/** `2 de 3 canhotos`, when there is more than one and some are decided. */
export const receiptsProgress = (card: LoadCard): string | undefined =>
  card.receiptsTotal !== undefined && (card.statusCode === 'DELIVERED' || card.statusCode === 'IN_DELIVERY') && card.receiptsTotal > 1
    ? `${card.receiptsApproved ?? 0} de ${card.receiptsTotal} canhotos`
    : undefined
