import { describe, it } from 'vitest'
import type { Engine } from './engine.ts'
import { type FoundEngine, find } from './find.ts'
import { servedKafka } from './kafka.ts'
import { servedMongo } from './mongodb.ts'

type Found = FoundEngine<Engine> | undefined
const cannotBeHad = (names: readonly string[]) => `${names.join(' and ')} cannot be had here`

/** A suite on servers. Where one cannot be had it is skipped, and its name says which. */
export const describeOn = (title: string, servers: Readonly<Record<string, Found>>, suite: () => void): void => {
  const missing = Object.keys(servers).filter((name) => !servers[name])
  describe.skipIf(missing.length > 0)(missing.length > 0 ? `${title}: ${cannotBeHad(missing)}` : title, suite)
}

/** The same suite on each of several servers. */
export const onEach = async (name: string, servers: readonly FoundEngine<Engine>[], suite: (engine: Engine) => void): Promise<void> => {
  if (servers.length === 0) it.skip(cannotBeHad([name]), () => {})
  for (const { start } of servers) suite(await start())
}

/** The servers of suites that start, cut and kill them: only programs of this machine are. */
export const serversToKill = async (): Promise<Readonly<Record<string, Found>>> => ({
  Kafka: await find('Kafka', { served: servedKafka }),
  MongoDB: await find('MongoDB', { served: servedMongo }),
})
