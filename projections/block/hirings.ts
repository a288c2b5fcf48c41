import { plateKey } from '@embarca/contracts/block/active.ts'
import type { BlockKind } from '@embarca/contracts/block/codes.ts'
import type { LoadEvent } from '@embarca/contracts/load/events.ts'
import { consumeOnly, type Projector, type SharedStep } from '../kit/projector.ts'

export const HIRINGS = 'hirings'
export type HiringDocument = {
  readonly loadId: string
  readonly shipperId: string
  readonly operationGroupId: string
  readonly authorId?: string | undefined
  readonly status: string
  readonly transporterId?: string | undefined
  readonly cpf?: string | undefined
  readonly plates: readonly string[]
  /** Hired and not collected. */
  readonly isHired: boolean
  /** Who has the load, as `subjectTag` names them. */
  readonly subjects: readonly string[]
}

/** A carrier by its id, a driver by his CPF, a vehicle by its plate. */
export const subjectTag = (kind: BlockKind, value: string): string => `${kind}:${kind === 'VEHICLE' ? plateKey(value) : value}`

const hired: readonly string[] = ['WAITING_APPROVE', 'ASSIGNED_TO_TRANSPORTER', 'WAITING_DRIVER_ACCEPT', 'LINKED_TO_DRIVER_VEHICLE']
type At = { readonly status?: string }
const step =
  <Data>(change: (data: Data) => Partial<HiringDocument>): SharedStep<HiringDocument, Data> =>
  (doc, { data }) =>
    doc && { ...doc, ...change(data), status: (data as At).status ?? doc.status }
const moves = step(() => ({}))
const unbinds = { cpf: undefined, plates: [] }
type Vehicles = { readonly vehicles: readonly { readonly plate: string }[] }
const platesOf = ({ vehicles }: Vehicles) => ({ plates: vehicles.map(({ plate }) => plate) })
type Bound = { readonly driver: { readonly document: string } }

const on: Projector<HiringDocument, LoadEvent>['on'] = {
  LoadLaunched: (_, { data: { loadId, shipperId, operationGroupId, authorId, status } }) => ({
    ...{ loadId, shipperId, operationGroupId, authorId, status },
    ...{ plates: [], isHired: false, subjects: [] },
  }),
  TransporterAssigned: step(({ transporterId }: { readonly transporterId: string }) => ({ transporterId })),
  TransporterReplaced: step(({ transporterId }: { readonly transporterId: string }) => ({ transporterId, ...unbinds })),
  HiringApproved: moves,
  HiringRefused: step(() => ({ transporterId: undefined, ...unbinds })),
  AcceptanceUndone: step(() => ({ transporterId: undefined, ...unbinds })),
  DriverBound: step((data: Bound & Vehicles) => ({ cpf: data.driver.document, ...platesOf(data) })),
  DriverReplaced: step(({ driver }: Bound) => ({ cpf: driver.document })),
  VehiclesReplaced: step(platesOf),
  DriverConfirmed: moves,
  DriverRefused: step(() => unbinds),
  CollectStarted: moves,
  StatusReset: step(({ status }: At) => (status === 'ASSIGNED_TO_TRANSPORTER' ? unbinds : {})),
  LoadCanceled: moves,
  LoadFinished: moves,
  LoadReopened: step(({ status }: At) => (status === 'DELIVERED' ? {} : { transporterId: undefined, ...unbinds })),
}

/** The loads of each carrier, driver and vehicle: a block makes them re-judge themselves. */
export const hiringProjector: Projector<HiringDocument, LoadEvent> = {
  spec: {
    view: HIRINGS,
    version: 1,
    fields: { shipperId: 'text', operationGroupId: 'text', authorId: 'text', isHired: 'boolean', subjects: 'many', loadId: 'text' },
    indexes: [['shipperId', 'isHired', 'loadId']],
  },
  scope: 'load',
  ...consumeOnly(Object.keys(on), ({ data }) => data.loadId),
  on,
  finish: (doc) => {
    const { transporterId, cpf, plates, status } = doc
    return {
      ...doc,
      isHired: hired.includes(status),
      subjects: [
        ...(transporterId === undefined ? [] : [subjectTag('TRANSPORTER', transporterId)]),
        ...(cpf ? [subjectTag('DRIVER', cpf)] : []),
        ...plates.map((plate) => subjectTag('VEHICLE', plate)),
      ],
    }
  },
}
