import { cpSync, existsSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { type BeforeServing, openApplication } from '@embarca/services/application.ts'
import { readConfig } from '@embarca/services/config.ts'
import { seedDemo } from '@embarca/services/demo/seed.ts'
import { paces } from '@embarca/services/demo/simulator/pace.ts'
import { startSimulator } from '@embarca/services/demo/simulator.ts'
import type { Browser, Page } from 'playwright-core'
import { TEST_NOW } from './clock.ts'
import { freePort } from './free-port.ts'
import { type VisitOptions, visit } from './visitor.ts'

/** Paces of simulated carriers that answer quickly; they launch no loads and do not move the demo's. */
const eager = { ...paces.fast, look: 150, hand: 500, move: 3_600_000, gate: 3_600_000, launch: 3_600_000 }

type Setting = {
  readonly loads?: number
  /** Whether simulated carriers serve launched loads. */
  readonly carriers?: boolean
  /** When the demo was seeded; default: the time of the test clock. */
  readonly seededAt?: string
  /** Further settings of the program, e.g. the address of an outside service. */
  readonly settings?: Readonly<Record<string, string>>
}

const temporaryFolder = () => mkdtempSync(join(tmpdir(), 'embarca-house-'))

/** Waits until the program is ready: it answers 503 until its views have caught up. */
const ready = async (url: string) => {
  for (let tries = 0; tries < 200 && (await fetch(`${url}/health/ready`)).status !== 200; tries++) await pause(50)
}

type Opening = {
  readonly port?: number
  readonly pace?: 'on' | 'off'
  readonly prepare?: BeforeServing
  readonly settings?: Setting['settings']
}
/** `pace` is announced to the pages; the program itself simulates nothing. */
const open = async (folder: string, { port: own, pace = 'off', prepare, settings }: Opening = {}) => {
  const port = own ?? (await freePort())
  const url = `http://localhost:${port}`
  const env = {
    PORT: String(port),
    DATA_DIR: folder,
    PUBLIC_URL: url,
    SIMULATE: pace,
    LOG_LEVEL: 'silent',
    OVERLOAD_MS: '60000',
    ...settings,
  }
  const application = await openApplication(readConfig(env), env, prepare)
  await ready(url)
  return { port, url, application }
}

// The test runner ends its workers by a signal, which does not emit `exit` by itself.
process.once('SIGTERM', () => process.exit())

const furnished = new Map<string, Promise<string>>()
/** The data folder of a first start with a number of loads, made once per worker. */
const folderOf = (loads: number, seededAt: string) => {
  const which = `${loads} ${seededAt}`
  const known = furnished.get(which) ?? firstStart(loads, seededAt)
  furnished.set(which, known)
  return known
}

const firstStart = async (loads: number, today: string) => {
  const folder = temporaryFolder()
  process.once('exit', () => rmSync(folder, { recursive: true, force: true }))
  const { application } = await open(folder, {
    prepare: async ({ data }) => {
      await seedDemo({ data, today, loads })
    },
  })
  await application.close()
  return folder
}

/** The product as a second `npm start` opens it, with few loads, in its own folder and on its own port. Needs the built pages. */
export const startServedApplication = async ({ loads = 40, carriers = false, seededAt = TEST_NOW, settings = {} }: Setting = {}) => {
  if (!existsSync('web/dist/index.html')) throw new Error('Browser tests open the built pages: npm run build')
  const folder = temporaryFolder()
  cpSync(await folderOf(loads, seededAt), folder, { recursive: true })
  const pace = carriers ? 'on' : 'off'
  const { port, url, ...started } = await open(folder, { pace, settings })
  let { application } = started
  const simulation = carriers ? startSimulator({ base: url, pace: eager }) : undefined

  /** A page in a new browser context, signed in through the login page, at the given address. */
  const signIn = (browser: Browser, username: string, address = '/', look: VisitOptions = {}) =>
    visit(browser, url, { username, address, ...look })
  /** Stops it and starts it again at the same address, as an upgrade does. */
  const restart = async (more: Setting['settings'] = {}) => {
    await application.close()
    ;({ application } = await open(folder, { port, pace, settings: { ...settings, ...more } }))
  }
  const close = async () => {
    await simulation?.stop()
    await application.close()
    rmSync(folder, { recursive: true, force: true })
  }
  return { url, application, signIn, restart, close }
}
export type ServedApplication = Awaited<ReturnType<typeof startServedApplication>>

/** The path of a page's address. */
export const pathOf = (page: Page): string => new URL(page.url()).pathname
