import type { FleetType } from '../reference/codes.ts'
import type { CarrierFilterStatus, InviteState, PartnershipRefusal, PartnershipStatus } from './codes.ts'
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
    CARRIER_NOT_REGISTERED: 'Cnpj não cadastrado',
    CNPJ_INVALID: 'CNPJ inválido.',
    COMPANY_REGISTRY_OFF: 'A consulta de empresas não está configurada. Informe os dados da transportadora.',
    COMPANY_REGISTRY_DOWN: 'A consulta de empresas não respondeu. Informe os dados da transportadora.',
    COMPANY_NOT_FOUND: 'O CNPJ não foi encontrado na consulta de empresas. Informe os dados da transportadora.',
    COMPANY_NOT_ACTIVE: 'A empresa não está ativa no cadastro nacional. Confira os dados antes de cadastrar.',
    OPERATION_GROUP_NOT_YOURS: 'Grupo de operação não encontrado.',
  } satisfies Record<PartnershipRefusal, string>,
  event: {
    CarrierInvited: 'Transportadora convidada',
    PartnershipActivated: 'Vínculo ativo',
    InvitationLinkHandedOut: 'Link do convite repassado',
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
    NoteInvitationLinkHandedOut: 'registrar o envio do link do convite',
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

export const carrierLabels = {
  status: {
    ACTIVE: partnershipLabels.status.ACTIVE,
    INVITED: partnershipLabels.status.INVITED,
    ASKED: partnershipLabels.status.ASKED,
    BLOCKED: 'Bloqueada',
    ENDED: partnershipLabels.status.ENDED,
    DOCUMENT_EXPIRED: 'Documento vencido',
  } satisfies Record<CarrierFilterStatus, string>,
  fleetType: { MIXED: 'Mista', THIRD: 'Terceirizada', SELF: 'Própria' } satisfies Record<FleetType, string>,
  column: {
    ...{ name: 'Transportadora', fantasyName: 'Nome fantasia', document: 'CNPJ', externalCode: 'Código', status: 'Situação' },
    ...{ city: 'Cidade', state: 'UF', fleetType: 'Frota', operationUFs: 'UFs atendidas', tags: 'Etiquetas' },
    ...{ rating: 'Avaliação', loads: 'Cargas', text: 'Texto' },
  },
}
export const inviteLabels = {
  direction: { SENT: 'Enviado', RECEIVED: 'Recebido' },
  state: {
    OPEN: 'Aguardando resposta',
    ACCEPTED: 'Aceito',
    REFUSED: 'Recusado',
    WITHDRAWN: 'Cancelado',
    EXPIRED: 'Expirado',
  } satisfies Record<InviteState, string>,
}

/** What a messenger sends with an invitation. */
export const invitationLabels = {
  subject: (shipper: string) => `Convite de ${shipper} no Embarca`,
  message: (shipper: string, carrier: string, link: string, until: string) =>
    `${shipper} convidou ${carrier} para transportar as suas cargas. Aceite até ${until}: ${link}`,
}

/** The e-mail to the first administrator of a carrier, and what its sender reads. */
export const carrierAccessLabels = {
  sent: 'Enviamos o link de acesso por e-mail.',
  notSent: 'Nenhum servidor de e-mail está configurado: entregue o link à transportadora.',
  failed: 'A transportadora foi cadastrada, mas o e-mail com o link de acesso não saiu. Gere o link de novo.',
  subject: 'Acesso da sua transportadora ao Embarca',
  text: (name: string, company: string, shipper: string, username: string, link: string, until: string) =>
    [
      `Olá, ${name}.`,
      `${shipper} cadastrou a transportadora ${company} no Embarca e convidou você para administrá-la.`,
      `Seu usuário: ${username}`,
      `Crie a sua senha até ${until}: ${link}`,
    ].join('\n\n'),
}

/** What the client shows when a command succeeded or failed, as specified. */
export const partnershipMessages = {
  added: 'Transportadora adicionada com sucesso.',
  registered: 'Transportador cadastrado com sucesso.',
  invited: 'Convite enviado. A transportadora fica ativa quando aceitar.',
  operationGroupsChanged: 'Grupos de operação atualizados com sucesso.',
}
