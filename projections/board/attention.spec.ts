import type { LoadCard } from '@embarca/contracts/board/routes.ts'
import { boardColumns } from '@embarca/contracts/load/codes.ts'
import { type Attention, attentionCodes } from '@embarca/contracts/load-search/attention.ts'
import { queryContext } from '@embarca/tests/kit/query-context.ts'
import { eventRecorder } from '@embarca/tests/stories/event-recorder.ts'
import { loadScript, terms } from '@embarca/tests/stories/load-script.ts'
import { describe, expect, it } from 'vitest'
import type { ReaderContext } from '../kit/readers.ts'
import { boardReaders } from './readers.ts'

const HOUR = 3_600_000
/** The time of each test; scripts collect on the 6th at 12:00, and deliver on the 7th at 12:00 and 18:00. */
const COLLECTS = Date.parse('2026-01-06T12:00:00.000Z')
const DELIVERS = Date.parse('2026-01-07T12:00:00.000Z')
const at = (instant: number) => new Date(instant).toISOString()

type Load = ReturnType<typeof loadScript>
const boardOf = async (happened: (load: Load) => void, now: number, roles: readonly string[] = ['shipper_admin']) => {
  const load = loadScript(eventRecorder(), 'L1')
  happened(load)
  return queryContext(load.log, { roles }, { activeGroup: 'g1', now: at(now) })
}
const needed = async (context: ReaderContext, filters = {}) => {
  const counts = (await boardReaders.attention(filters, context)) as Record<string, number>
  return Object.keys(counts).filter((code) => counts[code])
}
const after = async (happened: (load: Load) => void, now: number) => needed(await boardOf(happened, now))

const offered = (load: Load) => {
  load.launched()
  load.offered()
}
const hired = (load: Load) => {
  offered(load)
  load.hired()
}
const arrived = (load: Load) => {
  load.underway()
  load.tracked(at(DELIVERS - HOUR), 0)
  load.approached()
  load.arrived('r1', at(DELIVERS - HOUR))
}

describe('a load needs attention', () => {
  it('when the stop it goes to is past its time', async () => {
    const underway = (load: Load) => {
      load.underway()
      load.tracked(at(DELIVERS - HOUR), 0)
    }
    expect(await after(underway, DELIVERS - 1)).toEqual([])
    expect(await after(underway, DELIVERS + 1)).toEqual(['LATE'])
    // The next delivery counts once the first was reached.
    expect(await after(arrived, DELIVERS + HOUR)).not.toContain('LATE')
    expect(await after(arrived, DELIVERS + 6 * HOUR)).toContain('LATE')
  })

  it('when it is expected after its time, until it is late', async () => {
    const slow = (load: Load) => {
      load.underway()
      load.tracked(at(DELIVERS - HOUR), 300)
    }
    expect(await after(slow, DELIVERS - HOUR / 2)).toEqual(['AT_RISK'])
    expect(await after(slow, DELIVERS + HOUR / 2)).toEqual(['LATE'])
  })

  it('without a driver less than 12 hours before its collection, and after it', async () => {
    expect(await after(hired, COLLECTS - 13 * HOUR)).toEqual([])
    expect(await after(hired, COLLECTS - 12 * HOUR)).toEqual(['NO_DRIVER'])
    expect(await after(hired, COLLECTS + HOUR)).toEqual(['LATE', 'NO_DRIVER'])
    const bound = (load: Load) => {
      hired(load)
      load.bound()
    }
    expect(await after(bound, COLLECTS - HOUR)).toEqual([])
  })

  it('when its offer ends within 2 hours, until it ended', async () => {
    expect(await after(offered, COLLECTS - 3 * HOUR)).toEqual([])
    expect(await after(offered, COLLECTS - 2 * HOUR)).toEqual(['OFFER_ENDING'])
    const completed = (load: Load) => {
      offered(load)
      load.recordOnLoad('OfferCompleted', { status: 'OFFER_COMPLETED' })
    }
    expect(await after(completed, COLLECTS - HOUR)).toEqual([])
  })

  it('when its hiring waits for approval', async () => {
    const waiting = (load: Load) => {
      offered(load)
      load.recordOnLoad('TransporterAssigned', { status: 'WAITING_APPROVE', transporterId: 't1', transporterName: 'TransNorte', price: 1 })
    }
    expect(await after(waiting, COLLECTS - 20 * HOUR)).toEqual(['HIRING'])
  })

  it('when a receipt has a photo and no decision', async () => {
    const soon = DELIVERS - HOUR / 2
    expect(await after(arrived, soon)).toEqual(['RECEIPT'])
    const decided = (decide: (load: Load) => void) => (load: Load) => {
      arrived(load)
      decide(load)
    }
    expect(
      await after(
        decided((load) => load.approved('r1')),
        soon,
      ),
    ).toEqual([])
    expect(
      await after(
        decided((load) => load.refused('r1')),
        soon,
      ),
    ).toEqual([])
    const sentAgain = decided((load) => {
      load.refused('r1')
      const of = { loadId: 'L1', deliveryId: 'L1-1', receiptId: 'r1' }
      load.receipts('ReceiptImageReplaced', { ...of, images: [{ fileId: 'f2', name: 'nova.jpg' }] })
      load.receipts('ReceiptDecisionUndone', { ...of, status: 'PENDING' })
    })
    expect(await after(sentAgain, soon)).toEqual(['RECEIPT'])
    const sentBack = decided((load) => load.recordOnLoad('StatusReset', { status: 'IN_TRANSIT' }))
    expect(await after(sentBack, soon)).toEqual([])
  })

  it('when it travels and has not reported for 2 hours', async () => {
    const tracked = (load: Load) => {
      load.underway()
      load.tracked(at(COLLECTS + HOUR), 10)
    }
    expect(await after(tracked, COLLECTS + 3 * HOUR - 1)).toEqual([])
    expect(await after(tracked, COLLECTS + 3 * HOUR)).toEqual(['SILENT'])
  })
})

