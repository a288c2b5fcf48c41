import { queryContext } from '@embarca/tests/kit/query-context.ts'
import { eventRecorder } from '@embarca/tests/stories/event-recorder.ts'
import { loadScript, terms } from '@embarca/tests/stories/load-script.ts'
import { expect, it } from 'vitest'
import { negotiationReaders } from './readers.ts'

const contextAfter = (script: (load: ReturnType<typeof loadScript>) => void, by = {}) => {
  const load = loadScript()
  script(load)
  return queryContext(load.log, by)
}
const rated = (load: ReturnType<typeof loadScript>, stars: number) =>
  load.recordOnLoad('TransporterRated', { transporterId: 't1', transporterName: 'TransNorte', stars })

const works = ({ recordEvent }: ReturnType<typeof loadScript>, transporterId: string, name: string) => {
  const relation = { shipperId: 's1', transporterId }
  const company = { name, document: '', city: '', state: '', staffed: false }
  for (const event of [
    { type: 'PartnershipActivated', data: { ...relation, through: 'BOUND' } },
    { type: 'PartnershipCompanyNoted', data: { ...relation, ...company } },
  ])
    recordEvent(`partnership-s1.${transporterId}`, event)
}

it('lists the transporters that accepted, and the reaction of each one that the offer reached', async () => {
  const views = await contextAfter((load) => {
    works(load, 't1', 'TransNorte')
    works(load, 't2', 'Sulista')
    load.launched()
    load.offered()
    load.seen('t1')
    load.hired()
  })
  expect(await negotiationReaders.accepts({ id: 'L1' }, views)).toMatchObject({
    list: [{ transporterName: 'TransNorte', status: 'ASSIGNED', price: 731_000 }],
  })
  expect(await negotiationReaders.negotiations({ id: 'L1' }, views)).toMatchObject({
    list: [
      { transporterId: 't1', seenAt: '2026-01-05T12:07:00.000Z', acceptedAt: '2026-01-05T12:08:00.000Z' },
      { transporterId: 't2', transporterName: 'Sulista' },
    ],
  })
})

it('lists who reacted first and the others by name, a page at a time', async () => {
  const pageOf = async (page: number) => {
    const load = loadScript(eventRecorder(), 'L1', { target: { ...terms().target, flAll: true, transporterIds: [] } })
    for (const [id, name] of [
      ['t1', 'TransNorte'],
      ['t2', 'Sulista'],
      ['t3', 'Agil'],
    ] as const)
      works(load, id, name)
    load.launched()
    load.offered()
    load.seen('t2')
    const { list, hasMore } = (await negotiationReaders.negotiations({ id: 'L1', page, size: 2 }, await queryContext(load.log))) as {
      list: { transporterName: string }[]
      hasMore: boolean
    }
    return [list.map(({ transporterName }) => transporterName), hasMore]
  }
  expect([await pageOf(1), await pageOf(2)]).toEqual([
    [['Não informado', 'Agil'], true],
    [['TransNorte'], false],
  ])
})

it('shows the performance of a transporter: rating, punctuality, and nothing where there is no source', async () => {
  const line = async (script: (load: ReturnType<typeof loadScript>) => void) => {
    const { list } = (await negotiationReaders.negotiations({ id: 'L1' }, await contextAfter(script))) as {
      list: { transporterId: string }[]
    }
    return list.find(({ transporterId }) => transporterId === 't1')
  }
  const near = (load: ReturnType<typeof loadScript>) => {
    load.underway()
    load.approached()
  }
  const silent = await line(near)
  for (const field of ['rating', 'ratings', 'onTimeShare']) expect(silent).not.toHaveProperty(field)
  const inTime = await line((load) => {
    near(load)
    load.arrived('r1')
    rated(load, 4)
    rated(load, 5)
  })
  expect(inTime).toMatchObject({ rating: 5, ratings: 1, onTimeShare: 1 })
  const late = await line((load) => {
    near(load)
    load.arrived('r1', '2026-01-07T12:00:01.000Z')
  })
  expect(late).toMatchObject({ onTimeShare: 0 })
})

it('is hidden from another tenant or another group', async () => {
  const offer = ({ launched, offered }: ReturnType<typeof loadScript>) => {
    launched()
    offered()
  }
  for (const by of [{ shipperId: 's2' }, { operationGroups: ['g2'] }]) {
    const views = await contextAfter(offer, by)
    expect(await negotiationReaders.negotiations({ id: 'L1' }, views)).toBeUndefined()
    expect(await negotiationReaders.deals({ id: 'L1' }, views)).toBeUndefined()
    expect(await negotiationReaders.deal({ id: 'L1', dealId: 't1' }, views)).toBeUndefined()
    expect(await negotiationReaders.bids({ id: 'L1' }, views)).toBeUndefined()
    expect(await negotiationReaders.residualTime({ shippingIds: 'L1' }, views)).toEqual([])
  }
})
