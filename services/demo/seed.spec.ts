import { hash } from 'node:crypto'
import { documentsId } from '@embarca/contracts/carrier-document/subject.ts'
import { seededTypes, typesOf } from '@embarca/contracts/carrier-document/types.ts'
import { productEvents } from '@embarca/contracts/events.ts'
import type { Recorded } from '@embarca/contracts/kit/event.ts'
import { BEFORE_ALL } from '@embarca/contracts/kit/position.ts'
import { loadStatuses } from '@embarca/contracts/load/codes.ts'
import { beforeAll, describe, expect, it } from 'vitest'
import { memoryData } from '../adapters/memory/memory-data.ts'
import { memoryTimers } from '../adapters/memory/timers.ts'
import { shipperA } from '../identity/demo-ids.ts'
import { demoUser } from '../identity/demo-users.ts'
import type { EventStore } from '../kit/event-store.ts'
import { rebuildDeadlines } from '../kit/rebuild-deadlines.ts'
import { reactions } from '../modules.ts'
import { carriers } from './fleet.ts'
import { seedDemo } from './seed.ts'

const today = '2026-11-20T15:00:00.000Z'
const few = { today, loads: 60 }

const recordedIn = async ({ readAll }: Pick<EventStore, 'readAll'>) => {
  const recorded: Recorded[] = []
  for (;;) {
    const more = await readAll(recorded.at(-1)?.position ?? BEFORE_ALL, 5_000)
    if (!more.length) return recorded
    recorded.push(...more)
  }
}
/** What was said, by whom and when; not the bytes, which are sealed with keys of their own. */
const gist = (recorded: readonly Recorded[]) =>
  hash(
    'sha256',
    recorded
      .map(({ stream, type, revision, recordedAt, by, data }) => JSON.stringify([stream, type, revision, recordedAt, by, data]))
      .sort()
      .join('\n'),
  )

const seeded = async (options: Partial<Parameters<typeof seedDemo>[0]> = {}) => {
  const data = memoryData({ ...productEvents })
  await seedDemo({ data, ...few, ...options })
  return { data, recorded: await recordedIn(data.events) }
}

