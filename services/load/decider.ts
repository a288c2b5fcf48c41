import type { LoadStanding } from '@embarca/contracts/load/codes.ts'
import { type LoadContext, loadLifecycle } from '@embarca/contracts/load/lifecycle.ts'
import { mans, settles } from '@embarca/contracts/load/settles.ts'
import type { DraftForm } from '@embarca/contracts/load/terms.ts'
import type { Decider, Lifecycle } from '../kit/decider.ts'
import { correcting } from './correct.ts'
import { crewing } from './crew.ts'
import { dating } from './dates.ts'
import { driving } from './drive.ts'
import { finishing } from './finish.ts'
import { hasAccepted, hiring } from './hire.ts'
import { invoicing } from './invoices.ts'
import { flattened, launching } from './launch.ts'
import { noting } from './notes.ts'
import { pricing } from './prices.ts'
import { replicating } from './replicate.ts'
import { routing } from './route.ts'
import { evolve, type Load, unknownLoad } from './state.ts'
import { targeting } from './targets.ts'
import type { LoadCommand, LoadVocabulary } from './vocabulary.ts'

/** Commands that change a load without moving it along its road. */
const beside = ['TagLoad', 'PrioritizeLoad', 'ObserveLoad', 'AddInvoices', 'RemoveInvoice', 'RateTransporter'] as const
const isBeside = (type: LoadCommand['type']) => (beside as readonly string[]).includes(type)

const formOf = (form: DraftForm, command: LoadCommand): DraftForm | undefined => {
  if (command.type === 'LaunchLoad' || command.type === 'RelaunchLoad') return flattened(command.data)
  return command.type === 'PublishDraft' ? form : undefined
}

const context: NonNullable<Lifecycle<LoadVocabulary>['context']> = (load, command, { now, facts }): LoadContext => {
  const asked = formOf(load.form, command)
  const terms = command.type === 'LaunchReplica' ? facts.first?.terms : load.terms
  const launchDate = asked ? asked.launchDate : terms?.launchDate
  return {
    hiringType: terms?.hiringType ?? asked?.type ?? 'NORMAL',
    lot: (terms?.deliveryType ?? asked?.deliveryType) === 'LOT',
    settled: asked ? settles(asked) : terms?.settled !== undefined,
    manned: asked ? mans(asked) : terms?.settled?.driver !== undefined,
    scheduled: launchDate !== undefined && Date.parse(launchDate) > Date.parse(now),
    firstAccept: terms?.acceptType === 'FIRST_ACCEPT',
    answered: load.acceptances.length > 0,
    approvalRequired: terms?.approvalRequired ?? false,
    onlyHiring: terms?.onlyHiring ?? false,
  }
}

const notNow: Lifecycle<LoadVocabulary>['notNow'] = (load, { type }, { by }) => {
  if (type === 'AcceptOffer') return hasAccepted(load, by.transporterId) ? 'ALREADY_ACCEPTED' : goneOffer(load)
  if (type === 'CloseOffer' && isOpen(load.status)) return 'TRANSPORTER_DID_NOT_ACCEPT'
  if (type === 'ResetStatus') return 'STATUS_NOT_ALLOWED'
  if (type === 'FinishOnlyHiring' && load.status === 'ASSIGNED_TO_TRANSPORTER') return 'NOT_ONLY_HIRING'
  return 'LOAD_NOT_NOW'
}

const goneOffer = ({ status, transporter }: Load) => {
  if (status === 'CANCELED') return 'OFFER_WITHDRAWN'
  return transporter ? 'OFFER_TAKEN' : 'OFFER_OVER'
}
const isOpen = (status: LoadStanding) => status === 'WAIT_TRANSPORTER_ACCEPT' || status === 'NEGOTIATION'

const moot: NonNullable<Lifecycle<LoadVocabulary>['moot']> = (load, command) => {
  switch (command.type) {
    case 'LaunchReplica':
      return load.status !== 'NEW'
    case 'OpenOffer':
      return load.status !== 'CREATED'
    case 'CompleteOffer':
      return !isOpen(load.status) || command.data.deadline !== load.deadline
    case 'MarkDelivered':
      return load.status !== 'IN_DELIVERY'
    case 'ChooseTransporter':
      return (
        load.transporter?.transporterId === command.data.transporterId &&
        (load.status === 'ASSIGNED_TO_TRANSPORTER' || load.status === 'WAITING_APPROVE')
      )
    default:
      return false
  }
}

export const loadDecider: Decider<LoadVocabulary> = {
  initial: unknownLoad,
  lifecycle: { machine: loadLifecycle, status: ({ status }, { type }) => (isBeside(type) ? undefined : status), context, notNow, moot },
  decide: {
    ...launching,
    ...replicating,
    ...hiring,
    ...crewing,
    ...driving,
    ...finishing,
    ...invoicing,
    ...noting,
    ...pricing,
    ...correcting,
    ...targeting,
    ...dating,
    ...routing,
  },
  evolve,
}
