import { readFileSync } from 'node:fs'
import { productEvents } from '@embarca/contracts/events.ts'
import type { Actor, Recorded } from '@embarca/contracts/kit/event.ts'
import { BEFORE_ALL } from '@embarca/contracts/kit/position.ts'
import { allOwners, allProjectors, allReaders, scopeOf } from '@embarca/projections/all.ts'
import type { ReadStore } from '@embarca/projections/kit/read-store.ts'
import { scoped } from '@embarca/projections/kit/scoped.ts'
import { asOpened, publicCopies } from '@embarca/services/adapters/kafka/public-copies.ts'
import { memoryData } from '@embarca/services/adapters/memory/memory-data.ts'
import { seedDemo } from '@embarca/services/demo/seed.ts'
import { beforeAll, describe, expect, it } from 'vitest'
import { loadsByStatus, otifOf } from '../kit/bi-client.ts'
import { viewsOf } from '../kit/views.ts'
import { incidentOf } from '../stories/incident-script.ts'
import { loadScript } from '../stories/load-script.ts'
import { figuresOf } from '../stories/otif-queries.ts'

const now = '2026-11-20T15:00:00.000Z'
/** The views behind the board and the OTIF screen. */
const shown = allProjectors.filter(({ spec }) => ['loads', 'otif'].includes(spec.view))
const contract = readFileSync(new URL('../../contracts/bi/README.md', import.meta.url), 'utf8')

const seeded = async (): Promise<readonly Recorded[]> => {
  const data = memoryData({ ...productEvents })
  await seedDemo({ data, today: now, loads: 60 })
  const recorded: Recorded[] = []
  for (;;) {
    const more = await data.events.readAll(recorded.at(-1)?.position ?? BEFORE_ALL, 5_000)
    if (!more.length) return recorded
    recorded.push(...more)
  }
}
/** What the topics hold, by module: a reader that follows them one after the other. */
const topicsOf = (recorded: readonly Recorded[]): readonly string[] => {
  const copies = recorded.flatMap(publicCopies(asOpened))
  const messages = copies.map(({ topic, message }) => ({ topic, text: String(message.value) }))
  return messages.toSorted((a, b) => (a.topic < b.topic ? -1 : a.topic > b.topic ? 1 : 0)).map(({ text }) => text)
}

describe('a reader with nothing but the contract', { timeout: 120_000 }, () => {
  let messages: readonly string[]
  let store: ReadStore
  let shippers: readonly string[]
  beforeAll(async () => {
    const recorded = await seeded()
    messages = topicsOf(recorded)
    store = (await viewsOf(shown, recorded)).store
    shippers = [...new Set(recorded.filter(({ type }) => type === 'LoadLaunched').map(({ by }) => by.shipperId))]
  }, 300_000)

  const screensOf = (shipperId: string) => {
    const groups = ['sudeste', 'sul', 'nordeste', 'interior']
    const by: Actor = { userId: 'ana', name: 'Ana', roles: ['shipper_operator'], shipperId, operationGroups: groups }
    return { views: scoped(store, scopeOf, by), by, now, owners: allOwners }
  }

  it('counts loads by status as the screens do, also when every record arrives twice', async () => {
    const counts = loadsByStatus([...messages, ...messages])
    expect(shippers.length).toBeGreaterThan(1)
    // Every identifier of the demo is recognised as one.
    expect(messages.filter((text) => text.includes('"withheld"'))).toEqual([])
    for (const shipper of shippers) {
      expect(counts[shipper]).toEqual(await screensOf(shipper).views.count('loads', { where: {}, by: 'statusCode' }))
    }
    expect(Object.keys(counts[shippers[0]!]!).length).toBeGreaterThan(8)
  })

  it.each([
    ['the year', '2026-01-01', '2026-12-31'],
    ['October', '2026-10-01', '2026-10-31'],
    ['three weeks', '2026-10-31', '2026-11-20'],
  ])('has the OTIF of the screens: %s', async (_, from, to) => {
    let [total, hits] = [0, 0]
    for (const shipper of shippers) {
      const day = (iso: string) => iso.split('-').reverse().join('/')
      const screen = (await allReaders.otif.figures({ startDate: day(from), endDate: day(to) }, screensOf(shipper)))!
      const rebuilt = otifOf(messages, { contract, shipper, from, to, now })
      const score = Object.fromEntries(Object.entries(screen.score).map(([measure, { hits, of }]) => [measure, { hits, of }]))
      expect(rebuilt).toEqual(score)
      total += screen.score.GROSS.of
      hits += screen.score.GROSS.hits
    }
    expect(total).toBeGreaterThan(5)
    expect(hits).toBeGreaterThan(0)
    expect(hits).toBeLessThan(total)
  })
})

