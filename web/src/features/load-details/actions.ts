import type { LoadStatus } from '@embarca/contracts/load/codes.ts'
import { loadLabels } from '@embarca/contracts/load/labels.pt.ts'
import type { loadRoutes } from '@embarca/contracts/load/routes.ts'
import type { LoadDetails } from '@embarca/contracts/load-details/routes.ts'
import { reopened } from './reopened.ts'

type RouteName = keyof typeof loadRoutes
type Common = {
  readonly label: string
  readonly icon: string
  readonly danger?: true
  /** The consequence, shown in the dialog; without it, the dialog says that the action cannot be undone. */
  readonly means?: string | ((load: LoadDetails) => string)
}
/** How an action starts: with a plain confirmation, with a reason, or by opening a panel. */
export type ActionPrompt =
  | (Common & { readonly by: 'confirm' | 'reason'; readonly route: RouteName; readonly reason?: string })
  | (Common & { readonly by: 'status' | 'rate' | 'accepts' | 'invoices' })

/** Every action of the page by its command. Tags, priority and observation are edited in place and not listed. */
export const actionPrompts = {
  PublishDraft: {
    by: 'confirm',
    route: 'publishDraft',
    label: 'Lançar frete',
    icon: 'send',
    means: 'A carga será ofertada aos participantes.',
  },
  DeleteDraft: { by: 'confirm', route: 'deleteDraft', label: 'Excluir rascunho', icon: 'trash', danger: true },
  CloseOffer: {
    by: 'confirm',
    route: 'closeOffer',
    label: 'Encerrar oferta',
    icon: 'lock',
    means: 'Ninguém mais poderá aceitar; você escolhe entre quem aceitou.',
  },
  ReopenOffer: {
    by: 'confirm',
    route: 'reopenOffer',
    label: 'Reabrir oferta',
    icon: 'undo',
    means: 'A oferta volta a aceitar transportadoras.',
  },
  ChooseTransporter: { by: 'accepts', label: 'Escolher transportadora', icon: 'users' },
  AcceptProposal: { by: 'accepts', label: 'Comparar propostas', icon: 'comments' },
  ApproveHiring: {
    by: 'confirm',
    route: 'approveHiring',
    label: 'Aprovar contratação',
    icon: 'check',
    means: 'A transportadora será vinculada à carga.',
  },
  RefuseHiring: {
    by: 'reason',
    route: 'refuseHiring',
    label: 'Recusar contratação',
    icon: 'times',
    reason: 'Motivo da recusa',
    means: 'A transportadora não é contratada e a oferta reabre.',
  },
  UndoAcceptance: {
    by: 'confirm',
    route: 'undoAcceptance',
    label: 'Desfazer aceite',
    icon: 'undo',
    means: 'A transportadora deixa a carga e a oferta reabre.',
  },
  ConfirmDriver: {
    by: 'confirm',
    route: 'acceptDriver',
    label: 'Aceitar motorista',
    icon: 'check',
    means: 'Motorista e veículo ficam vinculados à carga.',
  },
  RefuseDriver: {
    by: 'reason',
    route: 'refuseDriver',
    label: 'Recusar motorista',
    icon: 'times',
    reason: 'Motivo da recusa',
    means: 'A transportadora precisa indicar outro motorista e veículo.',
  },
  FinishInProgress: {
    by: 'reason',
    route: 'finishInProgress',
    label: 'Encerrar entrega',
    icon: 'flag',
    reason: 'Motivo do encerramento',
    means: 'A carga passa a entregue mesmo sem todos os comprovantes.',
  },
  FinishLoad: {
    by: 'confirm',
    route: 'finish',
    label: 'Finalizar Frete',
    icon: 'check-circle',
    means: 'A carga passa para o histórico; de lá, pode ser reaberta.',
  },
  FinishOnlyHiring: {
    by: 'confirm',
    route: 'finishOnlyHiring',
    label: 'Encerrar contratação',
    icon: 'check-circle',
    means: 'A carga é finalizada com a contratação, sem acompanhar a viagem.',
  },
  RateTransporter: { by: 'rate', label: 'Avaliar transportadora', icon: 'star' },
  AddInvoices: { by: 'invoices', label: 'Adicionar NF-e', icon: 'file' },
  ResetStatus: { by: 'status', label: 'Voltar status', icon: 'history' },
  ReopenLoad: { by: 'confirm', route: 'reopen', label: 'Reabrir carga', icon: 'undo', means: reopened },
  CancelLoad: {
    by: 'reason',
    route: 'cancel',
    label: 'Cancelar frete',
    icon: 'ban',
    danger: true,
    reason: 'Motivo do cancelamento',
    means: 'Quem recebeu a oferta ou foi contratado deixa a carga.',
  },
  CancelDelivery: {
    by: 'reason',
    route: 'cancelDelivery',
    label: 'Cancelar entrega',
    icon: 'ban',
    danger: true,
    reason: 'Motivo do cancelamento',
    means: 'O volume volta para a cota da transportadora no lote.',
  },
} as const satisfies Record<string, ActionPrompt>
export type ActionName = keyof typeof actionPrompts
export const promptOf = (name: ActionName): ActionPrompt => actionPrompts[name]

