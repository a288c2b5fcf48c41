import type { PartnershipRefusal, PartnershipStatus } from './codes.ts'
import type { PartnershipEvent } from './events.ts'

export const partnershipLabels = {
  status: {
    NONE: 'Sem vínculo',
    ASKED: 'Pediu vínculo',
    INVITED: 'Convidada',
    ACTIVE: 'Ativa',
    ENDED: 'Desvinculada',
  } satisfies Record<PartnershipStatus, string>,
  refusal: {
    PARTNERSHIP_NOT_NOW: 'O vínculo com esta transportadora não permite esta ação no momento.',
    CARRIER_UNKNOWN: 'Transportadora não encontrada.',
    CARRIER_HAS_LOADS: 'A transportadora tem cargas em andamento com a sua empresa.',
    OPERATION_GROUP_NOT_YOURS: 'Grupo de operação não encontrado.',
  } satisfies Record<PartnershipRefusal, string>,
  event: {
    CarrierInvited: 'Transportadora convidada',
    PartnershipActivated: 'Vínculo ativo',
    InvitationRefused: 'Convite recusado',
    InvitationWithdrawn: 'Convite cancelado',
    InvitationExpired: 'Convite expirou',
    PartnershipAsked: 'Vínculo solicitado',
    RequestRefused: 'Solicitação de vínculo recusada',
    PartnershipEnded: 'Transportadora desvinculada',
    PartnershipDetailsChanged: 'Dados do vínculo alterados',
    CarrierTagAdded: 'Etiqueta adicionada',
    CarrierTagRemoved: 'Etiqueta removida',
    LogisticOperatorMarked: 'Operador logístico alterado',
    PartnershipCompanyNoted: 'Dados da transportadora atualizados',
  } satisfies Record<PartnershipEvent['type'], string>,
  command: {
    Bind: 'vincular transportadora',
    Unbind: 'desvincular transportadora',
    ResendInvitation: 'reenviar convite',
    WithdrawInvitation: 'cancelar convite',
    AcceptRequest: 'aceitar solicitação de vínculo',
    RefuseRequest: 'recusar solicitação de vínculo',
    AcceptInvitation: 'aceitar convite',
    RefuseInvitation: 'recusar convite',
    AskPartnership: 'pedir vínculo',
    WithdrawRequest: 'cancelar pedido de vínculo',
    ExpireInvitation: 'fim do prazo do convite',
    FollowCompany: 'acompanhar transportadora',
    NoteOfferAccepted: 'acompanhar aceite',
    ChangeDetails: 'alterar dados do vínculo',
    AddTag: 'adicionar etiqueta',
    RemoveTag: 'remover etiqueta',
    MarkLogisticOperator: 'marcar operador logístico',
  },
}

/** What the client shows when a command succeeded or failed, as specified. */
export const partnershipMessages = {
  added: 'Transportadora adicionada com sucesso.',
  operationGroupsChanged: 'Grupos de operação atualizados com sucesso.',
}
