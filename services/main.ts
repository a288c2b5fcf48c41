import { readConfig } from './config.ts'
import { openHouse } from './house.ts'
import { seedDemoAccounts } from './identity/demo-accounts.ts'
import { welcome } from './welcome.ts'

const start = async () => {
  const config = readConfig()
  const demo = !config.production && process.env['DEMO'] !== 'off'
  const house = await openHouse(config, process.env)
  if (demo) await seedDemoAccounts(house.identityStore, house.identity.accounts)
  const link = house.identity.firstStartLink()
  console.log(link ? `\n  Embarca: ${config.publicUrl}\n  First start: ${link}\n` : welcome(config.publicUrl, demo))

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