/** The actions in the header by status, the most important first; the others are in the menu. A hiring is approved in its own panel. */
const leading: Readonly<Partial<Record<LoadStatus, readonly ActionName[]>>> = {
  DRAFT: ['PublishDraft', 'DeleteDraft'],
  CREATED: ['CancelLoad'],
  WAIT_TRANSPORTER_ACCEPT: ['CloseOffer', 'CancelLoad'],
  NEGOTIATION: ['CloseOffer', 'CancelLoad'],
  OFFER_COMPLETED: ['ChooseTransporter', 'AcceptProposal', 'ReopenOffer'],
  ASSIGNED_TO_TRANSPORTER: ['UndoAcceptance', 'CancelLoad', 'CancelDelivery'],
  WAITING_DRIVER_ACCEPT: ['ConfirmDriver', 'RefuseDriver'],
  LINKED_TO_DRIVER_VEHICLE: ['AddInvoices', 'ResetStatus'],
  IN_COLLECT: ['AddInvoices', 'ResetStatus'],
  COLLECT_DONE: ['AddInvoices', 'ResetStatus'],
  IN_TRANSIT: ['AddInvoices', 'FinishLoad'],
  IN_DELIVERY: ['FinishLoad', 'FinishInProgress'],
  DELIVERED: ['FinishLoad', 'AddInvoices'],
  FINISHED: ['RateTransporter', 'ReopenLoad'],
  CANCELED: ['ReopenLoad'],
  EXPIRED: ['ReopenLoad'],
}

/** The reason of every action that belongs to another status; shown once for all of them. */
const ELSEWHERE = loadLabels.refusal.LOAD_NOT_NOW

const draftOnly = new Set<ActionName>(['PublishDraft', 'DeleteDraft'])

export type OfferedActions = { readonly name: ActionName; readonly ask: ActionPrompt; readonly because?: string }

/** The actions of a load in three groups: header, menu, and those of another status. A forbidden action carries the rule. */
export const offered = ({ statusCode, actions, terms }: Pick<LoadDetails, 'statusCode' | 'actions' | 'terms'>) => {
  const allowed = (name: ActionName) => actions.some((rule) => rule.action === name && rule.allowed)
  // A transporter is chosen by acceptance or by proposal: when one of the two is allowed, the other is hidden.
  const other = { ChooseTransporter: 'AcceptProposal', AcceptProposal: 'ChooseTransporter' } as const satisfies Partial<
    Record<ActionName, ActionName>
  >
  const isRedundant = (name: ActionName) =>
    (name === 'ChooseTransporter' || name === 'AcceptProposal') && !allowed(name) && allowed(other[name])
  // A withdrawal is canceled as a delivery of its lot, any other load as a load.
  const otherCancel: ActionName = terms?.partOf ? 'CancelLoad' : 'CancelDelivery'
  const known = (Object.keys(actionPrompts) as ActionName[])
    .filter((name) => !isRedundant(name) && name !== otherCancel)
    .flatMap((name): OfferedActions[] => {
      const rule = actions.find(({ action }) => action === name)
      if (!rule) return []
      return [{ name, ask: promptOf(name), ...(!rule.allowed && { because: rule.because ?? 'Não é possível agora.' }) }]
    })
  const first = (leading[statusCode] ?? []).flatMap((name) => known.filter((one) => one.name === name))
  const others = known.filter((one) => !first.includes(one) && (statusCode === 'DRAFT' || !draftOnly.has(one.name)))
  return {
    first,
    rest: others.filter(({ because }) => because !== ELSEWHERE).sort((a, b) => Number(Boolean(a.because)) - Number(Boolean(b.because))),
    elsewhere: others.filter(({ because }) => because === ELSEWHERE),
  }
}

export const isAllowed = (details: Pick<LoadDetails, 'actions'>, action: string): boolean =>
  details.actions.some((one) => one.action === action && one.allowed)
