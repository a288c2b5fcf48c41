import type { LoadEvent } from '@embarca/contracts/load/events.ts'
import { consumeOnly, type Projector } from '../kit/projector.ts'

/** The price of a launch from its first origin to its last destination. Readers take the median of the latest ones. */
export type LaneLaunch = {
  readonly loadId: string
  readonly shipperId: string
  readonly operationGroupId: string
  readonly lane: string
  readonly launchedAt: string
  readonly distance?: number
  readonly price?: number
}

export const lanesProjector: Projector<LaneLaunch, LoadEvent> = {
  spec: {
    view: 'lanes',
    version: 2,
    fields: { shipperId: 'text', operationGroupId: 'text', lane: 'text', launchedAt: 'text' },
    indexes: [
      ['shipperId', 'operationGroupId', 'lane', 'launchedAt'],
      ['shipperId', 'lane', 'launchedAt'],
    ],
    counters: [['shipperId', 'operationGroupId', 'lane']],
  },
  scope: 'group',
  // The price of a part of a lot tells nothing about a whole load.
  ...consumeOnly(['LoadLaunched'], ({ data }) => (data.terms.deliveryType === 'LOT' ? undefined : data.loadId)),
  on: {
    LoadLaunched: (_, { data: { loadId, shipperId, operationGroupId, terms }, occurredAt }) => ({
      loadId,
      shipperId,
      operationGroupId,
      lane: `${terms.origins[0]?.place.placeId}>${terms.destinations.at(-1)?.place.placeId}`,
      launchedAt: occurredAt,
      ...(terms.freightDistance !== undefined && { distance: terms.freightDistance }),
      ...(terms.freightPrice !== undefined && { price: terms.freightPrice }),
    }),
  },
}
