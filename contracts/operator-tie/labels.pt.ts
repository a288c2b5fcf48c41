import type { OperatorTieRefusal, OperatorTieStatus } from './codes.ts'
import type { OperatorTieEvent } from './events.ts'

export const operatorTieLabels = {
  status: {
    NONE: 'Sem parceria',
    INVITED: 'Convidada',
    ACTIVE: 'Parceira',
    ENDED: 'Encerrada',
  } satisfies Record<OperatorTieStatus, string>,
  event: {
    OperatorCarrierInvited: 'Transportadora parceira convidada',
    OperatorCarrierAccepted: 'Parceria com operador logístico aceita',
    OperatorCarrierRefused: 'Convite de operador logístico recusado',
    OperatorCarrierEnded: 'Parceria com operador logístico encerrada',
  } satisfies Record<OperatorTieEvent['type'], string>,
  command: {
    InviteOwnCarrier: 'convidar transportadora parceira',
    EndOwnCarrier: 'encerrar parceria com transportadora',
    AcceptOperator: 'aceitar convite de operador logístico',
    RefuseOperator: 'recusar convite de operador logístico',
    LeaveOperator: 'sair da parceria com operador logístico',
  },
  refusal: {
    OWN_COMPANY: 'Informe o CNPJ de outra empresa.',
    TIE_NOT_NOW: 'Esta parceria não permite esta ação no momento.',
  } satisfies Record<OperatorTieRefusal, string>,
}
