import type { Recorded } from '@embarca/contracts/kit/event.ts'
import { HIRINGS, type HiringDocument, subjectTag } from '@embarca/projections/block/hirings.ts'
import { BLOCKS, type BlockDocument } from '@embarca/projections/block/projector.ts'
import type { Feed, Subscription } from '@embarca/projections/kit/feed.ts'
import type { Views } from '@embarca/projections/kit/read-store.ts'
import { everyPage } from '@embarca/projections/kit/report.ts'
import type { EventStore } from './kit/event-store.ts'
import { viewsReached } from './kit/views-reached.ts'

/** Asks a load to judge its hiring again; `key` makes the same request once. */
export type Review = (request: { readonly loadId: string; readonly shipperId: string; readonly key: string }) => Promise<unknown>
type Setting = {
  readonly feed: Feed
  readonly events: Pick<EventStore, 'head'>
  readonly views: Views
  readonly review: Review
}

const CHANGES = ['SubjectBlocked', 'BlockChanged', 'BlockBegan', 'SubjectReleased']
/** Every hired load of a block's subject judges its hiring again. */
export const reviewHiringsOf = async (
  { views, review }: Pick<Setting, 'views' | 'review'>,
  { kind, shipperId, transporterId, document }: BlockDocument,
  key: string,
): Promise<void> => {
  const where = { shipperId, isHired: true, subjects: { holds: subjectTag(kind, transporterId ?? document) } }
  for await (const hirings of everyPage<HiringDocument>(views, HIRINGS, { where, sort: ['loadId', 'asc'] }))
    for (const { loadId } of hirings) await review({ loadId, shipperId, key: `${key}-${loadId}` })
}

/**
 * Follows blocks to the loads that they concern (CA11). At the start every block that holds is followed again: what an earlier process
 * received and did not finish is done then, and what is done changes nothing.
 */
export const followBlocks = async ({ feed, events, views, review }: Setting): Promise<Pick<Subscription, 'stop'>> => {
  const consume = async (recorded: readonly Recorded[]) => {
    for (const { id, position, data } of recorded) {
      await viewsReached(views, position)
      const block = await views.get<BlockDocument>(BLOCKS, data.blockId)
      if (block) await reviewHiringsOf({ views, review }, block, id)
    }
  }
  const head = await events.head()
  const subscription = await feed.subscribe('blocks', head, consume, { types: CHANGES })
  const sweep = async () => {
    for await (const blocks of everyPage<BlockDocument>(views, BLOCKS, { where: { status: 'ACTIVE' }, sort: ['blockedDate', 'asc'] }))
      for (const block of blocks) await reviewHiringsOf({ views, review }, block, `start-${head}-${block.blockId}`)
  }
  const sweeping = sweep().catch(() => {})
  return {
    stop: async () => {
      await sweeping
      await subscription.stop()
    },
  }
}
