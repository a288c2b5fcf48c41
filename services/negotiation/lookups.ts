import { isOpen } from '@embarca/contracts/load/rules.ts'
import { pricePerPartOf } from '@embarca/contracts/lot/volume.ts'
import type { LookupContext } from '../kit/command-row.ts'
import { hasAccepted, type LoadState, loadOf } from '../load/index.ts'
import { carrierNamed, worksFor } from '../registry/index.ts'
import { agreementsFold } from './agreed.ts'
import type { NegotiationState } from './state.ts'
import type { Looked, NegotiationLookups, Reached } from './types.ts'

type Named = { readonly id: string; readonly dealId?: string; readonly transporterId?: string }
type Look<Thing> = (load: LoadState, data: Named, context: LookupContext) => Thing | Promise<Thing>

const reachedAs = async (transporterId: string | undefined, load: LoadState, context: LookupContext): Promise<Reached> => ({
  ...(await carrierNamed(context, transporterId)),
  accepted: hasAccepted(load, transporterId),
})

/** The transporter whose deal the shipper names, if the offer reached it. */
const namedByShipper: Look<Reached | undefined> = async (load, { dealId, transporterId }, context) => {
  const named = dealId ?? transporterId
  const target = load.terms?.target
  if (named === undefined || !target || !load.offered) return undefined
  const reached = target.transporterIds.includes(named) || (target.flAll && (await worksFor(context, named, load.shipperId)))
  return reached ? reachedAs(named, load, context) : undefined
}

const offerOf: Look<NegotiationLookups['offer']> = ({ loadId, shipperId, operationGroupId, offered, terms, deadline }) => {
  if (!offered || !terms || !deadline) return undefined
  const { target, hiringType, externalId, deliveryType, auction } = terms
  return {
    ...{ loadId, shipperId, operationGroupId, target, deadline, hiringType, externalId },
    ...(deliveryType === 'LOT' && { lot: true }),
    ...(hiringType === 'AUCTION' &&
      auction && { auction: { ...auction, reductionPercentage: auction.reductionPercentage ?? 0, endsAt: deadline } }),
  }
}

const hiredFor: Look<readonly string[]> = async ({ loadId, transporter, terms }, _, { read }) => {
  if (terms?.deliveryType !== 'LOT') return transporter ? [transporter.transporterId] : []
  return (await read(agreementsFold, `lot-${loadId}`)).map(({ transporterId }) => transporterId)
}

const looks: { readonly [K in keyof NegotiationLookups]: Look<NegotiationLookups[K]> } = {
  offer: offerOf,
  open: isOpen,
  /** For a lot, until its offer ends; for another load, until a transporter is hired. */
  unsettled: (load) => load.transporter === undefined && (isOpen(load) || load.status === 'OFFER_COMPLETED'),
  /** The price to compare with; for a lot, the price of a part. */
  reference: ({ terms }) => (terms?.deliveryType === 'LOT' ? pricePerPartOf(terms) : (terms?.referenceValue ?? terms?.freightPrice)),
  accepted: ({ acceptances }) => acceptances.length > 0,
  carrier: (load, _, context) => reachedAs(context.by.transporterId, load, context),
  other: namedByShipper,
  hired: hiredFor,
}

/** Looks up these values of the negotiation's load. */
export const look =
  <K extends keyof NegotiationLookups>(...names: readonly K[]) =>
  async (_: NegotiationState, data: Named, context: LookupContext): Promise<Looked<K>> => {
    const load = await loadOf(context, data.id)
    const looked = await Promise.all(names.map(async (name) => [name, await looks[name](load, data, context)] as const))
    return Object.fromEntries(looked) as Looked<K>
  }
