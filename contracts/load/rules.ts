import { blockOf, type TransitionBlock } from './blocked-transitions.ts'
import type { LoadLifecycleStatus, LoadRefusal } from './codes.ts'
import { sections } from './codes.ts'
import type { LoadContext } from './lifecycle.ts'
import { mans, settles, standsBy } from './settles.ts'
import type { DraftForm, LoadTerms } from './terms.ts'

/** What a load's preconditions read: on the server from its state, for the list of allowed actions from its document. */
export type LoadShape = {
  readonly status: LoadLifecycleStatus
  /** Since its launch. */
  readonly terms?: LoadTerms | undefined
  /** Of a draft. */
  readonly form?: DraftForm | undefined
  readonly isHired: boolean
  readonly hasDriver: boolean
  /** The vehicle of a contract carries it. */
  readonly isOfContract: boolean
  /** How many transporters accepted the offer. */
  readonly acceptances: number
  /** Whether a transporter bid or proposed. Undefined: not looked up, because no rule of the command reads it. */
  readonly isAnswered?: boolean | undefined
  readonly invoices: number
  /** Undefined: not looked up. */
  readonly receipts?: { readonly allApproved: boolean; readonly anyApproved: boolean } | undefined
  /** Withdrawals of a lot in progress. Undefined: the lot checks it itself when it reserves. */
  readonly underWay?: number | undefined
  /** Open pendencies that stop transitions. */
  readonly blocks?: readonly TransitionBlock[] | undefined
}
type Rule = (load: LoadShape) => LoadRefusal | 'WITHDRAWALS_UNDER_WAY' | undefined

/** A lot; its withdrawals are not lots. */
export const isLot = ({ terms }: Pick<LoadShape, 'terms'>): boolean => terms?.deliveryType === 'LOT' && !terms.partOf

/** Whether its offer takes answers. */
export const isOpen = ({ status }: Pick<LoadShape, 'status'>): boolean => status === 'WAIT_TRANSPORTER_ACCEPT' || status === 'NEGOTIATION'

const isIn =
  (...statuses: readonly LoadLifecycleStatus[]): Rule =>
  ({ status }) =>
    statuses.includes(status) ? undefined : 'LOAD_NOT_NOW'
const takesInvoices = isIn(...sections.negotiation.filter((status) => status !== 'DRAFT'), ...sections.inProgress, 'DELIVERED')
const isLotRule: Rule = (load) => (isLot(load) ? undefined : 'NOT_A_LOT')
const hasAttachments: Rule = ({ terms }) => (terms?.attachments?.length ? undefined : 'ATTACHMENT_UNKNOWN')
/** Its formed load holds the orders; those of a lot are drawn on by its withdrawals. */
const hasOrders: Rule = (load) => (load.terms?.mountId === undefined ? 'LOAD_WITHOUT_ORDERS' : isLot(load) ? 'LOAD_NOT_NOW' : undefined)
/** Carrier and crew are the contract's. */
const ofNoContract: Rule = ({ isOfContract }) => (isOfContract ? 'LOAD_OF_CONTRACT' : undefined)
const hasArrived: Rule = ({ underWay }) => (underWay ? 'WITHDRAWALS_UNDER_WAY' : undefined)

/** Further preconditions of commands that the lifecycle admits; commands outside the lifecycle have all their preconditions here. */
export const loadRules: Readonly<Record<string, Rule>> = {
  AddInvoices: takesInvoices,
  RemoveInvoice: (load) => takesInvoices(load) ?? (load.invoices ? undefined : 'INVOICE_UNKNOWN'),
  RelaunchLoad: (load) => isIn('CANCELED', 'EXPIRED', 'FINISHED')(load) && 'LOAD_NOT_ENDED',
  RateTransporter: (load) => (load.isHired ? isIn('IN_DELIVERY', 'DELIVERED', 'FINISHED')(load) : 'LOAD_NOT_NOW'),
  AddLoadOrders: hasOrders,
  RemoveLoadOrders: hasOrders,
  ChangeAttachment: hasAttachments,
  DetachFile: hasAttachments,
  ChangeAmountMinimum: isLotRule,
  ChangeAmountMaximum: isLotRule,
  FinishLot: hasArrived,
  // What its withdrawals left of the orders may be in other loads by now.
  ReopenLot: ({ terms }) => (terms?.mountId === undefined ? undefined : 'LOT_ORDERS_RETURNED'),
  CancelLoad: hasArrived,
  CancelDelivery: (load) => (isLot(load) ? 'DELIVERY_UNKNOWN' : undefined),
  ChangeTransporter: (load) => (load.terms?.partOf ? 'PART_OF_LOT' : ofNoContract(load)),
  BindTransporterAndDriver: ofNoContract,
  ForwardLoad: ofNoContract,
  ChangeDedicated: ({ isOfContract }) => (isOfContract ? undefined : 'NOT_OF_CONTRACT'),
  UndoAcceptance: ofNoContract,
  // An acceptance fixes its price.
  ChangePrice: ({ isHired, acceptances }) => (!isHired && acceptances ? 'OFFER_ALREADY_ACCEPTED' : undefined),
  AcceptProposal: ({ isAnswered }) => (isAnswered === false ? 'NOBODY_ANSWERED' : undefined),
  ChooseTransporter: ({ acceptances }) => (acceptances ? undefined : 'TRANSPORTER_DID_NOT_ACCEPT'),
  FinishLoad: ({ receipts, invoices }) => {
    if (receipts?.allApproved === false) return 'RECEIPTS_NOT_ALL_APPROVED'
    return invoices ? undefined : 'INVOICES_MISSING'
  },
}

