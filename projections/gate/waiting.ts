import { queueTexts } from '@embarca/contracts/gate/queue.pt.ts'
import type { WaitingEvent, WaitingRow } from '@embarca/contracts/gate/waiting.ts'
import type { Actor, OfType } from '@embarca/contracts/kit/event.ts'
import { formatLocal } from '@embarca/contracts/kit/local-time.ts'
import type { Projector } from '../kit/projector.ts'
import { readAllDocuments } from '../kit/read-all-documents.ts'
import { given, type ReaderContext } from '../kit/readers.ts'
import { LOADS } from '../shared/found-loads.ts'
import { masked } from './cpf.ts'
import type { Gate } from './gate.ts'
import { type GateLoad, visitAt } from './shown.ts'

type Joined = OfType<WaitingEvent, 'WaitingListJoined'>['data']
/** A person at a gate; who waits no longer is no more than an id. */
export type WaitingDocument = { readonly shipperId: string; readonly conciergeId: string; readonly standing: boolean } & Partial<Joined>
export const WAITING = 'gate-waiting'

const PREFIX = 'waiting-'
export const waitingProjector: Projector<WaitingDocument, WaitingEvent> = {
  spec: {
    view: WAITING,
    version: 1,
    fields: { shipperId: 'text', conciergeId: 'text', standing: 'boolean', at: 'text' },
    indexes: [['shipperId', 'conciergeId', 'standing', 'at']],
  },
  scope: 'tenant',
  notifies: 'change',
  id: ({ stream }) => (stream.startsWith(PREFIX) ? stream.slice(PREFIX.length) : undefined),
  on: {
    WaitingListJoined: (_, { data }) => ({ ...data, standing: true }),
    WaitingListLeft: (doc) => doc && { shipperId: doc.shipperId, conciergeId: doc.conciergeId, standing: false },
  },
}

/** With a load he is of the load's group; without one, of everybody at the gate (Y2). */
export const isShownTo = ({ operationGroupId }: Pick<WaitingDocument, 'operationGroupId'>, { roles, operationGroups }: Actor): boolean =>
  operationGroupId === undefined || roles.includes('embarca_admin') || operationGroups.includes(operationGroupId)

export type Waiter = WaitingDocument & Joined & { readonly position: number }
/** Who waits at a gate, in the order of arrival. */
export const waitersAt = async (
  { id }: Pick<Gate, 'id'>,
  { views, by }: Pick<ReaderContext, 'views' | 'by'>,
): Promise<readonly Waiter[]> => {
  const all = await readAllDocuments<WaitingDocument & Joined>(views, WAITING, {
    where: { conciergeId: id, standing: true },
    sort: ['at', 'asc'],
    size: 200,
  })
  return all.map((one, i) => ({ ...one, position: i + 1 })).filter((one) => isShownTo(one, by))
}

/** '3º: chegou 08:12'. */
export const waitingSentence = ({ position, at }: Pick<Waiter, 'position' | 'at'>, { zone }: Pick<Gate, 'zone'>): string =>
  queueTexts.sentence(position, { arrived: formatLocal(at, zone).slice(11, 16), isPriority: false })
/** A driver of the list, with his load as it is now. */
export const waitingRow = async (waiter: Waiter, gate: Gate, { views }: ReaderContext): Promise<WaitingRow> => {
  const { waitingId: id, name, document, phone, plate, source, at, position, reason, driverId, loadId } = waiter
  const load = loadId === undefined ? undefined : await views.get<GateLoad>(LOADS, loadId)
  return {
    ...{ id, name, cpf: masked(document), source, at, position },
    sentence: waitingSentence(waiter, gate),
    mayCheckIn: load !== undefined && load.statusCode !== 'CANCELED' && visitAt(load, gate.id).step === 'CREATED',
    ...given({
      ...{ phone, reason, driverId },
      vehiclePlate: plate ?? load?.vehiclePrimaryPlate,
      shippingHash: load?.hashId,
      externalId: load?.externalId,
      transporterName: load?.executorName ?? load?.transporterName,
      collectDate: load?.collectDate,
    }),
  } as WaitingRow
}
