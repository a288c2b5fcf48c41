import { EVENTS_TOPIC } from '@embarca/projections/adapters/kafka/topic.ts'
import { CHANGES } from './changes.ts'
import type { Topic } from './make-topics.ts'
import { publicTopics } from './public-copies.ts'

/** What a follower that was away for longer does not find here it reads from the log. */
const DAYS = 14

/** Every topic of a cluster: the facts as projectors hear them, what they changed, and the public ones. */
export const clusterTopics: readonly Topic[] = [{ ...EVENTS_TOPIC, days: DAYS }, { ...CHANGES, days: 1 }, ...publicTopics()]
