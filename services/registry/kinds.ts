import type { Module } from '../kit/module.ts'
import { checklistItems } from './checklist-items.ts'
import { companies } from './companies.ts'
import { configureShipper } from './configs.ts'
import { driverGroups } from './driver-groups.ts'
import { drivers } from './drivers.ts'
import { editable, wrongAt } from './editable.ts'
import { groupMembers } from './group-members.ts'
import { registryModule } from './module.ts'
import { receivers } from './receivers.ts'
import { registered } from './registered.ts'
import { mayBeNamed } from './relations.ts'
import { vehicles } from './vehicles.ts'

/** Kinds with more than a name; `place` and `user` are modules of their own. */
const profiles = editable('profile', {
  check: async ({ productId, unitId }, context) => {
    const known = (name: 'product' | 'unit', id: string) => registered(context, name, id, context.by.shipperId)
    if (productId && !(await known('product', productId))) return wrongAt('PRODUCT_UNKNOWN', 'productId')
    return unitId && !(await known('unit', unitId)) ? wrongAt('UNIT_UNKNOWN', 'unitId') : undefined
  },
})
const groups = editable('group', {
  check: async ({ transporterIds = [] }, context) => {
    const works = await Promise.all(transporterIds.map((id: string) => mayBeNamed(context, id, context.by.shipperId)))
    return works.every(Boolean) ? undefined : wrongAt('TRANSPORTER_UNKNOWN', 'transporterIds')
  },
  keep: ({ transporterIds, ...form }, before) => ({
    ...form,
    transporterIds: [...new Set(transporterIds ?? before?.transporterIds ?? [])],
  }),
  commands: groupMembers,
})

const kinds = {
  transporter: companies,
  driver: drivers,
  driverGroup: driverGroups,
  operationGroup: registryModule('operationGroup'),
  product: editable('product'),
  unit: editable('unit'),
  conditioning: editable('conditioning'),
  certification: editable('certification'),
  property: editable('property'),
  occurrenceType: editable('occurrenceType'),
  department: editable('department'),
  occurrenceResolution: editable('occurrenceResolution'),
  profile: profiles,
  group: groups,
  vehicle: vehicles,
  receiver: receivers,
  checklistItem: checklistItems,
  shipper: registryModule('shipper', configureShipper),
}
export const registryModules = kinds as Record<keyof typeof kinds, Module>