describe('a small demo', { timeout: 60_000 }, () => {
  let one: Awaited<ReturnType<typeof seeded>>
  beforeAll(async () => {
    one = await seeded()
  }, 60_000)

  it('is the same for the same seed and day', async () => {
    const again = await seeded()
    expect(gist(again.recorded)).toBe(gist(one.recorded))
    expect(gist((await seeded({ seed: 'another' })).recorded)).not.toBe(gist(one.recorded))
  })

  it('begins also where it is after midnight in São Paulo, and a day off has not ended further west', async () => {
    const { recorded } = await seeded({ today: '2026-11-29T03:34:59.000Z', loads: 400 })
    expect(recorded.filter(({ data }) => data['terms']?.freightType === 'DEDICADO').length).toBeGreaterThan(50)
  })

  it('has ties of each kind, one that ended, and a driver and a vehicle of two companies', () => {
    const tied = one.recorded.filter(({ type }) => type === 'DriverTied' || type === 'VehicleTied').map(({ data }) => data)
    expect(new Set(tied.map(({ kind }) => kind))).toEqual(new Set(['FLEET', 'AGGREGATE', 'THIRD']))
    expect(tied.filter(({ until }) => until !== undefined && until < today.slice(0, 10))).toHaveLength(1)
    const companiesOf = (type: 'driver' | 'vehicle') => {
      const registered = new Map(
        one.recorded
          .filter(({ type: event }) => event.toLowerCase() === `${type}registered`)
          .map(({ stream, data }) => [stream, data.transporterId]),
      )
      return one.recorded.filter(
        ({ type: event, stream, data }) => event.toLowerCase() === `${type}tied` && registered.get(stream) !== data.transporterId,
      ).length
    }
    expect([companiesOf('driver'), companiesOf('vehicle')]).toEqual([2, 1])
  })

  it('consists of what commands recorded, none refused, each with an actor', async () => {
    expect(one.recorded.every(({ by, commandId }) => by.userId && commandId)).toBe(true)
    expect(one.recorded.some(({ by }) => by.roles.includes('driver'))).toBe(true)
    expect(await Promise.all([...new Set(one.recorded.map(({ key }) => key))].map((key) => one.data.attempts.of(key)))).toEqual(
      expect.arrayContaining([[]]),
    )
  })

  it('ends at the time of the first start and leaves open deadlines', async () => {
    expect(one.recorded.every(({ recordedAt }) => recordedAt <= today)).toBe(true)
    const next = await one.data.timers.next()
    expect(next && next > today).toBe(true)
    expect(await one.data.timers.reached()).toBe(await one.data.events.head())
  })

  it('has inboxes read by every user who sees loads, shortly before its end', () => {
    const read = one.recorded.filter(({ type }) => type === 'InboxRead')
    const names = ['operador', 'admin', 'canhotos']
    expect(read.map(({ by }) => by.userId)).toEqual(expect.arrayContaining(names.map((name) => demoUser(name).userId)))
    for (const { stream, by, data } of read) {
      expect(stream).toBe(`inbox-${by.userId}`)
      expect(Date.parse(today) - Date.parse(data.until)).toBe(20 * 60_000)
    }
  })

  it('has forms by which drivers and carriers are rated', () => {
    const forms = one.recorded.filter(({ type }) => type === 'EvaluationFormRegistered')
    expect(forms.map(({ data }) => data['entity']).sort()).toEqual(['DRIVER', 'DRIVER', 'DRIVER', 'TRANSPORTER'])
  })

  const of = (type: string) => one.recorded.filter((event) => event.type === type).map(({ data }) => data)
  it('has evaluations of carriers and drivers by criteria, and of carriers without', () => {
    const rated = of('TransporterRated').map(({ answers }) => answers?.length)
    expect(new Set(rated)).toEqual(new Set([3, undefined]))
    expect(of('DriverRated').some(({ answers }) => answers?.length === 3)).toBe(true)
  })
  it('has blocks of each kind in each state, in one group, of a person and a plate unknown', () => {
    const ended = new Map(of('SubjectReleased').map(({ blockId, bySystem = false }) => [blockId, bySystem ? 'EXPIRED' : 'RELEASED']))
    const states = of('SubjectBlocked').map(
      ({ blockId, kind, from }) => `${kind} ${ended.get(blockId) ?? (from > today ? 'SCHEDULED' : 'ACTIVE')}`,
    )
    const each = ['TRANSPORTER', 'DRIVER', 'VEHICLE'].flatMap((kind) =>
      ['SCHEDULED', 'ACTIVE', 'EXPIRED', 'RELEASED'].map((state) => `${kind} ${state}`),
    )
    expect(new Set(states)).toEqual(new Set(each))
    const blocks = of('SubjectBlocked')
    expect(blocks.filter(({ operationGroupIds }) => operationGroupIds?.length)).toHaveLength(1)
    expect(blocks.filter(({ kind, driverId, vehicleId }) => kind !== 'TRANSPORTER' && !driverId && !vehicleId).length).toBeGreaterThan(1)
  })
  it('has a hiring that a later block questions, and one that an administrator waived', () => {
    const after = new Map<string, string[]>()
    for (const { type, data } of one.recorded)
      if (['HiringQuestioned', 'EligibilityWaived', 'HiringSettled', 'CollectStarted'].includes(type))
        after.set(data.loadId, [...(after.get(data.loadId) ?? []), type])
    const questioned = [...after.values()].filter((types) => types.includes('HiringQuestioned'))
    expect(questioned).toEqual(expect.arrayContaining([['HiringQuestioned'], ['HiringQuestioned', 'EligibilityWaived', 'HiringSettled']]))
    expect(questioned).toHaveLength(2)
  })
  it('has a load that waits for its logistic operator, and one that the operator forwarded', () => {
    const hired = of('TransporterAssigned').filter(({ logisticOperator }) => logisticOperator)
    const forwarded = of('LoadForwarded')
    expect(hired).toHaveLength(2)
    expect(forwarded).toHaveLength(1)
    expect(hired.map(({ loadId }) => loadId)).toContain(forwarded[0]!.loadId)
    expect(of('OperatorCarrierAccepted')).toMatchObject([
      { operatorId: forwarded[0]!.operatorId, transporterId: forwarded[0]!.transporterId },
    ])
  })
  it('has incidents that are open, commented on, closed with a cost and canceled', () => {
    expect(of('IncidentOpened')).toHaveLength(12)
    for (const type of ['IncidentCommented', 'IncidentCanceled']) expect(of(type).length).toBeGreaterThan(0)
    const closed = of('IncidentClosed')
    expect(closed.some(({ cost }) => cost > 0)).toBe(true)
    expect(closed.every(({ departmentName, resolutionName }) => departmentName && resolutionName)).toBe(true)
  })
  it('has pendencies that are open, resolved, disposed of and canceled, and two types that block', () => {
    for (const type of ['PendencyOpened', 'PendencyResolved', 'PendencyDisposed', 'PendencyCanceled', 'PendencyViewed'])
      expect([type, of(type).length > 0]).toEqual([type, true])
    expect(of('PendencyTypeChanged').map(({ typeId, blocks }) => [typeId, blocks])).toEqual([
      ['5', ['StartTransit', 'FinishLoad']],
      ['10', ['StartCollect']],
    ])
  })
  it('has orders in every status, formed loads, and loads launched from orders', () => {
    const types = [
      ...['OrderCreated', 'OrderMounted', 'OrderLaunched', 'OrderDelivered', 'OrderPortionWithdrawn', 'OrderRemoved'],
      ...['MountFormed', 'MountLaunched', 'MountUnmounted'],
    ]
    expect(types.filter((type) => of(type).length === 0)).toEqual([])
    expect(of('OrderCreated').some(({ blocked }) => blocked)).toBe(true)
    expect(of('OrderPortionWithdrawn').map(({ status }) => status)).toContain('SPLIT')
    const ofOrders = of('LoadLaunched').filter(({ terms }) => terms.mountId)
    expect(ofOrders.length).toBeGreaterThan(10)
    for (const { terms } of ofOrders) expect(terms.destinations.every(({ orders }: { orders?: unknown[] }) => orders?.length)).toBe(true)
  })
  it('has imports that ended, one with errors whose sheet is stored, and one that could not be read', async () => {
    expect(of('ImportFinished').map(({ created, refused }) => [created, refused])).toEqual(
      expect.arrayContaining([
        [18, 0],
        [8, 0],
        [10, 6],
      ]),
    )
    expect(of('ImportRefused')).toMatchObject([{ why: 'UNREADABLE' }])
    const { errorsFileId } = of('ImportFinished').find(({ refused }) => refused > 0)!
    expect((await one.data.files.find(shipperA, errorsFileId))!.size).toBeGreaterThan(1_000)
  })
  it('has documents that are good, near their end, expired, refused and asked for', () => {
    const types = new Set(one.recorded.filter(({ stream }) => stream.startsWith('documents-')).map(({ type }) => type))
    expect([...types].sort()).toEqual([
      'DocumentApproved',
      'DocumentExpired',
      'DocumentNearExpiry',
      'DocumentRefused',
      'DocumentRequested',
      'DocumentSent',
    ])
  })
  it('has carriers that lack a required document', () => {
    const known = new Set(one.recorded.map(({ stream, data }) => `${stream} ${data.documentId}`))
    const required = typesOf(seededTypes).filter((type) => type.subject === 'TRANSPORTER' && type.required)
    const lacking = carriers.flatMap(({ id: subjectId }) => {
      const stream = `documents-${documentsId({ shipperId: shipperA, kind: 'TRANSPORTER', subjectId })}`
      return required.filter(({ id }) => !known.has(`${stream} ${id}`))
    })
    expect(required.length).toBeGreaterThan(0)
    expect(lacking.length).toBeGreaterThan(0)
    expect(lacking.length).toBeLessThan((carriers.length * required.length) / 2)
  })

  it('is not changed by a second start', async () => {
    const head = await one.data.events.head()
    expect(await seedDemo({ data: one.data, ...few })).toBe(false)
    expect(await one.data.events.head()).toBe(head)
  })

  it('has images that are really stored', async () => {
    const shown = one.recorded.find(({ type }) => type === 'ReceiptImagesAdded')!
    const file = await one.data.files.find(shown.by.shipperId, shown.data.images[0].fileId)
    expect(file).toMatchObject({ type: 'image/png' })
    expect(file!.size).toBeGreaterThan(10_000)
  })

  it('hires in every mode, and withdraws lots in parts', () => {
    const types = new Set(one.recorded.map(({ type }) => type))
    expect([...types]).toEqual(expect.arrayContaining(['ProposalMade', 'BidPlaced', 'AuctionEnded', 'LotWithdrawn']))
    const launched = one.recorded.filter(({ type }) => type === 'LoadLaunched').map(({ data }) => data.terms)
    expect(launched.map(({ hiringType }) => hiringType)).toEqual(expect.arrayContaining(['NORMAL', 'QUOTATION', 'AUCTION']))
  })

  it('reaches every status except that of grouped loads', () => {
    const statuses = new Map<string, string>()
    for (const { stream, data } of one.recorded) if (stream.startsWith('load-') && data.status) statuses.set(stream, data.status)
    const reached = new Set(statuses.values())
    expect(loadStatuses.filter((status) => !reached.has(status))).toEqual(['GROUPED'])
  })
})

