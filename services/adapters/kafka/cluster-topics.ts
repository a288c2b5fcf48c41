import { EVENTS_TOPIC } from '@embarca/projections/adapters/kafka/topic.ts'
import { CHANGES } from './changes.ts'
import type { Topic } from './make-topics.ts'
import { publicTopics } from './public-copies.ts'

/** A follower that was away for longer reads the missing events from the log. */
const DAYS = 14

/** Every topic of a cluster: events for projectors, projection updates, and the public topics. */
export const clusterTopics: readonly Topic[] = clusterTopicsWith()

/** The same with public topics that keep records for that many days. */
export function clusterTopicsWith(publicDays?: number): readonly Topic[] {
  return [{ ...EVENTS_TOPIC, days: DAYS }, { ...CHANGES, days: 1 }, ...publicTopics(undefined, publicDays)]
}
