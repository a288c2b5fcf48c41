import { DEFAULT_ZONE, parseLocal } from '@embarca/contracts/kit/local-time.ts'
import { refuse } from '@embarca/contracts/kit/refusal.ts'
import type { LaunchForm, LoadTerms } from '@embarca/contracts/load/terms.ts'
import { codeFor } from './code.ts'
import { type Fault, fault } from './fault.ts'
import { earlier, GRACE, lastCollect } from './instants.ts'
import type { Register } from './lookup-types.ts'
import { started } from './start.ts'
import type { LoadState } from './state.ts'
import type { LoadDecisions } from './types.ts'

type Replicate = NonNullable<LoadTerms['replicate']>
/** `attempt`: a code is generated because the load's own one is taken. */
type Which = { readonly loadId: string; readonly number: number; readonly attempt?: number }

/** The further loads of a form; none unless it asks for them. */
export const replicateOf = ({ replicateShippingType, groupReplicate }: LaunchForm): Replicate | undefined =>
  replicateShippingType === 'NONE' ? undefined : groupReplicate

const AT = '08:00:00'
const instantOf = (day: string, zone: string) => parseLocal(`${day} ${AT}`, zone)

/** Faults of the further loads' dates. */
export const replicateFaults = (form: LaunchForm, { places }: Register, now: string): readonly Fault[] => {
  if (form.replicateShippingType === 'GROUP' && !form.groupReplicate) return [fault('LOAD_INCOMPLETE', 'groupReplicate')]
  const replicate = replicateOf(form)
  if (!replicate) return []
  const at = (stops: readonly { placeId: string }[], day: string) =>
    stops.map(({ placeId }) => instantOf(day, places[placeId]?.zone ?? DEFAULT_ZONE) ?? '')
  const collects = at(form.origins, replicate.originDate)
  const deliveries = at(form.destinations, replicate.destinationDate)
  if (collects.includes('')) return [fault('MOMENT_INVALID', 'groupReplicate.originDate')]
  if (deliveries.includes('')) return [fault('MOMENT_INVALID', 'groupReplicate.destinationDate')]
  const collected = lastCollect({ origins: collects.map((collectDate) => ({ collectDate })) })
  return [
    ...(collects.some((instant) => earlier(instant, now, GRACE)) ? [fault('COLLECT_IN_THE_PAST', 'groupReplicate.originDate')] : []),
    ...(deliveries.some((instant) => earlier(instant, collected))
      ? [fault('DELIVERY_BEFORE_COLLECT', 'groupReplicate.destinationDate')]
      : []),
  ]
}

/** The loads that follow the first of a batch, each a load by itself. */
export const replicating: LoadDecisions<'LaunchReplica', { LaunchReplica: { first: LoadState } }> = {
  LaunchReplica: ({ id, number, anyCode }, _, { next, now, attempt, lookups: { first } }) => {
    if (!first?.terms?.replicate) return refuse('LOAD_NOT_NOW')
    const { shipperId, operationGroupId, authorId } = first
    const terms = replicaOf(first.terms, first.terms.replicate, { loadId: id, number, ...(anyCode && { attempt }) })
    return started({ loadId: id, shipperId, operationGroupId, ...(authorId !== undefined && { authorId }) }, next, terms, now)
  },
}

const replicaOf = (first: LoadTerms, replicate: Replicate, { loadId, number, attempt }: Which): LoadTerms => {
  const { replicate: _, ...agreed } = first
  const externalId = attempt !== undefined ? codeFor(undefined, loadId, attempt) : numbered(first.externalId, replicate.externalId, number)
  return {
    ...agreed,
    externalId,
    origins: first.origins.map(({ initCollectExpectedDate: _, ...origin }, i) => ({
      ...origin,
      originId: `${loadId}-o${i + 1}`,
      collectDate: instantOf(replicate.originDate, origin.place.zone)!,
    })),
    destinations: first.destinations.map(({ nfCode: _, orders: __, ...destination }, i) => ({
      ...destination,
      destinationId: `${loadId}-d${i + 1}`,
      orderCode: `${externalId}-${i + 1}`,
      deliveryDate: instantOf(replicate.destinationDate, destination.place.zone)!,
    })),
  }
}
/** Numbers continue after the first one's code, from two. */
const numbered = (first: string, own: string | undefined, number: number) =>
  own?.trim() ? `${own.trim().toUpperCase()}-${number}` : `${first}-${number + 1}`
