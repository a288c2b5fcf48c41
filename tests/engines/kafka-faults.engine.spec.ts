import { join } from 'node:path'
import { BEFORE_ALL } from '@embarca/contracts/kit/position.ts'
import { withAdmin } from '@embarca/projections/adapters/kafka/check-topic.ts'
import { afterAll, afterEach, beforeAll, beforeEach, expect, it } from 'vitest'
import { expectComplete } from './kafka/expect-complete.ts'
import { expectOnce } from './kafka/expect-once.ts'
import { appendAll, loadsOf, openKafkaCluster } from './kafka/kafka-cluster.ts'
import { nextProjectors } from './kafka/next-version.ts'
import type { PlayedProcess } from './kafka/process.ts'
import type { Engine } from './start/engine.ts'
import { findBrokers, type KafkaEngine } from './start/kafka.ts'
import { mongoServers } from './start/mongo-servers.ts'
import { startMongoJava } from './start/mongodb.ts'
import { dataFolder } from './start/process.ts'
import { describeOn } from './start/suite.ts'

const kafka = await findBrokers()
const [mongodb] = await mongoServers()
/** Longest accepted lag of the views in milliseconds, whatever broke. */
const LAG = 60_000

describeOn('three brokers, two relays and two projectors', { Kafka: kafka, MongoDB: mongodb }, () => {
  let brokers: KafkaEngine
  let database: Engine
  let cluster: Awaited<ReturnType<typeof openKafkaCluster>>
  beforeAll(async () => {
    database = await mongodb!.start()
    brokers = await kafka!.start()
  })
  afterAll(async () => {
    await brokers?.stop()
    await database?.stop()
  })
  beforeEach(async () => void (cluster = await openKafkaCluster(brokers.url, database)))
  afterEach(() => cluster.close())

  const startProcesses = async () => {
    const first = await cluster.start('relay')
    const [second, ...projectors] = await Promise.all([cluster.start('relay'), cluster.start('projector'), cluster.start('projector')])
    return { relays: [first, second] as const, projectors: projectors as unknown as readonly [PlayedProcess, PlayedProcess] }
  }
  /** Records events and injects a fault halfway. */
  const meanwhile = async (fault: () => Promise<unknown> = async () => {}) => {
    const events = loadsOf(0, 60)
    const midst = Math.floor(events.length * 0.4)
    await appendAll(cluster.data, events.slice(0, midst))
    await Promise.all([fault(), appendAll(cluster.data, events.slice(midst))])
  }

  const isRelayedOnce = async () =>
    expectOnce(cluster.brokers, cluster.topic.name, (await cluster.data.events.readAll(BEFORE_ALL, 1_000_000)).length)

  it('fold the log with several processes at once', async () => {
    await startProcesses()
    await meanwhile()
    expect(await expectComplete(cluster)).toBeLessThan(LAG)
  })

  it('keep folding a view while one of them rebuilds it, and miss no event', async () => {
    const { projectors } = await startProcesses()
    await meanwhile(projectors[0].rebuild)
    expect(await expectComplete(cluster)).toBeLessThan(LAG)
    // The other process folds into the rebuilt view within a second what it had folded into the old one.
    await new Promise((resolve) => setTimeout(resolve, 3_000))
    await expectComplete(cluster)
  })

  it('stop for good when the next version starts, whose board has another shape', async () => {
    const { projectors } = await startProcesses()
    await meanwhile(async () => void (await cluster.start('projector', { next: true })))
    await Promise.all(projectors.map((one) => one.ended))
    for (const { output } of projectors) expect(output()).toContain('was folded by a newer version')
    await appendAll(cluster.data, loadsOf(1_000, 20))
    expect(await expectComplete(cluster, { projectors: nextProjectors })).toBeLessThan(LAG)
    await expect(cluster.start('projector')).rejects.toThrow(
      /The view loads in database \S+ \(MONGODB_URL\) was folded by a newer version \(/,
    )
    await expectComplete(cluster, { projectors: nextProjectors })
  })

  it('lose and repeat nothing when the active relay is killed', async () => {
    const { relays } = await startProcesses()
    await meanwhile(relays[0].kill)
    expect(await expectComplete(cluster)).toBeLessThan(LAG)
    await isRelayedOnce()
  })

  it('continue when a projector is killed, and when the consumer group loses its offsets', async () => {
    const { projectors } = await startProcesses()
    await meanwhile(projectors[0].kill)
    expect(await expectComplete(cluster)).toBeLessThan(LAG)
    await projectors[1].stop()
    await withAdmin({ brokers: cluster.brokers }, (admin) => admin.deleteGroups([`${cluster.topic.name}.views`]))
    await appendAll(cluster.data, loadsOf(1_000, 20))
    await cluster.start('projector')
    expect(await expectComplete(cluster)).toBeLessThan(LAG)
  })

  it('tolerate zombies: a relay and a projector are paused past their session timeout, then resume', async () => {
    const { relays, projectors } = await startProcesses()
    relays[0].pause()
    projectors[0].pause()
    await meanwhile()
    expect(await expectComplete(cluster)).toBeLessThan(LAG)
    relays[0].resume()
    projectors[0].resume()
    await appendAll(cluster.data, loadsOf(1_000, 20))
    expect(await expectComplete(cluster)).toBeLessThan(LAG)
  })

  it.skipIf(process.env['MONGODB_URL'])('outlive a restart of all brokers and of the database', async () => {
    await cluster.close()
    const folder = dataFolder('views')
    const file = join(folder.path, 'views')
    const lasting = await startMongoJava({ file })
    const again = { current: lasting }
    try {
      cluster = await openKafkaCluster(brokers.url, lasting)
      await startProcesses()
      await meanwhile(async () => {
        await Promise.all([...brokers.brokers.map((one) => one.kill()), lasting.stop()])
        const port = Number(new URL(lasting.url).port)
        await Promise.all([
          ...brokers.brokers.map((one) => one.start()),
          startMongoJava({ file, port }).then((one) => void (again.current = one)),
        ])
      })
      expect(await expectComplete(cluster)).toBeLessThan(LAG)
    } finally {
      await cluster.close()
      await again.current.stop()
      folder.forget()
    }
  })

  it('outlive one of three brokers for good', async () => {
    await startProcesses()
    await meanwhile(brokers.brokers[0]!.kill)
    expect(await expectComplete(cluster)).toBeLessThan(LAG)
    await isRelayedOnce()
  })
})