type LoadScript = ReturnType<typeof loadScript>
const one = (receiptId: string) => ({ loadId: 'L1', deliveryId: 'L1-1', receiptId })
const [IN_TIME, LATE] = ['2026-01-07T11:59:00.000Z', '2026-01-07T14:30:00.000Z']
const corrected = (arrivedAt: string, resettable: boolean) => ['ReceiptArrivalCorrected', { ...one('r1'), arrivedAt, resettable }] as const
const approved = (more: object) => ['ReceiptApproved', { ...one('r1'), status: 'APPROVED', ...more }] as const
const undone = ['ReceiptDecisionUndone', { ...one('r1'), status: 'PENDING' }] as const
const incident = (load: LoadScript, ...closings: readonly object[]) => {
  load.recordEvent('incident-L1.1', incidentOf('L1'))
  const closing = { incidentId: 'L1.1', loadId: 'L1', category: 'MERCHANDISE', influenceOtif: true, status: 'RESOLVED' }
  for (const more of closings) load.recordEvent('incident-L1.1', { type: 'IncidentClosed', data: { ...closing, ...more } })
}

it.each<readonly [string, (load: LoadScript) => void]>([
  ['an undecided late arrival', () => {}],
  ['an arrival that was set to the expected moment', (load) => load.receipts(...corrected('2026-01-07T12:00:00.000Z', false))],
  ['a corrected arrival', (load) => load.receipts(...corrected(IN_TIME, true))],
  ['a late arrival that was answered as on time', (load) => load.receipts(...approved({ onTime: true, answeredOnTime: true }))],
  ['a late arrival by the client’s fault', (load) => load.receipts(...approved({ onTime: false, onTimeReasonId: 'cliente-ausente' }))],
  [
    'a decision that was taken back and taken again',
    (load) => {
      load.receipts(...approved({ onTime: true, answeredOnTime: true }))
      load.receipts(...undone)
      load.receipts(...approved({ onTime: false, onTimeReasonId: 'transito' }))
    },
  ],
  ['a refused receipt', (load) => load.refused('r1')],
  ['an incident of a department', (load) => incident(load, { departmentId: 'dep-1' })],
  ['an incident that was closed without a loss', (load) => incident(load, { influenceOtif: false })],
  [
    'an incident that was reopened',
    (load) => {
      incident(load, {})
      load.recordEvent('incident-L1.1', { type: 'IncidentReopened', data: { incidentId: 'L1.1', loadId: 'L1', status: 'CREATED' } })
    },
  ],
  ['a delivery that was sent back', (load) => load.recordOnLoad('StatusReset', { status: 'IN_TRANSIT', from: 'DELIVERED' })],
  ['a load that was canceled', (load) => load.recordOnLoad('LoadCanceled', { status: 'CANCELED', reason: 'x' })],
])('a reader with nothing but the contract counts %s as the screens do', async (_, script) => {
  const load = loadScript()
  load.underway()
  load.approached()
  load.arrived('r1', LATE)
  load.arrived('r2', IN_TIME)
  load.delivered()
  load.approved('r2')
  script(load)
  const { score } = await figuresOf(load.log)
  const asked = { contract, shipper: 's1', from: '2026-01-01', to: '2026-01-31', now: '2026-01-08T12:00:00.000Z' }
  const shown = Object.fromEntries(Object.entries(score).map(([measure, { hits, of }]) => [measure, { hits, of }]))
  expect(otifOf(topicsOf(load.log), asked)).toEqual(shown)
})
