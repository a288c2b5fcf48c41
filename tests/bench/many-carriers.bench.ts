import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { documentsId } from '@embarca/contracts/carrier-document/subject.ts'
import { eligibilityServed } from '@embarca/contracts/eligibility/routes.ts'
import { loadRoutes } from '@embarca/contracts/load/routes.ts'
import { loadDetailsRoutes } from '@embarca/contracts/load-details/routes.ts'
import { carrierRoutes } from '@embarca/contracts/partnership/read-routes.ts'
import { driverRoutes } from '@embarca/contracts/reference/driver.ts'
import { referenceRoutes } from '@embarca/contracts/reference/routes.ts'
import { documentsStream } from '@embarca/services/carrier-document/state.ts'
import { form } from '../endpoints/scenarios/setting.ts'
import { type RunningApp, startApp } from '../kit/app.ts'
import { actor } from '../kit/tokens.ts'
import { FIXTURES_AT, recordFixtures } from '../stories/fixtures.ts'
import type { Figure } from './figure.ts'
import { median } from './measure.ts'
import { recordCarrier } from './seeded-carrier.ts'

type Size = { readonly carriers: number; readonly drivers: number }
const MANY: Size = { carriers: 20_000, drivers: 200_000 }
const FEW: Size = { carriers: 200, drivers: 2_000 }
/** Each finds a dozen carriers of its size. */
const TEXTS = new Map([
  [FEW, 'viação 17'],
  [MANY, 'viação 1717'],
])
/** With one of each driver: 300,000 documents. */
const CARRIER_DOCUMENTS = 5
const AT_ONCE = 500
const TIMES = 25

const by = { userId: 'system', roles: ['system'], shipperId: 'embarca' }
const idOf = (kind: number, n: number) => `0190a0b${kind}-0000-7000-8000-${String(n).padStart(12, '0')}`
const carrierOf = (n: number) => idOf(1, n)
const driverOf = (n: number) => idOf(2, n)
const homes = ['Lages', 'Chapecó', 'Itajaí', 'Londrina', 'Maringá', 'Anápolis', 'Uberlândia', 'Feira de Santana']
const cpfOf = (n: number) => String(10_000_000_000 + n)

/** Runs `work` for each number below `count`, some at once. */
const eachOf = async (count: number, work: (n: number) => Promise<unknown>) => {
  for (let at = 0; at < count; at += AT_ONCE)
    await Promise.all(Array.from({ length: Math.min(AT_ONCE, count - at) }, (_, n) => work(at + n)))
}

/** Approved documents of one subject, by as many types. */
const sent = (app: RunningApp, kind: 'TRANSPORTER' | 'DRIVER', subjectId: string, count: number) => {
  const events = Array.from({ length: count }, (_, n) => {
    const typeId = `type-${n}`
    const about = { shipperId: 's1', kind, subjectId, documentId: typeId, typeId, status: 'APPROVED', version: 1 }
    return { type: 'DocumentSent', data: { ...about, sentBy: 'STAFF', expiresAt: '2027-05-01', files: [] } }
  })
  return app.record(documentsStream(documentsId({ shipperId: 's1', kind, subjectId })), events, { by: { ...by, shipperId: 's1' } })
}

/** Registered carriers of one shipper, their drivers in equal parts, and documents of both, all of them approved. */
const seed = async (app: RunningApp, { carriers, drivers }: Size) => {
  await recordFixtures(app)
  await eachOf(carriers, (n) => {
    const data = {
      id: carrierOf(n),
      name: `Viação ${n}`,
      document: String(10_000_000_000_000 + n),
      city: homes[n % homes.length]!,
      state: 'SC',
    }
    return recordCarrier(app, data)
  })
  await eachOf(drivers, (n) => {
    const who = {
      id: driverOf(n),
      driverId: driverOf(n),
      name: `Motorista ${n}`,
      document: cpfOf(n),
      phone: `479${String(n).padStart(8, '0')}`,
    }
    const data = { ...who, transporterId: carrierOf(n % carriers), active: true, shipperId: 'embarca' }
    return app.record(`driver-${who.id}`, [{ type: 'DriverRegistered', data }], { by })
  })
  await eachOf(carriers, (n) => sent(app, 'TRANSPORTER', carrierOf(n), CARRIER_DOCUMENTS))
  await eachOf(drivers, (n) => sent(app, 'DRIVER', driverOf(n), 1))
  await app.caughtUp()
}

