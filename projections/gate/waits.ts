import type { WaitingEvent } from '@embarca/contracts/gate/waiting.ts'
import type { OfType } from '@embarca/contracts/kit/event.ts'
import { consumeOnly, type Projector } from '../kit/projector.ts'
import { given } from '../kit/readers.ts'

type Joined = OfType<WaitingEvent, 'WaitingListJoined'>['data']
type Left = OfType<WaitingEvent, 'WaitingListLeft'>['data']
/** One wait of a driver at a gate, from his arrival in the list until he left it. */
export type WaitDocument = Pick<
  Joined,
  'shipperId' | 'operationGroupId' | 'conciergeId' | 'at' | 'name' | 'document' | 'plate' | 'source' | 'loadId' | 'reason'
> & { readonly leftAt?: string; readonly because?: Left['because'] }
export const WAITS = 'gate-wait'

/** A driver joins and leaves in turn, so the event before his leaving is the one that began this wait. */
const beginOf = ({ type, revision }: { readonly type: string; readonly revision: number }) =>
  type === 'WaitingListLeft' ? revision - 1 : revision

/** Every wait, for the report of a period: the list itself forgets who left (C265). */
export const waitProjector: Projector<WaitDocument, WaitingEvent> = {
  spec: {
    view: WAITS,
    version: 1,
    fields: { shipperId: 'text', conciergeId: 'text', at: 'text' },
    indexes: [['shipperId', 'conciergeId', 'at']],
  },
  scope: 'tenant',
  ...consumeOnly(['WaitingListJoined', 'WaitingListLeft'], (event) => `${event.stream}/${beginOf(event)}`),
  on: {
    WaitingListJoined: (_, { data }) => {
      const { shipperId, operationGroupId, conciergeId, at, name, document, plate, source, loadId, reason } = data
      return given({ shipperId, operationGroupId, conciergeId, at, name, document, plate, source, loadId, reason }) as WaitDocument
    },
    WaitingListLeft: (wait, { data: { at, because } }) => wait && { ...wait, leftAt: at, because },
  },
}
