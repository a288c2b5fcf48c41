import { type BeforeServing, listen } from './application.ts'
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

/** Milliseconds that closing may take once the listener ends: a part that hangs must not keep the process from being started again. */
const LONGEST_CLOSE_MS = 25_000

type Application = Awaited<ReturnType<typeof listen>>
type Stoppable = { stop(): Promise<void> | void }

/** Stops on a signal, also while the application still starts. Resolves once it has started. */
const startedUnlessStopped = async ({ started, close }: Application, drainMs: number, simulator: () => Stoppable | undefined) => {
  let isStopping = false
  const stop = () => {
    if (isStopping) return
    isStopping = true
    setTimeout(() => fail(new Error('Closing takes too long')), drainMs + LONGEST_CLOSE_MS).unref()
    // The exit code is that of a part that failed, if one did.
    Promise.resolve(simulator()?.stop())
      .then(close)
      .then(() => process.exit(), fail)
  }
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, stop)
  try {
    await started
  } catch (error) {
    // What starts while everything closes may fail: the process ends with the rest.
    if (isStopping) await new Promise(() => {})
    await close().catch(() => {})
    throw error
  }
}

const start = async () => {
  const config = readConfig()
  const { pace } = config
  let carriers: Stoppable | undefined
  const application = await listen(config, process.env, config.demo ? prepareDemo(config.dataDir) : undefined)
  await startedUnlessStopped(application, config.drainMs, () => carriers)
  const link = application.signOn.firstStartLink()
  console.log(
    link
      ? firstStart(config.publicUrl, link)
      : welcome(config.publicUrl, config.demo, config.demo ? examplesLine(config.dataDir) : undefined),
  )

  const base = application.app.listeningOrigin.replace(/\/\/[^:]+/, '//localhost')
  if (pace !== 'off')
    carriers = startSimulatorThread({
      base,
      pace,
      people: application.signOn.people,
      failed: (why) => application.app.log.info({ why }, 'simulator'),
    })
}

const fail = (error: unknown): never => {
  console.error(error instanceof Error ? error.message : error)
  process.exit(1)
}

start().catch(fail)
