import { allEvents, allUpcasts } from '@embarca/contracts/events.ts'
import { checkTopics } from '@embarca/projections/adapters/kafka/check-topic.ts'
import { kafkaFeed } from '@embarca/projections/adapters/kafka/feed.ts'
import { partStartIn } from '@embarca/projections/kit/partitioned-projection.ts'
import { kafkaChanges } from '../adapters/kafka/changes.ts'
import { clusterTopics } from '../adapters/kafka/cluster-topics.ts'
import { openRecords } from '../adapters/kafka/open-records.ts'
import { publicCopies, withoutKeys } from '../adapters/kafka/public-copies.ts'
import { kafkaRelay } from '../adapters/kafka/relay.ts'
import type { Config } from '../config.ts'
import { codecOf } from '../kit/codec.ts'
import type { DataStores } from '../kit/data.ts'
import { watchLag } from '../kit/lag.ts'
import { processLog } from '../process-log.ts'
import type { ChosenEngines } from './engines.ts'
import { kafkaAccess } from './kafka-access.ts'
import { outdatedProcess } from './outdated-process.ts'
import { projectHere, rebuildInBackground } from './project-here.ts'
import { sharedKeys, sharedStores } from './shared-stores.ts'
import type { Stores, StoresChange } from './stores.ts'

type ClusterEngines = Extract<ChosenEngines, { kind: 'cluster' }>

/** The stores of a cluster: the log in EventStoreDB, events for projectors in Kafka, everything else in MongoDB. */
export const clusterStores = async (
  config: Config,
  engines: ClusterEngines,
  env: NodeJS.ProcessEnv,
  change?: StoresChange,
): Promise<Stores> => {
  const log = processLog(config)
  const given = sharedKeys(config, env)
  const kafka = { ...kafkaAccess(config), log }
  await checkTopics(kafka, clusterTopics)
  const { data: shared, leases, failed, sealed, ...others } = await sharedStores(config, engines, env, { ...given, ...change })
  const { events, keys, views, onCommit } = shared
  const codec = codecOf(allEvents, keys, allUpcasts)
  const outdated = outdatedProcess((err) => log.error({ err }, 'this process is older than what is recorded: it waits for a newer one'))
  const changes = kafkaChanges(kafka)
  const feed = kafkaFeed({
    ...kafka,
    open: openRecords(codec, keys),
    knows: codec.knows,
    outdated: outdated.note,
    events,
    groups: { views: 'shared' },
    placeOf: (_group, part) => partStartIn(views)(part),
    failed: failed('the projectors stopped'),
  })

  const data: DataStores = {
    ...shared,
    close: async () => {
      await feed.close()
      await changes.close()
      await shared.close()
    },
  }
  return {
    ...others,
    data,
    project: (watch) => projectHere({ ...data, feed, leases }, watch),
    rebuild: (named, report) => rebuildInBackground({ ...data, feed, leases }, named, report),
    otherProcesses: {
      publish: changes.publish,
      subscribe: async (publish) => {
        let late = 0
        const subscription = await changes.subscribe(publish, failed('updates of other processes no longer arrive'))
        const looking = watchLag({ log: events, lastPosition: views.lastPosition }, (ms) => {
          late = ms
        })
        return {
          lag: () => late,
          deadLetteredStreams: () => 0,
          stop: async () => {
            looking.stop()
            await subscription.stop()
          },
        }
      },
    },
    relay: async () =>
      kafkaRelay({
        ...kafka,
        events: { head: events.head, sealed },
        onCommit,
        knows: codec.knows,
        leases,
        publish: publicCopies(withoutKeys(codec)),
        outdated: outdated.note,
        failed: failed('the relay stopped'),
      }),
    outdated: outdated.by,
  }
}
