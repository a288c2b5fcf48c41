import { EVENTS_TOPIC } from '@embarca/projections/adapters/kafka/topic.ts'
import { CHANGES } from './changes.ts'
import type { Topic } from './make-topics.ts'
import { publicTopics } from './public-copies.ts'
import { type TopicDays, topicDaysIn } from './topic-days.ts'

/** Every topic of a cluster: events for projectors, projection updates, and the public topics. */
export const clusterTopicsWith = (days: TopicDays): readonly Topic[] => [
  { ...EVENTS_TOPIC, days: days.events },
  { ...CHANGES, days: 1 },
  ...publicTopics(undefined, days.public),
]
export const clusterTopics = clusterTopicsWith(topicDaysIn({}))
