import type { LoadEvent } from '@embarca/contracts/load/events.ts'
import { consumeOnly, type Projector } from '../kit/projector.ts'
import type { LaneLaunch } from '../shared/lane-launch.ts'

export const lanesProjector: Projector<LaneLaunch, LoadEvent> = {
  spec: {
    view: 'lanes',
    version: 4,
    fields: { shipperId: 'text', operationGroupId: 'text', authorId: 'text', lane: 'text', launchedAt: 'text' },
    indexes: [
      ['shipperId', 'operationGroupId', 'lane', 'launchedAt'],
      ['shipperId', 'lane', 'launchedAt'],
      ['shipperId', 'operationGroupId', 'launchedAt'],
      ['shipperId', 'launchedAt'],
      ['shipperId', 'operationGroupId', 'authorId', 'launchedAt'],
      ['shipperId', 'authorId', 'launchedAt'],
    ],
    counters: [['shipperId', 'operationGroupId', 'lane']],
  },
  scope: 'group',
  // The price of a part of a lot tells nothing about a whole load.
  ...consumeOnly(['LoadLaunched'], ({ data }) => (data.terms.deliveryType === 'LOT' ? undefined : data.loadId)),
  on: {
    LoadLaunched: (_, { data: { loadId, shipperId, operationGroupId, authorId, terms }, occurredAt }) => {
      const [from, to] = [terms.origins[0]?.place, terms.destinations.at(-1)?.place]
      return {
        loadId,
        shipperId,
        operationGroupId,
        ...(authorId !== undefined && { authorId }),
        lane: `${from?.placeId}>${to?.placeId}`,
        from: from?.name ?? '',
        to: to?.name ?? '',
        launchedAt: occurredAt,
        stops: terms.origins.length + terms.destinations.length,
        ...(terms.freightDistance !== undefined && { distance: terms.freightDistance }),
        ...(terms.freightPrice !== undefined && { price: terms.freightPrice }),
      }
    },
  },
}
