import type { GateEvent } from '@embarca/contracts/gate/events.ts'
import { consumeOnly, type Projector } from '../kit/projector.ts'

/** A call at a gate, as its panel lists it (Y16). */
export type CallDocument = {
  readonly shipperId: string
  readonly operationGroupId: string
  readonly conciergeId: string
  readonly driverId: string
  readonly driverName: string
  readonly plate: string
  readonly dock: string
  readonly at: string
}
export const CALLS = 'gate-call'

/** Ids sort as their events do: a view that is rebuilt skips any that does not come after all before it. */
const DIGITS = 20
/** One document per call; called again adds a line (Y15). */
export const callProjector: Projector<CallDocument, GateEvent> = {
  spec: {
    view: CALLS,
    version: 2,
    fields: { shipperId: 'text', operationGroupId: 'text', conciergeId: 'text', at: 'text' },
    indexes: [['shipperId', 'conciergeId', 'at', 'id', 'operationGroupId']],
  },
  scope: 'group',
  notifies: 'document',
  ...consumeOnly(['GateEntryRequested'], ({ position }) => position.padStart(DIGITS, '0')),
  isSingleEvent: () => true,
  on: {
    GateEntryRequested: (
      _,
      { data: { operationGroupId, conciergeId, driverId, driverName, plate = '', dock, at }, by: { shipperId } },
    ) => ({
      ...{ shipperId, operationGroupId, conciergeId, driverId, driverName, plate, dock, at },
    }),
  },
}
