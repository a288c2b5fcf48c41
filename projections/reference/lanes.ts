import { medianOf } from '@embarca/contracts/load/price-guard.ts'
import type { referenceRoutes } from '@embarca/contracts/reference/routes.ts'
import { seesOwnLoadsOnly } from '@embarca/contracts/roles.ts'
import type { ViewFilter } from '../kit/read-store.ts'
import { given, type ReaderContext, type Readers } from '../kit/readers.ts'
import type { LaneLaunch } from '../shared/lane-launch.ts'

/** The median is of this many launches at most; an odd number, so that it is a price that was paid. */
const LANE = 51
/** Launches in which recent lanes are looked for. */
const RECENT = 60
const LANES = 6

const launches = async ({ views }: ReaderContext, where: ViewFilter, size: number) =>
  (await views.page<LaneLaunch>('lanes', { where, sort: ['launchedAt', 'desc'], size })).items

/** The last launch of each lane, in the given order. */
const lastOfEach = (launched: readonly LaneLaunch[]): readonly LaneLaunch[] => [
  ...launched.reduce((lanes, one) => (lanes.has(one.lane) ? lanes : lanes.set(one.lane, one)), new Map<string, LaneLaunch>()).values(),
]

export const laneReaders: Readers<Pick<typeof referenceRoutes, 'lane' | 'recentLanes'>> = {
  lane: async ({ originPlaceId, destinationPlaceId }, context) => {
    const where = { lane: `${originPlaceId}>${destinationPlaceId}` }
    const [latest, counted] = await Promise.all([launches(context, where, LANE), context.views.count('lanes', { where, by: 'lane' })])
    const distance = latest.find((one) => one.distance !== undefined)?.distance
    const prices = latest.flatMap(({ price }) => price ?? [])
    return {
      ...given({ distance, medianPrice: medianOf(prices) }),
      pricedLoads: prices.length,
      loads: Object.values(counted).reduce((sum, count) => sum + count, 0),
    }
  },
  recentLanes: async (_, context) => {
    const { userId, roles } = context.by
    const [own, all] = await Promise.all([
      launches(context, { authorId: userId }, RECENT),
      // Users who see only their own loads cannot repeat those of others.
      seesOwnLoadsOnly(roles) ? [] : launches(context, {}, RECENT),
    ])
    return lastOfEach([...own, ...all])
      .slice(0, LANES)
      .map(({ loadId, from, to, launchedAt, price }) => ({ ...given({ price }), loadId, from, to, launchedAt }))
  },
}