/** The steps that a command takes: leaving the gate ends the collect where that is still due. */
const stepsOf = (command: string, status: LoadLifecycleStatus): readonly string[] => {
  if (command !== 'LeaveGate') return [command]
  return status === 'IN_COLLECT' ? ['FinishCollect', 'StartTransit'] : ['StartTransit']
}

/** The precondition of a command that does not hold: an open pendency that stops it, or a rule of its own. `by`: the pendency's type. */
export const unmet = (
  command: string,
  load: LoadShape,
): { readonly code: NonNullable<ReturnType<Rule>>; readonly by?: string } | undefined => {
  const block = stepsOf(command, load.status).reduce<TransitionBlock | undefined>(
    (found, step) => found ?? blockOf(load.blocks, step),
    undefined,
  )
  if (block) return { code: 'PENDENCY_OPEN', by: block.name }
  const code = loadRules[command]?.(load)
  return code && { code }
}

/**
 * Whether the shipper may send a load back to a status that the lifecycle admits: an approved receipt keeps it in delivery, and without a
 * driver it only returns to its carrier. A load may be finished, and reopened as delivered, before a driver was bound.
 */
export const mayReturnTo = ({ receipts, hasDriver }: Pick<LoadShape, 'receipts' | 'hasDriver'>, status: LoadLifecycleStatus): boolean =>
  (!receipts?.anyApproved || status === 'IN_DELIVERY') && (hasDriver || status === 'ASSIGNED_TO_TRANSPORTER')

/** Why the lifecycle does not admit a command. */
export const notAdmitted = (command: string, load: LoadShape): LoadRefusal => {
  const { status, terms } = load
  // A withdrawal was never offered: it is canceled, and its volume withdrawn again.
  if (terms?.partOf && (command === 'UndoAcceptance' || command === 'ReopenLoad')) return 'PART_OF_LOT'
  if (command === 'CloseOffer' && isOpen(load) && !isLot(load)) return 'NOBODY_ANSWERED'
  if (command === 'FinishOnlyHiring' && status === 'ASSIGNED_TO_TRANSPORTER') return 'NOT_ONLY_HIRING'
  return command === 'ResetStatus' ? 'STATUS_NOT_ALLOWED' : 'LOAD_NOT_NOW'
}

/** What the lifecycle's guards read. */
export const loadGuards = (load: Pick<LoadShape, 'terms' | 'form' | 'acceptances' | 'isAnswered'>, now: string): LoadContext => ({
  ...(load.terms ? termsGuards(load.terms, now) : { ...termsGuards(undefined, now), ...formGuards(load.form ?? {}, now) }),
  reassigned: false,
  collectsUntilExit: false,
  answered: load.acceptances > 0 || (load.isAnswered ?? false),
})

/** From the terms of a load, or from those of its launch. */
export const termsGuards = (
  terms: LoadTerms | undefined,
  now: string,
): Omit<LoadContext, 'reassigned' | 'answered' | 'collectsUntilExit'> => ({
  hiringType: terms?.hiringType ?? 'NORMAL',
  lot: isLot({ terms }),
  part: terms?.partOf !== undefined,
  settled: terms?.settled !== undefined,
  standsBy: terms?.freightType === 'DEDICADO' && terms.settled === undefined,
  manned: terms?.settled?.driver !== undefined,
  scheduled: isLater(terms?.launchDate, now),
  firstAccept: terms?.acceptType === 'FIRST_ACCEPT',
  approvalRequired: terms?.approvalRequired ?? false,
  onlyHiring: terms?.onlyHiring ?? false,
})

/** From a form that is launched. */
export const formGuards = (form: DraftForm, now: string) => ({
  hiringType: form.type ?? ('NORMAL' as const),
  lot: form.deliveryType === 'LOT',
  settled: settles(form),
  standsBy: standsBy(form),
  manned: mans(form),
  scheduled: isLater(form.launchDate, now),
})

const isLater = (launchDate: string | undefined, now: string) => launchDate !== undefined && Date.parse(launchDate) > Date.parse(now)
