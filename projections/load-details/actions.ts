import type { Actor } from '@embarca/contracts/kit/event.ts'
import type { May } from '@embarca/contracts/kit/route.ts'
import type { LoadRefusal, LoadStatus } from '@embarca/contracts/load/codes.ts'
import { sections } from '@embarca/contracts/load/codes.ts'
import { type LoadContext, loadLifecycle, resetTargets } from '@embarca/contracts/load/lifecycle.ts'
import { loadRoutes } from '@embarca/contracts/load/routes.ts'
import { mans, settles } from '@embarca/contracts/load/settles.ts'
import { detailsLabels } from '@embarca/contracts/load-details/labels.pt.ts'
import type { AllowedAction } from '@embarca/contracts/load-details/routes.ts'
import type { LotRefusal } from '@embarca/contracts/lot/codes.ts'
import { isAnswered } from '@embarca/contracts/negotiation/answers.ts'
import { messageFor } from '@embarca/contracts/refusals.ts'
import { allows } from '@embarca/contracts/roles.ts'
import type { Static } from 'typebox'
import { type Details, isLot } from './document.ts'

type Action = Static<typeof AllowedAction>
type Rule = (details: Details) => LoadRefusal | LotRefusal | undefined

const contextOf = ({ terms, form, accepts, answers }: Details, now: string): LoadContext => {
  const launchDate = terms ? undefined : form?.launchDate
  return {
    hiringType: terms?.hiringType ?? form?.type ?? 'NORMAL',
    lot: terms ? isLot({ terms }) : form?.deliveryType === 'LOT',
    part: terms?.partOf !== undefined,
    settled: terms ? terms.settled !== undefined : settles(form ?? {}),
    manned: terms ? terms.settled?.driver !== undefined : mans(form ?? {}),
    reassigned: false,
    scheduled: launchDate !== undefined && launchDate > now,
    firstAccept: terms?.acceptType === 'FIRST_ACCEPT',
    answered: accepts.length > 0 || isAnswered(answers),
    approvalRequired: terms?.approvalRequired ?? false,
    onlyHiring: terms?.onlyHiring ?? false,
  }
}
const standingOf = (details: Details, now: string) =>
  loadLifecycle.resolveState({ value: details.status, context: contextOf(details, now) })

/** Statuses the shipper may send the load back to, as its lifecycle has it. */
export const returnsOf = (details: Details, now: string): readonly LoadStatus[] => {
  const standing = standingOf(details, now)
  const admitted = resetTargets.filter((status) => standing.can({ type: 'ResetStatus', data: { status } }))
  return anyApproved(details) ? admitted.filter((status) => status === 'IN_DELIVERY') : admitted
}

const anyApproved = ({ drops }: Details) => drops.some(({ status }) => status === 'APPROVED')
const oneOf =
  (statuses: readonly LoadStatus[]): Rule =>
  ({ status }) =>
    statuses.includes(status) ? undefined : 'LOAD_NOT_NOW'
const invoicing = oneOf([...sections.negotiation.filter((status) => status !== 'DRAFT'), ...sections.inProgress, 'DELIVERED'])

/** What the status alone does not decide: commands that do not move the load, and rules about what else must be so. */
const beside: Readonly<Record<string, Rule>> = {
  TagLoad: () => undefined,
  PrioritizeLoad: () => undefined,
  ObserveLoad: () => undefined,
  AddInvoices: invoicing,
  RemoveInvoice: (details) => invoicing(details) ?? (details.invoices.length ? undefined : 'INVOICE_UNKNOWN'),
  RelaunchLoad: (details) => oneOf(['CANCELED', 'EXPIRED', 'FINISHED'])(details) && 'LOAD_NOT_ENDED',
  RateTransporter: (details) => (details.transporterId ? oneOf(['IN_DELIVERY', 'DELIVERED', 'FINISHED'])(details) : 'LOAD_NOT_NOW'),
}
const withFiles: Rule = ({ terms }) => (terms?.attachments?.length ? undefined : 'ATTACHMENT_UNKNOWN')
const ofLots: Rule = (details) => (isLot(details) ? undefined : 'NOT_A_LOT')
const allArrived: Rule = ({ underWay }) => (underWay?.length ? 'WITHDRAWALS_UNDER_WAY' : undefined)
const stays: Rule = ({ terms }) => (terms?.partOf ? 'PART_OF_LOT' : undefined)
const alsoAsked: Readonly<Record<string, Rule>> = {
  ChangeAttachment: withFiles,
  DetachFile: withFiles,
  ChangeAmountMinimum: ofLots,
  ChangeAmountMaximum: ofLots,
  FinishLot: allArrived,
  CancelLoad: allArrived,
  CancelDelivery: (details) => (isLot(details) ? 'DELIVERY_UNKNOWN' : undefined),
  ChangeTransporter: stays,
  ChangePrice: ({ transporterId, accepts }) => (!transporterId && accepts.length ? 'OFFER_ALREADY_ACCEPTED' : undefined),
  AcceptProposal: ({ answers }) => (isAnswered(answers) ? undefined : 'NOBODY_ANSWERED'),
  ChooseTransporter: ({ accepts }) => (accepts.length ? undefined : 'TRANSPORTER_DID_NOT_ACCEPT'),
  FinishLoad: ({ drops, invoices }) =>
    drops.every(({ status }) => status === 'APPROVED') ? (invoices.length ? undefined : 'INVOICES_MISSING') : 'RECEIPTS_NOT_ALL_APPROVED',
}

const notNow = (command: string, { status, terms }: Details): LoadRefusal => {
  if (terms?.partOf && (command === 'UndoAcceptance' || command === 'ReopenLoad')) return 'PART_OF_LOT'
  if (command === 'CloseOffer' && (status === 'WAIT_TRANSPORTER_ACCEPT' || status === 'NEGOTIATION')) return 'NOBODY_ANSWERED'
  if (command === 'FinishOnlyHiring' && status === 'ASSIGNED_TO_TRANSPORTER') return 'NOT_ONLY_HIRING'
  return command === 'ResetStatus' ? 'STATUS_NOT_ALLOWED' : 'LOAD_NOT_NOW'
}

/** Each command once, by whichever address it is asked for. */
const commands = [...new Map(Object.values(loadRoutes).map(({ does, may }: { does: string; may: May }) => [does, may]))].filter(
  ([action]) => action !== 'LaunchLoad',
)

/** Every command of the load by its name, allowed or with the rule that forbids it, in words. */
export const actionsOf = (details: Details, { roles }: Pick<Actor, 'roles'>, now: string): Action[] => {
  const standing = standingOf(details, now)
  const refusalOf = (command: string): LoadRefusal | LotRefusal | undefined => {
    const own = beside[command]
    if (own) return own(details)
    const admitted = command === 'ResetStatus' ? returnsOf(details, now).length > 0 : standing.can({ type: command })
    return admitted ? alsoAsked[command]?.(details) : notNow(command, details)
  }
  return commands.map(([action, may]) => {
    const refusal = refusalOf(action)
    const because = refusal ? messageFor(refusal, 'load') : allows(may, roles) ? undefined : detailsLabels.notYourRole
    return because === undefined ? { action, allowed: true } : { action, allowed: false, because }
  })
}
