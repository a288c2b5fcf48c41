import type { EventsOf, Recorded } from '@embarca/contracts/kit/event.ts'
import type { driverEvents, vehicleEvents } from '@embarca/contracts/reference/events.ts'
import { consumeOnly, type Projector } from '../kit/projector.ts'
import { given } from '../kit/readers.ts'
import { type DriverTie, NEVER, type TieDocument, type VehicleTie } from '../shared/ties.ts'

const first = (doc: TieDocument | undefined) =>
  ({ kind: doc?.kind ?? 'FLEET', ...given({ from: doc?.from, until: doc?.until }), ends: doc?.ends ?? NEVER }) as const
const ended = <Doc extends TieDocument>(doc: Doc | undefined, until: string): Doc | undefined =>
  doc && (doc.ends > until ? { ...doc, until, ends: until } : doc)

type DriverEvent = EventsOf<typeof driverEvents>
type DriverFields = Omit<Extract<DriverEvent, { type: 'DriverRegistered' }>['data'], 'shipperId' | 'userId'>
const driverOf = (
  doc: DriverTie | undefined,
  { data, revision }: Recorded<{ type: string; data: DriverFields & { shipperId: string; userId?: string } }>,
): DriverTie => {
  const { id: driverId, shipperId: _, userId: __, ...fields } = data
  return { ...fields, driverId, ...first(doc), id: tieId(driverId, data.transporterId), revision }
}
const tieId = (id: string, transporterId: string) => `${id}.${transporterId}`

/** One document per driver and company: each company's lists show what it typed itself. */
export const driverTieProjector: Projector<DriverTie, DriverEvent> = {
  spec: {
    view: 'driverTie',
    version: 1,
    fields: { driverId: 'text', transporterId: 'text', name: 'text', document: 'text', ends: 'text', cnhExpiry: 'text' },
    indexes: [
      ['transporterId', 'name'],
      ['name', 'id', 'transporterId', 'ends'],
      ['driverId', 'name'],
      ['document', 'name'],
    ],
    search: { words: ['name'], parts: ['document', 'phone'] },
  },
  scope: 'open',
  ...consumeOnly(['DriverRegistered', 'DriverChanged', 'DriverTied', 'DriverUntied'], ({ data: { id, driverId, transporterId } }) =>
    tieId(driverId ?? id, transporterId),
  ),
  on: {
    DriverRegistered: driverOf,
    DriverChanged: driverOf,
    DriverTied: (doc, { data: { name, phone, document, ...data }, revision }) => ({
      ...data,
      id: tieId(data.driverId, data.transporterId),
      name: name ?? doc?.name ?? '',
      phone: phone ?? doc?.phone ?? '',
      document: document ?? doc?.document ?? '',
      ends: data.until ?? NEVER,
      active: true,
      revision,
    }),
    DriverUntied: (doc, { data: { until }, revision }) => {
      const after = ended(doc, until)
      return after && { ...after, revision }
    },
  },
}

type VehicleEvent = EventsOf<typeof vehicleEvents>
type VehicleFields = Extract<VehicleEvent, { type: 'VehicleRegistered' }>['data']
const vehicleOf = (
  doc: VehicleTie | undefined,
  { data: { id: vehicleId, shipperId: _, ...fields }, revision }: Recorded<{ type: string; data: VehicleFields }>,
): VehicleTie => ({
  ...fields,
  vehicleId,
  ...first(doc),
  id: tieId(vehicleId, fields.transporterId),
  revision,
})

/** One document per vehicle and company. */
export const vehicleTieProjector: Projector<VehicleTie, VehicleEvent> = {
  spec: {
    view: 'vehicleTie',
    version: 1,
    fields: { vehicleId: 'text', transporterId: 'text', plate: 'text', ends: 'text' },
    indexes: [
      ['transporterId', 'plate'],
      ['plate', 'id', 'transporterId', 'ends'],
      ['vehicleId', 'plate'],
    ],
    search: { parts: ['plate'] },
  },
  scope: 'open',
  ...consumeOnly(['VehicleRegistered', 'VehicleChanged', 'VehicleTied', 'VehicleUntied'], ({ data: { id, vehicleId, transporterId } }) =>
    tieId(vehicleId ?? id, transporterId),
  ),
  on: {
    VehicleRegistered: vehicleOf,
    VehicleChanged: vehicleOf,
    VehicleTied: (doc, { data: { plate, vehicleType, ...data }, revision }) => ({
      ...data,
      id: tieId(data.vehicleId, data.transporterId),
      plate: plate ?? doc?.plate ?? '',
      vehicleType: vehicleType ?? doc?.vehicleType ?? '',
      ends: data.until ?? NEVER,
      revision,
    }),
    VehicleUntied: (doc, { data: { until }, revision }) => {
      const after = ended(doc, until)
      return after && { ...after, revision }
    },
  },
}

type Integrated = Extract<DriverEvent, { type: 'DriverIntegrated' }>['data']
/** The last integration of a driver with a shipper. */
export type Integration = Integrated & { readonly id: string }
export const integrationId = (driverId: string, shipperId: string) => tieId(driverId, shipperId)
export const integrationProjector: Projector<Integration, DriverEvent> = {
  spec: {
    view: 'driverIntegration',
    version: 1,
    fields: { shipperId: 'text', driverId: 'text' },
    indexes: [['shipperId', 'driverId']],
  },
  scope: 'tenant',
  ...consumeOnly(['DriverIntegrated'], ({ data: { driverId, shipperId } }) => integrationId(driverId, shipperId)),
  on: { DriverIntegrated: (_, { data }) => ({ ...data, id: integrationId(data.driverId, data.shipperId) }) },
}