/** Loads of each kind, of two groups and of another company. */
const manyLoads = () => {
  const recorder = eventRecorder()
  const scripts = [offered, hired, ({ underway }: Load) => underway(), arrived, ({ toFinished }: Load) => toFinished()]
  const owners = [{}, { operationGroupId: 'g2' }, { shipperId: 's2', operationGroupId: 'g9' }]
  for (const [company, owner] of owners.entries())
    for (const [kind, script] of scripts.entries())
      for (let n = 0; n <= kind; n++)
        script(loadScript(recorder, `${company}-${kind}-${n}`, { ...(n % 2 && { origins: terms().origins, tags: ['frio'] }) }, owner))
  return recorder.log
}
const otherFilters = [{}, { tags: ['frio'] }, { deliveryStatus: ['IN_TRANSIT'] }, { receiptStatus: ['REFUSED'] }] as object[]
type Filters = { readonly receiptStatus?: readonly ['REFUSED'] }
/** As the board asks: its filter by receipts narrows the last column alone. */
const listed = async ({ receiptStatus, ...others }: Filters & { readonly attention: Attention }, context: ReaderContext) => {
  const columns = boardColumns.map(async (columnStatus) => {
    const filters = { ...others, ...(columnStatus === 'DELIVERED' && receiptStatus && { receiptStatus: [...receiptStatus] }) }
    const answer = (await boardReaders.column({ ...filters, columnStatus, size: 100 }, context)) as unknown as { raw: string }
    return JSON.parse(`[${answer.raw}]`) as LoadCard[]
  })
  return (await Promise.all(columns)).flat().length
}

it('each count is the number of loads that its filter lists, in every tenant, group and role, under other filters too', async () => {
  const log = manyLoads()
  const users = [
    { roles: ['shipper_operator'] },
    { roles: ['shipper_admin'], operationGroups: ['g1', 'g2'] },
    { roles: ['shipper_receipt_approver'], operationGroups: ['g2'] },
    { roles: ['shipper_approver'], shipperId: 's2', operationGroups: ['g9'] },
  ]
  for (const by of users) {
    const context = await queryContext(log, by, { now: at(DELIVERS + HOUR) })
    for (const filters of otherFilters) {
      const counts = (await boardReaders.attention(filters, context)) as Record<string, number>
      for (const attention of Object.keys(counts) as Attention[]) {
        const total = await listed({ ...filters, attention }, context)
        expect([by.roles, attention, counts[attention]]).toEqual([by.roles, attention, total])
      }
    }
    expect((await boardReaders.attention({}, context)) as object).toMatchObject({ LATE: expect.any(Number), SILENT: expect.any(Number) })
  }
})

it('counts only what the user can act on', async () => {
  const seenBy = async (...roles: string[]) =>
    Object.keys((await boardReaders.attention({}, await boardOf(offered, COLLECTS, roles))) as object)
  expect(await seenBy('shipper_admin')).toEqual(attentionCodes)
  expect(await seenBy('shipper_operator')).toEqual(attentionCodes.filter((code) => code !== 'HIRING'))
  expect(await seenBy('shipper_approver')).toEqual(attentionCodes.filter((code) => code !== 'RECEIPT'))
})

it('sorts a column by the next deadline, the most urgent first', async () => {
  const recorder = eventRecorder()
  const origins = (collectDate: string) => [{ ...terms().origins[0]!, collectDate }]
  for (const [id, collectDate] of [
    ['L1', '2026-01-08T12:00:00.000Z'],
    ['L2', '2026-01-05T12:00:00.000Z'],
    ['L3', '2026-01-06T12:00:00.000Z'],
  ] as const)
    hired(loadScript(recorder, id, { origins: origins(collectDate) }))
  const context = await queryContext(recorder.log, {}, { activeGroup: 'g1' })
  const answer = await boardReaders.column({ columnStatus: 'IN_PROGRESS', transitOrder: 'urgent' }, context)
  const cards = JSON.parse(`[${(answer as unknown as { raw: string }).raw}]`) as LoadCard[]
  expect(cards.map(({ hashId }) => hashId)).toEqual(['L2', 'L3', 'L1'])
})
