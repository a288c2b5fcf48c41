import type { Event } from '@embarca/contracts/kit/event.ts'
import type { LoadLifecycleStatus } from '@embarca/contracts/load/codes.ts'
import type { LotEvent } from '@embarca/contracts/lot/events.ts'
import { lots } from '@embarca/services/lot/index.ts'
import type { HeldProposal, LotCommand, LotLoad } from '@embarca/services/lot/types.ts'
import type { Carrier } from '@embarca/services/registry/index.ts'
import { someone, specification } from '../kit/specification.ts'
import { terms } from './load-script.ts'

const loadId = 'L1'
export const deadline = '2026-01-06T12:00:00.000Z'
export const agreedTerms = terms({
  deliveryType: 'LOT',
  lot: { pricePerPart: 20_000 },
  origins: [{ ...terms().origins[0]!, weight: 100_000 }],
})
export const load = {
  ...{ loadId, shipperId: 's1', operationGroupId: 'g1', externalId: 'CG-20377', deadline, terms: agreedTerms },
  status: 'NEGOTIATION',
} as const
export const norte = { transporterId: 't1', transporterName: 'TransNorte' }
export const sul = { transporterId: 't2', transporterName: 'Sulista' }
export type LotLookups = {
  readonly load?: LotLoad | undefined
  readonly carrier: Carrier
  readonly approvalAbove?: number | undefined
  readonly proposal?: HeldProposal | undefined
  readonly proposed: boolean
  readonly withdrawnLoad?: LoadLifecycleStatus
}
/** Lookups of a decision about a lot. */
export const lookups: LotLookups = { carrier: norte, proposed: false, load }
export const given = specification(lots, lookups)
export const lotCommand = (type: LotCommand['type'], data: object = {}) => ({ type, data: { id: loadId, ...data } }) as LotCommand
export const lotEvent = (type: LotEvent['type'], data: object = {}) => ({ type, data: { loadId, ...data } }) as Event as LotEvent
export const tania = { by: { ...someone, roles: ['transporter_operator'], transporterId: 't1' } }
export const approver = { by: { ...someone, roles: ['shipper_approver'] } }

export const opened = (over: object = {}) =>
  lotEvent('LotOpened', {
    ...{ shipperId: 's1', operationGroupId: 'g1', externalId: 'CG-20377', measureType: 'WEIGHT', total: 100_000, part: 1000 },
    ...{ pricePerPart: 20_000, deadline, ...over },
  })
export const wants = (quota: number, who = norte, more: object = {}) =>
  lotEvent('LotAgreementProposed', {
    lotAgreementId: `a-${who.transporterId}`,
    ...who,
    quota,
    price: 20_000,
    approvalRequired: false,
    ...more,
  })
export const approvedFor = (quota: number, { transporterId } = norte) =>
  lotEvent('LotAgreementApproved', { lotAgreementId: `a-${transporterId}`, transporterId, quota })
export const has = (quota: number, who = norte) => [wants(quota, who), approvedFor(quota, who)]
export const took = (amount: number, number = 1, { transporterId, transporterName } = norte) =>
  lotEvent('LotWithdrawn', {
    ...{ withdrawalId: `w${number}`, lotAgreementId: `a-${transporterId}`, transporterId, transporterName },
    ...{ externalId: `CG-20377/${number}`, amount, price: amount * 20 },
  })
export const came = (type: LotEvent['type'], number = 1, more: object = {}) =>
  lotEvent(type, { withdrawalId: `w${number}`, transporterId: 't1', ...more })
