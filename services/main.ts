import { readConfig } from './config.ts'
import { seedDemo } from './demo/seed.ts'
import { startSimulatorThread } from './demo/simulator-thread.ts'
import { type Furnish, openHouse } from './house.ts'
import { firstStart, welcome } from './welcome.ts'

/** Ninety days of demo loads move in at the first start. */
const furnish: Furnish = async ({ data }) => {
  const today = new Date().toISOString()
  const progress = (share: number) => process.stdout.write(`\r  Making the demo's loads: ${Math.round(Math.min(share, 1) * 100)} %`)
  if (await seedDemo({ data, today, progress })) process.stdout.write('\n')
}

const start = async () => {
  const config = readConfig()
  const house = await openHouse(config, process.env, config.demo ? furnish : undefined)
  const link = house.signOn.firstStartLink()
  console.log(link ? firstStart(config.publicUrl, link) : welcome(config.publicUrl, config.demo))

  const { pace } = config
  const base = house.app.listeningOrigin.replace(/\/\/[^:]+/, '//localhost')
  const carriers =
    pace === 'off' ? undefined : startSimulatorThread({ base, pace, failed: (why) => house.app.log.info({ why }, 'simulator') })

  let stopping = false
  for (const signal of ['SIGINT', 'SIGTERM'] as const)
    process.on(signal, () => {
      if (stopping) return
      stopping = true
      Promise.resolve(carriers?.stop())
        .then(house.close)
        .then(() => process.exit(0), fail)
    })
}

const fail = (error: unknown): never => {
  console.error(error instanceof Error ? error.message : error)
  process.exit(1)
}

start().catch(fail)
