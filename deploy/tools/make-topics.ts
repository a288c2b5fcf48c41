import { clusterTopics } from '@embarca/services/adapters/kafka/cluster-topics.ts'
import { makeTopics } from '@embarca/services/adapters/kafka/make-topics.ts'

/** Makes a cluster's topics, those that are not there: `KAFKA_BROKERS=host:9092,… make-topics`. */
const make = async () => {
  const brokers = (process.env['KAFKA_BROKERS'] ?? '').split(',').filter(Boolean)
  if (brokers.length === 0) throw new Error('KAFKA_BROKERS names no broker')
  const made = await makeTopics({ brokers }, clusterTopics)
  console.log(made.length === 0 ? 'All topics are there.' : made.join('\n'))
}

make().catch((error: Error) => {
  console.error(error.message)
  process.exit(1)
})
