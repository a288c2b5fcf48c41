import type { LookupContext } from '../kit/command-row.ts'
import { isVisibleTo, type Ownership } from '../kit/scope.ts'
import { worksFor } from '../registry/index.ts'
import { formedLoadOf } from './formed-load.ts'
import { loadOf } from './load-of.ts'
import type { LoadState } from './state.ts'

/**
 * Who may see a load; undefined when it does not exist (any more). After the hiring, of the carriers only the hired one
 * (`decisions/0015`), and the one that it forwarded the load to.
 */
export const ownershipOf = (load: LoadState, context: LookupContext) =>
  load.transporter ? among(load, holdersOf(load)) : ownershipOfOffer(load, context)

const holdersOf = ({ transporter, executor }: LoadState): readonly string[] =>
  [transporter, executor].flatMap((one) => one?.transporterId ?? [])

const among = ({ shipperId, operationGroupId, authorId, driver }: LoadState, transporterIds: readonly string[]): Ownership => ({
  shipperId,
  operationGroupId,
  authorId,
  driverId: driver?.driverId,
  transporterIds,
})

/**
 * Who may see a load's offer: also carriers that lost it, whose answers are refused because it is over. Synchronous,
 * unless a carrier has to be looked up.
 */
export const ownershipOfOffer = (load: LoadState, context: LookupContext): Ownership | undefined | Promise<Ownership | undefined> => {
  const { shipperId } = load
  if (!load.loadId || load.status === 'DELETED') return undefined
  const offered = offeredTo(load)
  const known = [...holdersOf(load), ...offered]
  const asks = carrierToLookUp(load, context)
  if (!asks || known.includes(asks)) return among(load, known)
  return worksFor(context, asks, shipperId).then((works) => among(load, works ? [...known, asks] : known))
}

/** Whether the load's offer is open, and was made to this carrier. */
export const isOfferedTo = async (load: LoadState, transporterId: string, context: Pick<LookupContext, 'read'>): Promise<boolean> => {
  const { status, shipperId, terms } = load
  if (status !== 'WAIT_TRANSPORTER_ACCEPT' && status !== 'NEGOTIATION') return false
  return offeredTo(load).includes(transporterId) || (terms?.target.flAll === true && worksFor(context, transporterId, shipperId))
}

const offeredTo = ({ offered, terms }: LoadState): readonly string[] => (offered && terms ? terms.target.transporterIds : [])

/** Of an offer to every carrier, only the asking one is looked up; the load names its driver. */
const carrierToLookUp = ({ offered, terms }: LoadState, { by }: LookupContext): string | undefined =>
  offered && terms?.target.flAll && by.driverId === undefined ? by.transporterId : undefined

type Group = { readonly operationGroupId?: string | undefined }

/** For commands that create a load: the load's owner, once it exists. */
export const ownershipOfNew = (load: LoadState, { operationGroupId }: Group, context: LookupContext) =>
  load.loadId ? ownershipOf(load, context) : newOwnership(operationGroupId, context)

export const ownershipOfDraft = (load: LoadState, data: Group & { readonly hashId?: string }, context: LookupContext) =>
  data.hashId ? ownershipOf(load, context) : ownershipOfNew(load, data, context)

/** Users who may see a load may launch it again. */
export const ownershipOfRelaunch = async (load: LoadState, data: Group & { readonly id: string }, context: LookupContext) => {
  if (load.loadId) return ownershipOf(load, context)
  const ended = await ownershipOf(await loadOf(context, data.id), context)
  return ended && isVisibleTo(context.by, ended) ? newOwnership(data.operationGroupId, context) : undefined
}

export const ownershipOfReplica = (load: LoadState, _: unknown, context: LookupContext) => ownershipOfNew(load, {}, context)

const newOwnership = (operationGroupId: string | undefined, { by }: LookupContext): Ownership => ({
  shipperId: by.shipperId,
  operationGroupId,
  authorId: by.userId,
})

/** A formed load that the user may see is launched under the user's own name. */
export const ownershipOfOrders = async (
  load: LoadState,
  { shippingOrderId }: { readonly shippingOrderId: string },
  context: LookupContext,
) => {
  if (load.loadId) return ownershipOf(load, context)
  const { mountId, shipperId, operationGroupId } = await formedLoadOf(context, shippingOrderId)
  return mountId ? { shipperId, operationGroupId, authorId: context.by.userId } : undefined
}
