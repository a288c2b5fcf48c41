import type { Actor } from '@embarca/contracts/kit/event.ts'
import { refuse } from '@embarca/contracts/kit/refusal.ts'
import { deliveryOf, type LoadLifecycleStatus, type LoadRefusal } from '@embarca/contracts/load/codes.ts'
import { loadLabels } from '@embarca/contracts/load/labels.pt.ts'
import { type LoadContext, loadLifecycle } from '@embarca/contracts/load/lifecycle.ts'
import { formGuards, type LoadShape, loadGuards, notAdmitted, unmet } from '@embarca/contracts/load/rules.ts'
import type { DraftForm } from '@embarca/contracts/load/terms.ts'
import type { StreamLifecycle } from '../kit/module.ts'
import { type Gates, isLastGate } from './gates.ts'
import { flattened } from './launch.ts'
import type { Drops, NegotiationSummary } from './lookup-types.ts'
import { hasAccepted, type LoadState } from './state.ts'
import type { LoadCommand, LoadTypes } from './types.ts'

/** From a form that is launched. */
export const launchGuards = (form: DraftForm, now: string): Partial<LoadContext> => formGuards(flattened(form), now)

/** From an edited form of a settled load: it stays settled, perhaps with another transporter. */
export const editGuards = ({ transporter }: LoadState, nested: DraftForm, now: string): Partial<LoadContext> => {
  const form = flattened(nested)
  const { manned, scheduled } = formGuards(form, now)
  return { manned, scheduled, reassigned: form.transporterId !== transporter?.transporterId }
}

export const lifecycle: StreamLifecycle<LoadTypes> = {
  machine: loadLifecycle,
  status: ({ status }) => status,
  guards: (load, now) => loadGuards(shapeOf(load), now),
  notAllowed: (load, command) => notAdmitted(command, shapeOf(load)),
}

type Lookups = {
  readonly relaunched?: LoadLifecycleStatus
  readonly talk?: NegotiationSummary
  readonly drops?: Drops
  readonly gates?: Gates['gates']
}
/** The shape that rules of server and screens read. */
const shapeOf = (load: LoadState, { relaunched, talk, drops }: Lookups = {}): LoadShape => ({
  status: relaunched ?? load.status,
  terms: load.terms,
  form: load.form,
  isHired: load.transporter !== undefined,
  hasDriver: load.driver !== undefined,
  isOfContract: load.dedicatedId !== undefined,
  acceptances: load.acceptances.length,
  isAnswered: talk?.answered,
  invoices: load.invoices.length,
  blocks: load.blocks,
  receipts: drops && { allApproved: drops.allApproved && drops.closed, anyApproved: drops.anyApproved },
})

export const precondition = (load: LoadState, { type, data }: LoadCommand, lookups: Lookups) => {
  // A delivery that a command names besides its load must be that load's.
  const { deliveryId } = data as { readonly deliveryId?: string }
  if (deliveryId !== undefined && load.loadId && deliveryId !== deliveryOf(load.loadId)) return refuse('DELIVERY_UNKNOWN')
  const { gateId } = data as { readonly gateId?: string }
  // A gate before the last one moves the truck, not the load: nothing of the load can stop it.
  if (gateId !== undefined && type !== 'StartCollect' && lookups.gates && !isLastGate(gateId, { gates: lookups.gates })) return undefined
  const fault = unmet(type, shapeOf(load, lookups))
  if (!fault) return undefined
  const { code, by } = fault
  return refuse(code as LoadRefusal, by === undefined ? undefined : { messages: [loadLabels.blockedBy(by)] })
}

/** Why an offer takes no acceptance (any more). */
export const offerGone = (load: LoadState, { transporterId }: Actor) => {
  if (hasAccepted(load, transporterId)) return 'ALREADY_ACCEPTED'
  if (load.transporter) return 'OFFER_TAKEN'
  if (load.status === 'NEGOTIATION') return 'LOAD_NOT_NOW'
  return load.status === 'CANCELED' ? 'OFFER_WITHDRAWN' : 'OFFER_OVER'
}
