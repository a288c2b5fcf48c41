import type { Projector } from '../kit/projector.ts'
import { type Registered, registryProjector } from './registry.ts'

const owned = { shipperId: 'text', name: 'text' } as const
const named = { scope: 'tenant', fields: owned, indexes: [['shipperId', 'name']], search: { words: ['name'] } } as const

/** Carriers, their drivers and vehicles work for several shippers: readers filter by shipper. */
export const referenceProjectors: readonly Projector<Registered>[] = [
  registryProjector('place', {
    scope: 'tenant',
    version: 4,
    fields: { ...owned, city: 'text', kind: 'text', document: 'text' },
    indexes: [
      ['shipperId', 'kind', 'name'],
      ['shipperId', 'kind', 'city'],
      ['shipperId', 'document', 'name'],
      ['shipperId', 'name'],
    ],
    search: { words: ['name', 'city'], parts: ['document'] },
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
  registryProjector('group', named),
  registryProjector('operationGroup', named),
  registryProjector('shipper', { scope: 'open', fields: owned, indexes: [['name']] }),
  registryProjector('transporter', {
    notifies: 'change',
    scope: 'open',
    fields: { name: 'text', document: 'text', shippers: 'many' },
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
]
