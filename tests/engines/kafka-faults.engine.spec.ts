import { join } from 'node:path'
import { administering } from '@embarca/projections/adapters/kafka/check-topic.ts'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { nextProjectors } from './kafka/next-version.ts'
import type { Played } from './kafka/process.ts'
import { appendAll, loadsOf, openStage } from './kafka/stage.ts'
import { expectWhole } from './kafka/whole.ts'
import type { Engine } from './start/engine.ts'
import { type Brokers, findBrokers } from './start/kafka.ts'
import { mongoServers } from './start/mongo-servers.ts'
import { startMongoJava } from './start/mongodb.ts'
import { dataFolder } from './start/process.ts'

const kafka = await findBrokers()
const [mongodb] = await mongoServers()
/** Nobody waits longer than this for what was recorded, whatever broke. */
const LAG = 60_000

describe.skipIf(!kafka || !mongodb)('three brokers, two relays and two projectors', () => {
  let brokers: Brokers
  let database: Engine
  let stage: Awaited<ReturnType<typeof openStage>>
  beforeAll(async () => {
    database = await mongodb!.start()
    brokers = await kafka!.start()
  })
  afterAll(async () => {
    await brokers?.stop()
    await database?.stop()
  })
  beforeEach(async () => void (stage = await openStage(brokers.url, database)))
  afterEach(() => stage.close())

  const cast = async () => {
    const first = await stage.start('relay')
    const [second, ...projectors] = await Promise.all([stage.start('relay'), stage.start('projector'), stage.start('projector')])
    return { relays: [first, second] as const, projectors: projectors as unknown as readonly [Played, Played] }
  }
  /** Records facts; something happens in the midst of them. */
  const meanwhile = async (act: () => Promise<unknown> = async () => {}) => {
    const facts = loadsOf(0, 60)
    const midst = Math.floor(facts.length * 0.4)
    await appendAll(stage.data, facts.slice(0, midst))
    await Promise.all([act(), appendAll(stage.data, facts.slice(midst))])
  }

  it('fold what was recorded, several processes at once', async () => {
    await cast()
    await meanwhile()
    expect(await expectWhole(stage)).toBeLessThan(LAG)
  })

  it('go on folding what one of them folds anew, and miss nothing of the meantime', async () => {
    const { projectors } = await cast()
    await meanwhile(projectors[0].rebuild)
    expect(await expectWhole(stage)).toBeLessThan(LAG)
    // What the other had folded into the old view it folds into the new one within a second.
    await new Promise((resolve) => setTimeout(resolve, 3_000))
    await expectWhole(stage)
  })

  it('give way to the next version, whose board has another shape: the older ones end, and do not begin again', async () => {
    const { projectors } = await cast()
    await meanwhile(async () => void (await stage.start('projector', { next: true })))
    await Promise.all(projectors.map((one) => one.ended))
    for (const { output } of projectors) expect(output()).toContain('was folded by a newer version')
    await appendAll(stage.data, loadsOf(1_000, 20))
    expect(await expectWhole(stage, { projectors: nextProjectors })).toBeLessThan(LAG)
    await expect(stage.start('projector')).rejects.toThrow(
      /The view loads in database \S+ \(MONGODB_URL\) was folded by a newer version \(/,
    )
    await expectWhole(stage, { projectors: nextProjectors })
  })

  it('lose nothing and do nothing twice when the relay that carries is killed', async () => {
    const { relays } = await cast()
    await meanwhile(relays[0].kill)
    expect(await expectWhole(stage)).toBeLessThan(LAG)
  })

  it('go on when a projector is killed, and when the group forgets its offsets', async () => {
    const { projectors } = await cast()
    await meanwhile(projectors[0].kill)
    expect(await expectWhole(stage)).toBeLessThan(LAG)
    await projectors[1].stop()
    await administering({ brokers: stage.brokers }, (admin) => admin.deleteGroups([`${stage.topic.name}.views`]))
    await appendAll(stage.data, loadsOf(1_000, 20))
    await stage.start('projector')
    expect(await expectWhole(stage)).toBeLessThan(LAG)
  })

  it('suffer no zombie: a relay and a projector stand still past their session, and go on as if nothing had been', async () => {
    const { relays, projectors } = await cast()
    relays[0].pause()
    projectors[0].pause()
    await meanwhile()
    expect(await expectWhole(stage)).toBeLessThan(LAG)
    relays[0].goOn()
    projectors[0].goOn()
    await appendAll(stage.data, loadsOf(1_000, 20))
    expect(await expectWhole(stage)).toBeLessThan(LAG)
  })

  it.skipIf(process.env['MONGODB_URL'])('outlive a restart of all brokers and of the database', async () => {
    await stage.close()
    const folder = dataFolder('views')
    const file = join(folder.path, 'views')
    const lasting = await startMongoJava({ file })
    const again = { current: lasting }
    try {
      stage = await openStage(brokers.url, lasting)
      await cast()
      await meanwhile(async () => {
        await Promise.all([...brokers.brokers.map((one) => one.kill()), lasting.stop()])
        const port = Number(new URL(lasting.url).port)
        await Promise.all([
          ...brokers.brokers.map((one) => one.start()),
          startMongoJava({ file, port }).then((one) => void (again.current = one)),
        ])
      })
      expect(await expectWhole(stage)).toBeLessThan(LAG)
    } finally {
      await stage.close()
      await again.current.stop()
      folder.forget()
    }
  })

  it('outlive one of three brokers for good', async () => {
    await cast()
    await meanwhile(brokers.brokers[0]!.kill)
    expect(await expectWhole(stage)).toBeLessThan(LAG)
  })
})