it('an interrupted seed is reported, not continued', async () => {
  const data = memoryData({ ...productEvents })
  const reach = async (position: string) => {
    if (position !== '-1') throw new Error('power')
    await data.timers.reach(position)
  }
  const failing = { ...data, timers: { ...data.timers, reach } }
  await expect(seedDemo({ data: failing, ...few })).rejects.toThrow('power')
  await expect(seedDemo({ data, ...few })).rejects.toThrow('npm run reset')
})

it('given a demo whose deadlines were lost, a second start changes nothing and advises nothing', async () => {
  const data = memoryData({ ...productEvents })
  await seedDemo({ data, ...few })
  const lost = { ...data, timers: memoryTimers() }
  expect(await seedDemo({ data: lost, ...few })).toBe(false)
  const { events, timers } = lost
  expect(await rebuildDeadlines({ store: events, timers, tables: reactions })).toBe(true)
  const toCome = async ({ due }: Pick<typeof timers, 'due'>) =>
    (await due('9999', 10_000)).flatMap(({ due: at, command }) => (at > few.today ? [`${at} ${JSON.stringify(command)}`] : []))
  expect(new Set(await toCome(timers))).toEqual(new Set(await toCome(data.timers)))
  expect((await toCome(timers)).length).toBeGreaterThan(0)
})
