import { plateKey } from '@embarca/contracts/block/active.ts'
import type { BlockKind } from '@embarca/contracts/block/codes.ts'
import { sections } from '@embarca/contracts/load/codes.ts'
import type { LoadEvent } from '@embarca/contracts/load/events.ts'
import type { LoadTerms } from '@embarca/contracts/load/terms.ts'
import { consumeOnly, type Projector, type SharedStep } from '../kit/projector.ts'

export const HIRINGS = 'hirings'
/** When the load is at each stop, by the stop's id. */
type Dates = Readonly<Record<string, string>>
export type HiringDocument = {
  readonly loadId: string
  readonly shipperId: string
  readonly status: string
  readonly transporterId?: string | undefined
  /** The carrier that the hired operator forwarded it to. */
  readonly executorId?: string | undefined
  readonly cpf?: string | undefined
  readonly plates: readonly string[]
  /** Hired and not collected. */
  readonly isHired: boolean
  /** Hired and not delivered. */
  readonly isEngaged: boolean
  readonly collects: Dates
  readonly deliveries: Dates
  /** Who has the load, as `subjectTag` names them. */
  readonly subjects: readonly string[]
}

/** A carrier by its id, a driver by his CPF, a vehicle by its plate. */
export const subjectTag = (kind: BlockKind, value: string): string => `${kind}:${kind === 'VEHICLE' ? plateKey(value) : value}`

const hired: readonly string[] = ['WAITING_APPROVE', 'ASSIGNED_TO_TRANSPORTER', 'WAITING_DRIVER_ACCEPT', 'LINKED_TO_DRIVER_VEHICLE']
const engaged: readonly string[] = ['WAITING_APPROVE', ...sections.inProgress]
type At = { readonly status?: string }
const step =
  <Data>(change: (data: Data) => Partial<HiringDocument>): SharedStep<HiringDocument, Data> =>
  (doc, { data }) =>
    doc && { ...doc, ...change(data), status: (data as At).status ?? doc.status }
const moves = step(() => ({}))
const unbinds = { cpf: undefined, plates: [] }
const unhires = { transporterId: undefined, executorId: undefined, ...unbinds }
type Vehicles = { readonly vehicles: readonly { readonly plate: string }[] }
const platesOf = ({ vehicles }: Vehicles) => ({ plates: vehicles.map(({ plate }) => plate) })
type Route = Pick<LoadTerms, 'origins' | 'destinations'>
const datesOf = ({ origins, destinations }: Route) => ({
  collects: Object.fromEntries(origins.map(({ originId, collectDate }) => [originId, collectDate])),
  deliveries: Object.fromEntries(destinations.map(({ destinationId, deliveryDate }) => [destinationId, deliveryDate])),
})
type Bound = { readonly driver: { readonly document: string } }

const on: Projector<HiringDocument, LoadEvent>['on'] = {
  LoadLaunched: (_, { data: { loadId, shipperId, status, terms } }) => ({
    ...{ loadId, shipperId, status },
    ...{ plates: [], isHired: false, isEngaged: false, subjects: [], ...datesOf(terms) },
  }),
  TransporterAssigned: step(({ transporterId }: { readonly transporterId: string }) => ({ transporterId })),
  TransporterReplaced: step(({ transporterId }: { readonly transporterId: string }) => ({ ...unhires, transporterId })),
  LoadForwarded: step(({ transporterId: executorId }: { readonly transporterId: string }) => ({ executorId })),
  LoadTakenBack: step(() => ({ executorId: undefined, ...unbinds })),
  DedicatedVehicleRemoved: (load, event) => (event.data.status === 'CREATED' ? step(() => unhires)(load, event) : moves(load, event)),
  HiringApproved: moves,
  HiringRefused: step(() => unhires),
  AcceptanceUndone: step(() => unhires),
  DriverBound: step((data: Bound & Vehicles) => ({ cpf: data.driver.document, ...platesOf(data) })),
  DriverReplaced: step(({ driver }: Bound) => ({ cpf: driver.document })),
  VehiclesReplaced: step(platesOf),
  DriverConfirmed: moves,
  DriverRefused: step(() => unbinds),
  LoadGrouped: moves,
  LoadUngrouped: moves,
  CollectStarted: moves,
  CollectStartUndone: moves,
  StatusReset: step(({ status }: At) => (status === 'ASSIGNED_TO_TRANSPORTER' ? unbinds : {})),
  CollectDateChanged: (doc, { data: { originId, collectDate } }) =>
    doc && { ...doc, collects: { ...doc.collects, [originId]: collectDate } },
  DeliveryDateChanged: (doc, { data: { destinationId, deliveryDate } }) =>
    doc && { ...doc, deliveries: { ...doc.deliveries, [destinationId]: deliveryDate } },
  RouteChanged: (doc, { data }) => doc && { ...doc, ...datesOf(data) },
  LoadRestated: (doc, { data: { terms } }) => doc && { ...doc, ...datesOf(terms) },
  LoadCanceled: moves,
  LoadFinished: moves,
  LoadReopened: step(({ status }: At) => (status === 'DELIVERED' ? {} : unhires)),
}

/** The loads of each carrier, driver and vehicle: a block makes them re-judge themselves, and who has one is busy in its time. */
export const hiringProjector: Projector<HiringDocument, LoadEvent> = {
  spec: {
    view: HIRINGS,
    version: 3,
    fields: {
      shipperId: 'text',
      isHired: 'boolean',
      isEngaged: 'boolean',
      subjects: 'many',
      loadId: 'text',
    },
    indexes: [
      ['shipperId', 'isHired', 'loadId'],
      ['shipperId', 'isEngaged', 'loadId'],
    ],
  },
  scope: 'tenant',
  ...consumeOnly(Object.keys(on), ({ data }) => data.loadId),
  on,
  finish: (doc) => {
    const { transporterId, executorId, cpf, plates, status } = doc
    return {
      ...doc,
      isHired: hired.includes(status),
      isEngaged: engaged.includes(status),
      subjects: [
        ...[transporterId, executorId].flatMap((id) => (id === undefined ? [] : subjectTag('TRANSPORTER', id))),
        ...(cpf ? [subjectTag('DRIVER', cpf)] : []),
        ...plates.map((plate) => subjectTag('VEHICLE', plate)),
      ],
    }
  },
}
