import type { AnyProjector, Projector } from '../kit/projector.ts'
import { gateSteps } from './gates.ts'
import { type Registered, registryProjector } from './registry.ts'
import { driverTieProjector, integrationProjector, vehicleTieProjector } from './ties.ts'

const owned = { shipperId: 'text', name: 'text' } as const
const named = { scope: 'tenant', fields: owned, indexes: [['shipperId', 'name']], search: { words: ['name'] } } as const

type Group = Registered & { readonly transporterIds: readonly string[] }
const isGroup = (doc: Registered | undefined): doc is Group => doc !== undefined && 'transporterIds' in doc
const withMembers = (doc: Registered | undefined, revision: number, change: (members: readonly string[]) => readonly string[]) =>
  isGroup(doc) ? { ...doc, revision, transporterIds: change(doc.transporterIds) } : doc
const memberSteps: Projector<Registered>['on'] = {
  GroupMembersAdded: (doc, { data: { transporterIds }, revision }) =>
    withMembers(doc, revision, (members) => [...members, ...transporterIds]),
  GroupMembersRemoved: (doc, { data: { transporterIds }, revision }) =>
    withMembers(doc, revision, (members) => members.filter((id) => !transporterIds.includes(id))),
}

/** Carriers, their drivers and vehicles work for several shippers: readers filter by shipper. */
export const referenceProjectors: readonly AnyProjector[] = [
  registryProjector('place', {
    scope: 'tenant',
    version: 5,
    fields: { ...owned, city: 'text', kind: 'text', document: 'text', isGate: 'boolean' },
    indexes: [
      ['shipperId', 'isGate', 'name'],
      ['shipperId', 'kind', 'name'],
      ['shipperId', 'kind', 'city'],
      ['shipperId', 'document', 'name'],
      ['shipperId', 'name'],
    ],
    search: { words: ['name', 'city'], parts: ['document'] },
    steps: gateSteps,
  }),
  registryProjector('receiver', {
    scope: 'tenant',
    fields: { ...owned, city: 'text', requiresScheduling: 'boolean' },
    indexes: [
      ['shipperId', 'name'],
      ['shipperId', 'city'],
      ['shipperId', 'requiresScheduling', 'name'],
      ['shipperId', 'requiresScheduling', 'city'],
    ],
    search: { words: ['name', 'city'], parts: ['document'] },
  }),
  registryProjector('profile', named),
  registryProjector('product', named),
  registryProjector('unit', named),
  registryProjector('conditioning', named),
  registryProjector('certification', named),
  registryProjector('property', named),
  registryProjector('occurrenceType', named),
  registryProjector('department', named),
  registryProjector('occurrenceResolution', named),
  registryProjector('group', { ...named, version: 3, fields: { ...owned, transporterIds: 'many' }, steps: memberSteps }),
  registryProjector('driverGroup', named),
  registryProjector('checklistItem', {
    scope: 'tenant',
    fields: { shipperId: 'text', position: 'number' },
    indexes: [['shipperId', 'position']],
  }),
  registryProjector('operationGroup', named),
  registryProjector('shipper', {
    scope: 'open',
    version: 3,
    fields: { ...owned, document: 'text' },
    indexes: [['name'], ['document', 'name']],
  }),
  registryProjector('transporter', {
    notifies: 'change',
    scope: 'open',
    fields: { id: 'text', name: 'text', document: 'text', shippers: 'many' },
    indexes: [['name'], ['document', 'name']],
    search: { words: ['name', 'city'], parts: ['document'] },
  }),
  registryProjector('driver', {
    scope: 'open',
    fields: { transporterId: 'text', name: 'text', active: 'boolean' },
    indexes: [['transporterId', 'name'], ['name']],
    search: { words: ['name'], parts: ['document', 'phone'] },
  }),
  registryProjector('vehicle', {
    scope: 'open',
    fields: { transporterId: 'text', plate: 'text' },
    indexes: [['transporterId', 'plate'], ['plate']],
    search: { parts: ['plate'] },
  }),
  driverTieProjector,
  vehicleTieProjector,
  integrationProjector,
]
