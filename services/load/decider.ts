import { refuse } from '@embarca/contracts/kit/refusal.ts'
import { deliveryOf, type LoadStanding } from '@embarca/contracts/load/codes.ts'
import { type LoadContext, loadLifecycle } from '@embarca/contracts/load/lifecycle.ts'
import { mans, settles } from '@embarca/contracts/load/settles.ts'
import type { DraftForm } from '@embarca/contracts/load/terms.ts'
import type { Decider, Lifecycle } from '../kit/decider.ts'
import { bounding } from './amounts.ts'
import { attaching } from './attachments.ts'
import { correcting } from './correct.ts'
import { crewing } from './crew.ts'
import { dating } from './dates.ts'
import { driving } from './drive.ts'
import { editing } from './edit-fob.ts'
import { finishing } from './finish.ts'
import { hasAccepted, hiring, isDear } from './hire.ts'
import { invoicing } from './invoices.ts'
import { flattened, launching } from './launch.ts'
import { noting } from './notes.ts'
import { parting } from './part.ts'
import { pricing } from './prices.ts'
import { replicating } from './replicate.ts'
import { routing } from './route.ts'
import { evolve, isLot, type Load, unknownLoad } from './state.ts'
import { targeting } from './targets.ts'
import type { LoadCommand, LoadVocabulary } from './vocabulary.ts'

/** Commands that change a load without moving it along its road. */
const beside = [
  'TagLoad',
  'ChangeTags',
  'PrioritizeLoad',
  'ObserveLoad',
  'AddInvoices',
  'RemoveInvoice',
  'RateTransporter',
  'ChangePart',
] as const
const isBeside = (type: LoadCommand['type']) => (beside as readonly string[]).includes(type)

const formOf = (form: DraftForm, command: LoadCommand): DraftForm | undefined => {
  if (command.type === 'LaunchLoad' || command.type === 'RelaunchLoad' || command.type === 'EditFob') return flattened(command.data)
  return command.type === 'PublishDraft' ? form : undefined
}

const context: NonNullable<Lifecycle<LoadVocabulary>['context']> = (load, command, { now, facts }): LoadContext => {
  const asked = formOf(load.form, command)
  const terms = command.type === 'LaunchReplica' ? facts.first?.terms : load.terms
  const launchDate = asked ? asked.launchDate : terms?.launchDate
  return {
    hiringType: terms?.hiringType ?? asked?.type ?? 'NORMAL',
    lot: terms ? isLot({ terms }) : asked?.deliveryType === 'LOT',
    part: terms?.partOf !== undefined,
    settled: asked && command.type !== 'EditFob' ? settles(asked) : terms?.settled !== undefined,
    manned: asked ? mans(asked) : terms?.settled?.driver !== undefined,
    reassigned: command.type === 'EditFob' && asked?.transporterId !== load.transporter?.transporterId,
    scheduled: launchDate !== undefined && Date.parse(launchDate) > Date.parse(now),
    firstAccept: terms?.acceptType === 'FIRST_ACCEPT',
    answered: load.acceptances.length > 0 || facts.talk.answered,
    approvalRequired:
      command.type === 'AcceptProposal' ? isDear(command.data.negotiationId, load, facts) : (terms?.approvalRequired ?? false),
    onlyHiring: terms?.onlyHiring ?? false,
  }
}

const notNow: Lifecycle<LoadVocabulary>['notNow'] = (load, { type }, { by }) => {
  if (type === 'AcceptOffer') return hasAccepted(load, by.transporterId) ? 'ALREADY_ACCEPTED' : goneOffer(load)
  if (type === 'CloseOffer' && isOpen(load.status) && !isLot(load)) return 'NOBODY_ANSWERED'
  if (type === 'ResetStatus') return 'STATUS_NOT_ALLOWED'
  if (type === 'FinishOnlyHiring' && load.status === 'ASSIGNED_TO_TRANSPORTER') return 'NOT_ONLY_HIRING'
  return load.terms?.partOf && partsRefuse.includes(type) ? 'PART_OF_LOT' : 'LOAD_NOT_NOW'
}
/** A withdrawal was never offered: it is canceled, and its volume withdrawn again. */
const partsRefuse: readonly string[] = ['UndoAcceptance', 'ReopenLoad']

const goneOffer = ({ status, transporter }: Load) => {
  if (transporter) return 'OFFER_TAKEN'
  if (status === 'NEGOTIATION') return 'LOAD_NOT_NOW'
  return status === 'CANCELED' ? 'OFFER_WITHDRAWN' : 'OFFER_OVER'
}
const isHired = (status: LoadStanding) => status === 'ASSIGNED_TO_TRANSPORTER' || status === 'WAITING_APPROVE'
const isOpen = (status: LoadStanding) => status === 'WAIT_TRANSPORTER_ACCEPT' || status === 'NEGOTIATION'

const moot: NonNullable<Lifecycle<LoadVocabulary>['moot']> = (load, command) => {
  switch (command.type) {
    case 'LaunchReplica':
    case 'LaunchPart':
      return load.status !== 'NEW'
    case 'OpenOffer':
      return load.status !== 'CREATED'
    case 'ExpireLot':
      return load.status !== 'NEGOTIATION'
    case 'CompleteOffer':
      return isLot(load) || !isOpen(load.status) || command.data.deadline !== load.deadline
    case 'AcceptProposal':
      return load.transporter?.negotiationId === command.data.negotiationId && isHired(load.status)
    case 'MarkDelivered':
      return load.status !== 'IN_DELIVERY'
    case 'ChooseTransporter':
      return load.transporter?.transporterId === command.data.transporterId && isHired(load.status)
    default:
      return false
  }
}

type Decide = Decider<LoadVocabulary>['decide']
/** A delivery that a command names beside its load is that load's: whatever the command, another one's changes nothing. */
const ofThisDelivery = (decide: Decide): Decide =>
  Object.fromEntries(
    Object.entries(decide).map(([type, decision]) => [
      type,
      (data: { readonly deliveryId?: string }, load: Load, given: Parameters<typeof decision>[2]) =>
        data.deliveryId !== undefined && load.loadId && data.deliveryId !== deliveryOf(load.loadId)
          ? refuse('DELIVERY_UNKNOWN')
          : decision(data as never, load, given),
    ]),
  ) as unknown as Decide

export const loadDecider: Decider<LoadVocabulary> = {
  initial: unknownLoad,
  lifecycle: { machine: loadLifecycle, status: ({ status }, { type }) => (isBeside(type) ? undefined : status), context, notNow, moot },
  decide: ofThisDelivery({
    ...launching,
    ...replicating,
    ...editing,
    ...bounding,
    ...attaching,
    ...hiring,
    ...crewing,
    ...driving,
    ...finishing,
    ...parting,
    ...invoicing,
    ...noting,
    ...pricing,
    ...correcting,
    ...targeting,
    ...dating,
    ...routing,
  }),
  evolve,
}
