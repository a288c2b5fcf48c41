import { partnershipId } from '@embarca/contracts/partnership/codes.ts'
import type { RunningApp } from '../kit/app.ts'

type SeededCarrier = {
  readonly id: string
  readonly name: string
  readonly document: string
  readonly city: string
  readonly state: string
}
const by = { userId: 'system', roles: ['system'], shipperId: 'embarca' }

/** Records a carrier of shipper `s1`, and the relation of both. */
export const recordCarrier = async (app: RunningApp, company: SeededCarrier) => {
  const { id } = company
  const registered = { ...company, shipperId: 'embarca', shippers: ['s1'] }
  await app.record(`transporter-${id}`, [{ type: 'TransporterRegistered', data: registered }], { by })
  const relation = { shipperId: 's1', transporterId: id }
  const { id: _, ...noted } = company
  const begun = [
    { type: 'PartnershipActivated', data: { ...relation, through: 'BOUND' } },
    { type: 'PartnershipCompanyNoted', data: { ...relation, ...noted, staffed: false } },
  ]
  await app.record(`partnership-${partnershipId('s1', id)}`, begun, { by: { ...by, shipperId: 's1' } })
}
