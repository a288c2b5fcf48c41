import { readConfig } from './config.ts'
import { openHouse } from './house.ts'
import { firstStart, welcome } from './welcome.ts'

const start = async () => {
  const config = readConfig()
  const house = await openHouse(config, process.env)
  const link = house.signOn.firstStartLink()
  console.log(link ? firstStart(config.publicUrl, link) : welcome(config.publicUrl, config.demo))

  let stopping = false
  for (const signal of ['SIGINT', 'SIGTERM'] as const)
    process.on(signal, () => {
      if (stopping) return
      stopping = true
      house.close().then(
        () => process.exit(0),
        (error) => fail(error),
      )
    })
}

const fail = (error: unknown): never => {
  console.error(error instanceof Error ? error.message : error)
  process.exit(1)
}

start().catch(fail)
