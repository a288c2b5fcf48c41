import { EVENTS_TOPIC } from '@embarca/projections/adapters/kafka/topic.ts'
import { CHANGES } from './changes.ts'
import type { Topic } from './make-topics.ts'
import { publicTopics } from './public-copies.ts'

/** A follower that was away for longer reads the missing events from the log. */
const DAYS = 14

/** Every topic of a cluster: events for projectors, projection updates, and the public topics, which keep records for that many days. */
export const clusterTopicsWith = (publicDays?: number): readonly Topic[] => [
  { ...EVENTS_TOPIC, days: DAYS },
  { ...CHANGES, days: 1 },
  ...publicTopics(undefined, publicDays),
]
export const clusterTopics = clusterTopicsWith()
