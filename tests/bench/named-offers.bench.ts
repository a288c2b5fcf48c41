import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { transporterRoutes } from '@embarca/contracts/carrier/routes.ts'
import { loadRoutes } from '@embarca/contracts/load/routes.ts'
import { form } from '../endpoints/scenarios/setting.ts'
import { type RunningApp, startApp } from '../kit/app.ts'
import { actor } from '../kit/tokens.ts'
import { FIXTURES_AT, recordFixtures } from '../stories/fixtures.ts'
import type { Figure } from './figure.ts'
import { median } from './measure.ts'
import { recordCarrier } from './seeded-carrier.ts'

const MANY = 5_000
const FEW = 5
const AT_ONCE = 250
const LAUNCHES = 5

const carriers = Array.from({ length: MANY }, (_, n) => `0190a0b0-0000-7000-8000-${String(n).padStart(12, '0')}`)

const seed = async (app: RunningApp) => {
  await recordFixtures(app)
  for (let at = 0; at < MANY; at += AT_ONCE)
    await Promise.all(
      carriers.slice(at, at + AT_ONCE).map((id, n) => {
        const document = String(10_000_000_000_000 + at + n)
        return recordCarrier(app, { id, name: `Viação ${at + n}`, document, city: 'Lages', state: 'SC' })
      }),
    )
  await app.caughtUp()
}

const took = async (work: () => Promise<unknown>): Promise<number> => {
  const start = performance.now()
  await work()
  return performance.now() - start
}
const repeated = async (times: number, work: () => Promise<unknown>): Promise<readonly number[]> => {
  const all: number[] = []
  for (let nth = 0; nth < times; nth++) all.push(await took(work))
  return all
}

type Round = Record<'launch' | 'later' | 'offers', number>
/** Launches offers to `count` named carriers; then further events of those loads, until the views have them, and one carrier's offers. */
const roundOf = async (app: RunningApp, count: number, key: () => string): Promise<Round> => {
  const staff = app.as(actor(['shipper_operator'], { userId: 'ana' }))
  const carrier = app.as(actor(['transporter_operator'], { userId: 'tania', transporterId: carriers[1]! }))
  const target = { flAll: false, flAllDriver: false, groupIds: [], groupDriverIds: [], driverIds: [] }
  const offer = form({ target: { ...target, transporterIds: carriers.slice(0, count) } })
  const { destinations } = offer
  const times: Record<keyof Round, number[]> = { launch: [], later: [], offers: [] }
  for (let nth = 0; nth < LAUNCHES; nth++) {
    let id = ''
    const launch = async () => {
      const code = { destinations: destinations.slice(0, 1).map(({ externalId: _, ...stop }) => stop) }
      const { status, body, text } = await staff.call(loadRoutes.launch, { ...offer, ...code }, { key: key() })
      if (status !== 200) throw new Error(text)
      id = body.stream.slice('load-'.length)
    }
    times.launch.push(await took(launch))
    await app.caughtUp()
    const observe = async () => {
      await staff.call(loadRoutes.observe, { id, observation: key() }, { key: key() })
      await app.caughtUp()
    }
    times.later.push(...(await repeated(8, observe)))
    times.offers.push(...(await repeated(8, () => carrier.call(transporterRoutes.offers, {}))))
  }
  return { launch: median(times.launch), later: median(times.later), offers: median(times.offers) }
}

/** P21–P23: an offer to 5,000 named carriers against one to 5, in the same run, one after the other. */
export const measureNamedOffers = async (rounds = 3): Promise<readonly Figure[]> => {
  const folder = mkdtempSync(join(process.env['BENCH_DIR'] ?? tmpdir(), 'embarca-bench-'))
  const app = await startApp({ folder, now: FIXTURES_AT })
  try {
    await seed(app)
    let keys = 0
    const key = () => `named-${keys++}`
    await roundOf(app, FEW, key)
    await roundOf(app, MANY, key)
    const pairs: (readonly [few: Round, many: Round])[] = []
    for (let round = 0; round < rounds; round++) pairs.push([await roundOf(app, FEW, key), await roundOf(app, MANY, key)])
    const figure = (name: string, what: keyof Round, words: string, gate: number, stretch: number): Figure => ({
      ...{ name, what: `${words}, ${MANY} / ${FEW} named`, gate, stretch, atMost: true },
      rounds: pairs.map(([few, many]) => many[what] / few[what]),
      detail: `${median(pairs.map(([, many]) => many[what])).toFixed(1)} ms`,
    })
    return [
      figure('P21', 'launch', 'launch', 8, 4),
      figure('P22', 'later', 'a later event of the load, shown', 1.5, 1.1),
      figure('P23', 'offers', "a carrier's offers", 1.2, 1),
    ]
  } finally {
    await app.close()
    rmSync(folder, { recursive: true, force: true })
  }
}
