import type { ReceiptRefusal, ReceiptStatus } from './codes.ts'
import type { ReceiptEvent } from './events.ts'

export const receiptLabels = {
  status: { PENDING: 'Pendente', APPROVED: 'Aprovado', REFUSED: 'Recusado' } satisfies Record<ReceiptStatus, string>,
  /** On the delivery card of the drawer (specification 2 §2). */
  card: { PENDING: 'PENDENTE', APPROVED: 'APROVADO', REFUSED: 'RECUSADO' } satisfies Record<ReceiptStatus, string>,
  chip: { PENDING: 'Aguardando aprovar', REFUSED: 'Comprovante recusado', APPROVED: 'Comprovante aprovado' } satisfies Record<
    ReceiptStatus,
    string
  >,
  onTimeQuestion: 'A entrega foi realizada no prazo?',
  confirm: 'Esta ação não pode ser desfeita.',
  document: {
    title: 'Comprovantes de entrega',
    sent: 'Comprovantes enviados com sucesso.',
    failed: 'Não foi possível enviar os comprovantes.',
    /** No mail server is configured: the messages are files in a folder. */
    notSent: 'Nenhum servidor de e-mail está configurado: as mensagens foram gravadas na pasta outbox e não foram enviadas.',
    mail: {
      subject: (externalId: string) => `Comprovantes de entrega da carga ${externalId}`,
      text: (externalId: string, shipper: string, receipts: number) =>
        `${shipper} enviou ${receipts === 1 ? 'o comprovante' : `os ${receipts} comprovantes`} de entrega da carga ${externalId}, em anexo.\n`,
    },
  },
  /** Events, in the history of a load. */
  event: {
    ReceiptsExpected: 'Comprovantes aguardados',
    ReceiptExpectationChanged: 'Data prevista do comprovante alterada',
    ReceiptArrived: 'Chegada ao destino',
    ReceiptImagesAdded: 'Comprovante enviado',
    ReceiptImageReplaced: 'Imagem do comprovante substituída',
    DeliveryEnded: 'Entrega encerrada',
    ReceiptArrivalCorrected: 'Data de chegada alterada',
    ReceiptApproved: 'Comprovante aprovado',
    ReceiptRefused: 'Comprovante recusado',
    ReceiptDecisionUndone: 'Avaliação do comprovante desfeita',
    ReceiptsClosed: 'Comprovantes encerrados',
    ReceiptsReopened: 'Comprovantes reabertos',
    InvoicesRequested: 'NF-e pedida a quem pode adicioná-la',
    ReceiptsSent: 'Comprovantes enviados por e-mail',
  } satisfies Record<ReceiptEvent['type'], string>,
  /** Refused commands, after `Recusado:`. */
  command: {
    ReportArrival: 'informar chegada',
    AddReceiptImages: 'enviar comprovante',
    EndDelivery: 'encerrar entrega',
    ApproveReceipt: 'aprovar comprovante',
    ApproveReceiptOnTime: 'aprovar comprovante no prazo',
    ApproveLateReceipt: 'aprovar comprovante atrasado',
    RefuseReceipt: 'recusar comprovante',
    UndoReceiptDecision: 'desfazer avaliação do comprovante',
    ApproveAllReceipts: 'aprovar todos os comprovantes',
    CorrectReceiptArrival: 'alterar data de chegada',
    ResetReceiptArrival: 'redefinir data de chegada',
    ReplaceReceiptImage: 'substituir imagem do comprovante',
    RequestInvoices: 'pedir a NF-e da carga',
    ExpectReceipts: 'aguardar comprovantes',
  },
  refusal: {
    NO_RECEIPTS: 'Esta carga ainda não tem comprovantes.',
    RECEIPT_UNKNOWN: 'Comprovante não encontrado.',
    RECEIPT_NOT_NOW: 'Este comprovante já foi avaliado.',
    RECEIPT_NOT_JUDGED: 'Este comprovante ainda não foi avaliado.',
    RECEIPT_ARRIVED_LATE: 'A entrega chegou depois da data prevista. Informe o motivo.',
    RECEIPT_ARRIVED_IN_TIME: 'A entrega chegou no prazo. Aprove o comprovante sem informar um motivo.',
    SOME_RECEIPTS_ARRIVED_LATE: 'Há entregas que chegaram depois da data prevista. Finalize cada uma separadamente e informe o motivo.',
    RECEIPT_NOT_ARRIVED: 'A entrega ainda não chegou ao destino.',
    RECEIPT_HAS_NO_IMAGE: 'Envie ao menos uma imagem do comprovante.',
    RECEIPT_ALREADY_ENDED: 'Esta entrega já foi encerrada.',
    ARRIVAL_IN_THE_FUTURE: 'A data de chegada não pode estar no futuro.',
    ARRIVAL_NOT_RESETTABLE: 'A data de chegada já foi redefinida.',
    REASON_TYPE_UNKNOWN: 'Selecione um motivo da lista.',
    REFUSAL_REASON_MISSING: 'Obrigatório o preenchimento do motivo da recusa.',
    LOAD_NOT_IN_DELIVERY: 'A carga não está mais em entrega.',
    RECEIPTS_CLOSED: 'O frete já foi finalizado.',
    RECEIPTS_NOT_ALL_APPROVED: 'Há comprovantes que ainda não foram aprovados.',
    DRIVER_NOT_BOUND: 'Esta entrega está com outro motorista.',
    MOMENT_INVALID: 'Data inválida.',
    INVOICES_PRESENT: 'Esta carga já tem NF-e.',
    INVOICES_REQUESTED_LATELY: 'A NF-e desta carga já foi pedida há menos de uma hora.',
  } satisfies Record<ReceiptRefusal, string>,
}

/** What the client shows when a command succeeded or failed, as specified. */
export const receiptMessages = {
  approved: 'Comprovante aprovado com sucesso.',
  refused: 'Comprovante recusado com sucesso.',
  decisionUndone: 'Aprovação/recusa desfeita com sucesso.',
  allApproved: 'Todos os comprovante foram aprovados com sucesso.',
  arrivalChanged: 'Data de chegada alterada com sucesso.',
  /** Not specified. */
  invoicesRequested: 'Aviso enviado a quem pode adicionar a NF-e.',
}
