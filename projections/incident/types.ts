import type { EventsOf } from '@embarca/contracts/kit/event.ts'
import type { occurrenceTypeEvents } from '@embarca/contracts/reference/events.ts'
import type { Projector } from '../kit/projector.ts'
import type { Views } from '../kit/read-store.ts'

type IncidentType = { readonly id: string; readonly shipperId: string; readonly name: string; readonly active: boolean }
const VIEW = 'incident-type'
const MOST = 100

/** The types that carriers choose from: they may not read their shipper's registers. */
export const incidentTypeProjector: Projector<IncidentType, EventsOf<typeof occurrenceTypeEvents>> = {
  spec: {
    view: VIEW,
    version: 1,
    fields: { shipperId: 'text', active: 'boolean', name: 'text' },
    indexes: [['shipperId', 'active', 'name']],
  },
  scope: 'open',
  id: ({ stream }) => /^occurrenceType-(.+)$/.exec(stream)?.[1],
  on: {
    OccurrenceTypeRegistered: (_, { data: { id, shipperId, name, active } }) => ({ id, shipperId, name, active }),
    OccurrenceTypeChanged: (_, { data: { id, shipperId, name, active } }) => ({ id, shipperId, name, active }),
    OccurrenceTypeRemoved: () => undefined,
  },
}

export const activeTypes = async (views: Views, shipperId: string) => {
  const { items } = await views.page<IncidentType>(VIEW, { where: { shipperId, active: true }, sort: ['name', 'asc'], size: MOST })
  return items.map(({ id, name }) => ({ id, name }))
}
