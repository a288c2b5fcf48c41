import { pricePerPartOf } from '@embarca/contracts/lot/volume.ts'
import type { Beside, Module } from '../kit/module.ts'
import { concernedByOffer, type Load, loadOf } from '../load/index.ts'
import { registered, worksFor } from '../registry/index.ts'
import { agreementsHeard } from './agreed.ts'
import { negotiationDecider } from './decider.ts'
import type { NegotiationCommand, NegotiationVocabulary, Reached } from './vocabulary.ts'

type Facts = NegotiationVocabulary['facts']

const accepts = ({ acceptances }: Load, transporterId: string) => acceptances.some((one) => one.transporterId === transporterId)
const isOpen = ({ status }: Load) => status === 'WAIT_TRANSPORTER_ACCEPT' || status === 'NEGOTIATION'
/** Whether a choice is still made: of a lot, until its offer ends; of another load, until one transporter is hired. */
const isUnsettled = (load: Load) => load.transporter === undefined && (isOpen(load) || load.status === 'OFFER_COMPLETED')

const nameOf = async (transporterId: string, load: Load, beside: Beside): Promise<Reached> => {
  const carrier = transporterId ? await registered(beside, 'transporter', transporterId) : undefined
  return { transporterId, transporterName: carrier?.name ?? '', accepted: accepts(load, transporterId) }
}

/** The transporter whose deal the shipper speaks of, if the offer reached it. */
const otherOf = async ({ data }: NegotiationCommand, load: Load, beside: Beside): Promise<Reached | undefined> => {
  const named = 'dealId' in data ? data.dealId : 'transporterId' in data ? data.transporterId : undefined
  const target = load.terms?.target
  if (named === undefined || !target || !load.offered) return undefined
  const reached = target.transporterIds.includes(named) || (target.flAll && (await worksFor(beside, named, load.shipperId)))
  return reached ? nameOf(named, load, beside) : undefined
}

const offerOf = ({ loadId, shipperId, operationGroupId, offered, terms, deadline }: Load): Facts['offer'] => {
  if (!offered || !terms || !deadline) return undefined
  const { target, hiringType, externalId, deliveryType, auction } = terms
  return {
    ...{ loadId, shipperId, operationGroupId, target, deadline, hiringType, externalId },
    ...(deliveryType === 'LOT' && { lot: true }),
    ...(hiringType === 'AUCTION' &&
      auction && { auction: { ...auction, reductionPercentage: auction.reductionPercentage ?? 0, endsAt: deadline } }),
  }
}

/** What a price is held against; that of a lot is the price of a part. */
const referenceOf = ({ terms }: Load) =>
  terms?.deliveryType === 'LOT' ? pricePerPartOf(terms) : (terms?.referenceValue ?? terms?.freightPrice)

const hiredFor = async ({ loadId, transporter, terms }: Load, beside: Beside): Promise<readonly string[]> => {
  if (terms?.deliveryType !== 'LOT') return transporter ? [transporter.transporterId] : []
  return (await beside.read(agreementsHeard, `lot-${loadId}`)).map(({ transporterId }) => transporterId)
}

export const negotiations: Module<NegotiationVocabulary> = {
  name: 'negotiation',
  decider: negotiationDecider,
  stream: ({ data: { id } }) => `negotiation-${id}`,
  key: ({ data: { id } }) => id,
  belongs: async (_, { data: { id } }, beside) => concernedByOffer(await loadOf(beside, id), beside),
  facts: async (_, command, beside) => {
    const load = await loadOf(beside, command.data.id)
    const [offer, other] = [offerOf(load), await otherOf(command, load, beside)]
    const reference = referenceOf(load)
    return {
      open: isOpen(load),
      unsettled: isUnsettled(load),
      accepted: load.acceptances.length > 0,
      hired: await hiredFor(load, beside),
      carrier: await nameOf(beside.by.transporterId ?? '', load, beside),
      ...(offer && { offer }),
      ...(other && { other }),
      ...(reference !== undefined && { reference }),
    }
  },
}
