import type { Actor } from '@embarca/contracts/kit/event.ts'
import { refuse } from '@embarca/contracts/kit/refusal.ts'
import { deliveryOf } from '@embarca/contracts/load/codes.ts'
import { type LoadContext, loadLifecycle } from '@embarca/contracts/load/lifecycle.ts'
import { mans, settles } from '@embarca/contracts/load/settles.ts'
import type { DraftForm, LoadTerms } from '@embarca/contracts/load/terms.ts'
import type { Lifecycle } from '../kit/module.ts'
import { flattened } from './launch.ts'
import { hasAccepted, isLot, type Load } from './state.ts'
import type { LoadTypes } from './types.ts'

const isLater = (launchDate: string | undefined, now: string) => launchDate !== undefined && Date.parse(launchDate) > Date.parse(now)

/** What the lifecycle's guards look at, of a load. */
const guardsOf = ({ terms, acceptances }: Pick<Load, 'terms' | 'acceptances'>, now: string): LoadContext => ({
  ...termsGuards(terms, now),
  reassigned: false,
  answered: acceptances.length > 0,
})

/** Of the terms that a load has, or of those that it will be launched with. */
export const termsGuards = (terms: LoadTerms | undefined, now: string): Omit<LoadContext, 'reassigned' | 'answered'> => ({
  hiringType: terms?.hiringType ?? 'NORMAL',
  lot: isLot({ terms }),
  part: terms?.partOf !== undefined,
  settled: terms?.settled !== undefined,
  manned: terms?.settled?.driver !== undefined,
  scheduled: isLater(terms?.launchDate, now),
  firstAccept: terms?.acceptType === 'FIRST_ACCEPT',
  approvalRequired: terms?.approvalRequired ?? false,
  onlyHiring: terms?.onlyHiring ?? false,
})

/** Of a form that is launched. */
export const formGuards = (nested: DraftForm, now: string): Partial<LoadContext> => {
  const form = flattened(nested)
  return {
    hiringType: form.type ?? 'NORMAL',
    lot: form.deliveryType === 'LOT',
    settled: settles(form),
    manned: mans(form),
    scheduled: isLater(form.launchDate, now),
  }
}

/** Of a settled load's form that is edited: it stays settled, perhaps with another transporter. */
export const editGuards = ({ transporter }: Load, nested: DraftForm, now: string): Partial<LoadContext> => {
  const form = flattened(nested)
  return { manned: mans(form), reassigned: form.transporterId !== transporter?.transporterId, scheduled: isLater(form.launchDate, now) }
}

export const lifecycle: Lifecycle<LoadTypes> = {
  machine: loadLifecycle,
  status: ({ status }) => status,
  guards: guardsOf,
  notAllowed: 'LOAD_NOT_NOW',
}

/** A delivery that a command names besides its load is that load's: whatever the command, another one changes nothing. */
export const precondition = ({ loadId }: Load, { deliveryId }: { readonly deliveryId?: string }) =>
  deliveryId !== undefined && loadId && deliveryId !== deliveryOf(loadId) ? refuse('DELIVERY_UNKNOWN' as const) : undefined

/** Why an offer takes no acceptance (any more). */
export const offerGone = (load: Load, { transporterId }: Actor) => {
  if (hasAccepted(load, transporterId)) return 'ALREADY_ACCEPTED'
  if (load.transporter) return 'OFFER_TAKEN'
  if (load.status === 'NEGOTIATION') return 'LOAD_NOT_NOW'
  return load.status === 'CANCELED' ? 'OFFER_WITHDRAWN' : 'OFFER_OVER'
}

/** A withdrawal was never offered: it is canceled, and its volume withdrawn again. */
export const partNotNow = ({ terms }: Load) => (terms?.partOf ? 'PART_OF_LOT' : 'LOAD_NOT_NOW')