type Question = 'list' | 'picker' | 'drivers' | 'text' | 'eligibility' | 'details'
/** The median duration of each question, in milliseconds. */
const answersOf = async (app: RunningApp, size: Size): Promise<Readonly<Record<Question, number>>> => {
  const staff = app.as(actor(['shipper_operator'], { userId: 'ana' }))
  const target = { flAll: true, flAllDriver: false, groupIds: [], transporterIds: [], groupDriverIds: [], driverIds: [] }
  const offer = form({ target })
  const destinations = offer.destinations.slice(0, 1).map(({ externalId: _, ...stop }) => stop)
  const launched = await staff.call(loadRoutes.launch, { ...offer, destinations }, { key: crypto.randomUUID() })
  if (launched.status !== 200) throw new Error(launched.text)
  const shippingHash = launched.body.stream.slice('load-'.length)
  await app.caughtUp()
  const questions: Record<Question, () => Promise<{ readonly status: number; readonly text: string }>> = {
    list: () => staff.call(carrierRoutes.search, { size: 20 }),
    picker: () => staff.call(referenceRoutes.transporters, { size: 15 }),
    drivers: () => staff.call(driverRoutes.searchDrivers, {}),
    text: () => staff.call(carrierRoutes.search, { text: TEXTS.get(size)!, size: 20 }),
    eligibility: () =>
      staff.call(eligibilityServed.judge, { transporterId: carrierOf(7), driverId: driverOf(7), vehicleIds: [], shippingHash }),
    details: () => staff.call(loadDetailsRoutes.details, { id: shippingHash }),
  }
  const times = {} as Record<Question, number>
  for (const [name, ask] of Object.entries(questions) as [Question, () => Promise<{ status: number; text: string }>][]) {
    const all: number[] = []
    for (let nth = -3; nth < TIMES; nth++) {
      const start = performance.now()
      const { status, text } = await ask()
      if (status !== 200 || text.includes('"list":[]')) throw new Error(`${name}: ${status} ${text}`)
      if (nth >= 0) all.push(performance.now() - start)
    }
    times[name] = median(all)
  }
  return times
}

const inFolder = async <Result>(size: Size, work: (app: RunningApp) => Promise<Result>): Promise<Result> => {
  const folder = mkdtempSync(join(process.env['BENCH_DIR'] ?? tmpdir(), 'embarca-bench-'))
  const app = await startApp({ folder, now: FIXTURES_AT, reactions: false })
  try {
    await seed(app, size)
    return await work(app)
  } finally {
    await app.close()
    rmSync(folder, { recursive: true, force: true })
  }
}

/** P24–P28: 20,000 carriers, 200,000 drivers and 300,000 documents against one in a hundred of each. */
export const measureManyCarriers = async (rounds = 5): Promise<readonly Figure[]> =>
  inFolder(FEW, (small) =>
    inFolder(MANY, async (large) => {
      const pairs: (readonly [few: Record<Question, number>, many: Record<Question, number>])[] = []
      for (let round = 0; round < rounds; round++) pairs.push([await answersOf(small, FEW), await answersOf(large, MANY)])
      const against = (name: string, question: Question, words: string, gate: number, stretch: number): Figure => ({
        ...{ name, what: `${words}, 20,000 carriers / 200`, gate, stretch, atMost: true },
        rounds: pairs.map(([few, many]) => many[question] / few[question]),
        detail: `${median(pairs.map(([, many]) => many[question])).toFixed(1)} ms`,
      })
      return [
        against('P24', 'list', 'the list of carriers', 2, 1.2),
        against('P25', 'picker', 'the picker of carriers', 2, 1.2),
        against('P26', 'drivers', "the list of the carriers' drivers", 2, 1.2),
        against('P27', 'text', 'a dozen carriers found by text', 3, 1.5),
        {
          ...{ name: 'P28', what: 'eligibility of a carrier and a driver / load details', gate: 3, stretch: 1.5, atMost: true },
          rounds: pairs.map(([, many]) => many.eligibility / many.details),
          detail: `${median(pairs.map(([, many]) => many.eligibility)).toFixed(1)} ms`,
        },
      ]
    }),
  )
