import type { BlockableTransition } from '../load/blocked-transitions.ts'
import type { PendencyRefusal, PendencyStatus, ReporterType } from './codes.ts'
import { daysLeft } from './due.ts'
import type { PendencyEvent, PendencyTypeEvent } from './events.ts'

export const observationTooShort = 'Informe a observação, com pelo menos 5 caracteres.'

/** The due text of a pendency (R204). */
export const dueText = (dueAt: string, now: string): string => {
  const days = daysLeft(dueAt, now)
  if (days === undefined) return 'Vencimento inválido'
  if (days === 0) return 'Aberto'
  return days < 0 ? `Atrasado há ${-days} dia(s)` : `${days} dia(s)`
}

export const pendencyLabels = {
  title: 'Pendências',
  one: 'Pendência',
  unavailable: 'Essa pendência não esta disponível ou foi removida.',
  resolved: 'Pendência resolvida com sucesso.',
  disposed: 'Pendência descartada com sucesso.',
  opened: 'Pendência aberta com sucesso.',
  notResolved: 'Não foi possível resolver a pendência.',
  notDisposed: 'Não foi possível descartar a pendência.',
  typeSaved: 'Tipo de pendência salvo com sucesso.',
  failed: 'Não foi possível concluir a ação',
  status: { OPEN: 'Aberta', RESOLVED: 'Resolvida', DISPOSED: 'Descartada', CANCELED: 'Cancelada' } satisfies Record<PendencyStatus, string>,
  reporter: { SYSTEM: 'Sistema', TRANSPORTER: 'Transportador', DRIVER: 'Motorista' } satisfies Record<ReporterType, string>,
  /** Columns of its report, and names of its filters. */
  column: {
    name: 'Pendência',
    externalId: 'Carga',
    status: 'Situação',
    transporterName: 'Transportadora',
    destinationName: 'Entrega',
    reporter: 'Aberta por',
    createdBy: 'Quem abriu',
    opened: 'Abertura',
    due: 'Vencimento',
    daysLeft: 'Dias restantes',
    observation: 'Observação',
    blocks: 'Bloqueia',
    ended: 'Encerramento',
    endedBy: 'Encerrada por',
    endObservation: 'Observação do encerramento',
    viewed: 'Vista',
    notViewed: 'Não vistas',
    overdue: 'Atrasadas',
    text: 'Busca',
  },
  transition: {
    ApproveHiring: 'Aprovar contratação',
    ConfirmDriver: 'Confirmar motorista',
    StartCollect: 'Iniciar coleta',
    FinishCollect: 'Finalizar coleta',
    StartTransit: 'Iniciar trânsito',
    FinishInProgress: 'Finalizar em andamento',
    FinishLoad: 'Finalizar frete',
  } satisfies Record<BlockableTransition, string>,
  openCount: (open: number) => (open === 1 ? '1 aberta' : `${open} abertas`),
  /** Why a rule opened one, by type. */
  cause: {
    1: 'A coleta se aproxima e a carga não tem motorista confirmado.',
    2: 'O limite da coleta passou e a coleta não começou.',
    3: 'A data prevista da entrega passou e o motorista não chegou.',
    4: 'A coleta terminou e há pedido sem nota fiscal.',
    6: 'A entrega terminou e o comprovante não tem imagem.',
  } as Readonly<Record<string, string>>,
  event: {
    PendencyOpened: 'Pendência aberta',
    PendencyResolved: 'Pendência resolvida',
    PendencyDisposed: 'Pendência descartada',
    PendencyCanceled: 'Pendência cancelada',
    PendencyViewed: 'Pendência vista',
    PendencyUnviewed: 'Pendência marcada como não vista',
    PendencyCheckPlanned: 'Verificação de pendência agendada',
    PendencyTypeChanged: 'Tipo de pendência alterado',
  } satisfies Record<PendencyEvent['type'] | PendencyTypeEvent['type'], string>,
  command: {
    ReportPendency: 'abrir pendência',
    OpenPendency: 'abrir pendência',
    ResolvePendency: 'resolver pendência',
    DisposePendency: 'descartar pendência',
    ViewPendency: 'ver pendência',
    UnviewPendency: 'marcar pendência como não vista',
    CancelPendencies: 'cancelar pendências',
    CheckPendencies: 'verificar pendências',
    ChangePendencyType: 'alterar tipo de pendência',
  },
  refusal: {
    PENDENCY_NOT_OPEN: 'Esta pendência já foi encerrada.',
    PENDENCY_TYPE_UNKNOWN: 'Este tipo de pendência não existe.',
    PENDENCY_TYPE_INACTIVE: 'Este tipo de pendência está desativado.',
    PENDENCY_ALREADY_OPEN: 'Já há uma pendência aberta deste tipo nesta carga.',
    PENDENCY_NOT_NOW: 'A carga não permite abrir pendências no status atual.',
    NAME_MISSING: 'Informe o nome.',
    OPENED_BY_EVENTS: 'Este tipo não é aberto por prazo.',
  } satisfies Record<PendencyRefusal, string>,
}
