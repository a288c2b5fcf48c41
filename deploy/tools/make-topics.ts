import { clusterTopicsWith } from '@embarca/services/adapters/kafka/cluster-topics.ts'
import { boundTopics, makeTopics } from '@embarca/services/adapters/kafka/make-topics.ts'
import { topicDaysIn } from '@embarca/services/adapters/kafka/topic-days.ts'
import { readConfig } from '@embarca/services/config.ts'
import { kafkaAccess } from '@embarca/services/stores/kafka-access.ts'

/**
 * Makes a cluster's topics, those that are not there, and bounds those that an earlier version made without an end:
 * `KAFKA_BROKERS=host:9092,… make-topics`, with the other settings of Kafka that a process has. `BI_RETENTION_DAYS` and
 * `EVENTS_RETENTION_DAYS` say for how long the public topics, and the one that projectors follow, keep records.
 */
const make = async () => {
  const access = kafkaAccess(readConfig())
  if (access.brokers.length === 0) throw new Error('KAFKA_BROKERS names no broker')
  const topics = clusterTopicsWith(topicDaysIn(process.env))
  const made = await makeTopics(access, topics)
  console.log(made.length === 0 ? 'All topics are there.' : made.join('\n'))
  for (const name of await boundTopics(access, topics)) console.log(`${name} no longer keeps records for ever.`)
}

make().catch((error: Error) => {
  console.error(error.message)
  process.exit(1)
})
