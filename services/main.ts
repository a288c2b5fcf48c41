import { type BeforeServing, openApplication } from './application.ts'
import { readConfig } from './config.ts'
import { examplesLine, writeExamples } from './demo/imports/write-examples.ts'
import { seedDemo } from './demo/seed.ts'
import { startSimulatorThread } from './demo/simulator-thread.ts'
import { firstStart, welcome } from './welcome.ts'

/** The first start creates ninety days of demo loads, and two files to import. */
const prepareDemo =
  (dataDir: string): BeforeServing =>
  async ({ data }) => {
    const today = new Date().toISOString()
    const progress = (share: number) => process.stdout.write(`\r  Making the demo's loads: ${Math.round(Math.min(share, 1) * 100)} %`)
    if (!(await seedDemo({ data, today, progress }))) return
    process.stdout.write('\n')
    writeExamples(dataDir, today)
  }

const start = async () => {
  const config = readConfig()
  const application = await openApplication(config, process.env, config.demo ? prepareDemo(config.dataDir) : undefined)
  const link = application.signOn.firstStartLink()
  console.log(
    link
      ? firstStart(config.publicUrl, link)
      : welcome(config.publicUrl, config.demo, config.demo ? examplesLine(config.dataDir) : undefined),
  )

  const { pace } = config
  const base = application.app.listeningOrigin.replace(/\/\/[^:]+/, '//localhost')
  const carriers =
    pace === 'off'
      ? undefined
      : startSimulatorThread({
          base,
          pace,
          people: application.signOn.people,
          failed: (why) => application.app.log.info({ why }, 'simulator'),
        })

  let stopping = false
  for (const signal of ['SIGINT', 'SIGTERM'] as const)
    process.on(signal, () => {
      if (stopping) return
      stopping = true
      Promise.resolve(carriers?.stop())
        .then(application.close)
        .then(() => process.exit(0), fail)
    })
}

const fail = (error: unknown): never => {
  console.error(error instanceof Error ? error.message : error)
  process.exit(1)
}

start().catch(fail)
