import type { LoadEvent } from '@embarca/contracts/load/events.ts'
import { consumeOnly, type Projector } from '../kit/projector.ts'

/** The price of a launch from its first origin to its last destination. Readers take the median of the latest ones. */
export type LaneLaunch = {
  readonly loadId: string
  readonly shipperId: string
  readonly operationGroupId: string
  readonly authorId?: string
  readonly lane: string
  readonly from: string
  readonly to: string
  readonly launchedAt: string
  readonly distance?: number
  readonly price?: number
}

export const lanesProjector: Projector<LaneLaunch, LoadEvent> = {
  spec: {
    view: 'lanes',
    version: 3,
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
        ...(terms.freightDistance !== undefined && { distance: terms.freightDistance }),
        ...(terms.freightPrice !== undefined && { price: terms.freightPrice }),
      }
    },
  },
}
