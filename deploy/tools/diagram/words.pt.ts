import { detailsLabels } from '@embarca/contracts/load-details/labels.pt.ts'

/** What the program asks of itself: nobody's history names these commands. */
const inner: Readonly<Record<string, string>> = {
  LaunchPart: 'lançar retirada do lote',
  OpenOffer: 'abrir oferta agendada',
  CompleteOffer: 'fim do prazo da oferta',
  ExpireLot: 'expirar lote',
  GroupLoad: 'agrupar carga',
  UngroupLoad: 'desagrupar carga',
  UndoCollectStart: 'desfazer início da coleta',
  UndoCollectFinish: 'desfazer fim da coleta',
  MarkDelivered: 'última entrega encerrada',
  OpenNegotiation: 'abrir negociação',
  CloseNegotiation: 'encerrar negociação',
  HoldProposal: 'reservar proposta',
  ReleaseProposal: 'liberar proposta',
  ReadDeal: 'ler negociação',
  ReadCarrierDeal: 'ler negociação (transportadora)',
  ReadNegotiation: 'ler todas as negociações',
  EndAuction: 'fim do leilão',
  OpenLot: 'abrir lote',
  FollowLoad: 'acompanhar carga',
  FollowReopening: 'acompanhar reabertura',
  ReturnWithdrawal: 'devolver volume da retirada',
  NoteDelivered: 'retirada entregue',
  NoteResumed: 'retirada retomada',
  CompleteLot: 'fim do prazo do lote',
  CloseLot: 'encerrar lote',
  CancelLot: 'cancelar lote',
  OpenAgain: 'reabrir lote',
  ExpectReceipts: 'aguardar comprovantes',
  Register: 'cadastrar',
  Change: 'alterar',
  Remove: 'remover',
}
const statuses: Readonly<Record<string, string>> = {
  NEW: 'Início',
  DELETED: 'Excluída',
  OPEN: 'Aberta',
  CLOSED: 'Encerrada',
  ABSENT: 'Início',
  REGISTERED: 'Cadastrado',
  REMOVED: 'Removido',
}

/** A command as people call it; undefined for one that nobody has named yet. */
export const commandWord = (command: string): string | undefined => detailsLabels.command[command] ?? inner[command]
export const statusWord = (status: string, says: Readonly<Record<string, string>>): string | undefined => says[status] ?? statuses[status]
