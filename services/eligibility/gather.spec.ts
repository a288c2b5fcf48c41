import { judge } from '@embarca/contracts/eligibility/judge.ts'
import { hiringProjector } from '@embarca/projections/block/hirings.ts'
import { viewsOf } from '@embarca/tests/kit/views.ts'
import { loadTrip } from '@embarca/tests/stories/load-trip.ts'
import { people, type World, world } from '@embarca/tests/stories/world.ts'
import { describe, expect, it } from 'vitest'
import { engagementsIn } from '../engagements.ts'
import { forLoad, loadOf, trioOf } from '../load/index.ts'
import { gathered } from './gather.ts'

const { ana, bia } = people
const looking = (here: World) => ({
  read: async (of: never, stream: string) => (await here.states.read(of, stream)).state as never,
  engagements: async (...ask: Parameters<ReturnType<typeof engagementsIn>>) => {
    const { store } = await viewsOf([hiringProjector], await here.events.readAll('-1'))
    return engagementsIn(store)(...ask)
  },
})
/** What is said of the crew of a load: rule, subject and verdict. */
const saidOf = async (here: World, id: string) => {
  const look = looking(here)
  const load = await loadOf(look, id)
  const { checks } = judge(await gathered(look, load.shipperId, trioOf(load), forLoad(load)), here.now())
  return (rule: string) => checks.filter((one) => one.rule === rule).map(({ subjectId, verdict }) => `${subjectId} ${verdict}`)
}
const boundLoad = async (here: World, over: object = {}) => {
  const trip = await loadTrip(here, over)
  for (const step of [trip.accepted, trip.bound]) await step()
  return trip
}
const days = (collect: string, delivery: string) => ({
  origins: [{ placeId: 'mill', collectDate: `2026-01-${collect}T12:00:00.000Z`, weight: 10_000 }],
  destinations: [{ placeId: 'shop', deliveryDate: `2026-01-${delivery}T12:00:00.000Z`, weight: 10_000 }],
})

describe('a driver and a vehicle on another load', () => {
  it('of the same days are busy, until that load is over', async () => {
    const here = await world()
    const { id } = await boundLoad(here, days('10', '12'))
    expect((await saidOf(here, id))('BUSY')).toEqual(['d1 OK', 'v1 OK'])
    const other = await boundLoad(here, days('12', '14'))
    expect((await saidOf(here, id))('BUSY')).toEqual(['d1 WARN', 'v1 WARN'])
    await here.execute('load', ana, { type: 'CancelLoad', data: { id: other.id, reason: 'Pedido cancelado pelo cliente' } })
    expect((await saidOf(here, id))('BUSY')).toEqual(['d1 OK', 'v1 OK'])
  })
  it('of other days are free; a date that moves counts', async () => {
    const here = await world()
    const { id } = await boundLoad(here, days('10', '12'))
    const other = await boundLoad(here, days('13', '14'))
    expect((await saidOf(here, id))('BUSY')).toEqual(['d1 OK', 'v1 OK'])
    const { terms } = await loadOf(looking(here), other.id)
    const { originId } = terms!.origins[0]!
    await here.execute('load', ana, {
      type: 'ChangeCollectDate',
      data: { id: other.id, originId, collectDate: '11/01/2026 09:00:00', reason: 'Fábrica antecipou' },
    })
    expect((await saidOf(here, id))('BUSY')).toEqual(['d1 WARN', 'v1 WARN'])
  })
})

describe('documents', () => {
  it('that a shipper asks for and nobody sent are missing, of carrier, driver and vehicle', async () => {
    const here = await world()
    const { id } = await boundLoad(here)
    const missing = (await saidOf(here, id))('DOCUMENT_MISSING')
    for (const subject of ['t1', 'd1', 'v1']) expect(missing).toContain(`${subject} WARN`)
  })
  it('of a person whom no register knows are not asked for', async () => {
    const here = await world()
    const input = await gathered(looking(here), 's1', { driver: { id: 'nobody', document: '39053344705' } })
    expect(input.documents).toEqual([])
  })
})

describe('an integration', () => {
  it('is not asked for by a shipper that sets no days for it', async () => {
    const here = await world()
    expect((await saidOf(here, (await boundLoad(here)).id))('NO_INTEGRATION')).toEqual([])
  })
  it('that a shipper asks for is missing until it took place, and again once it is over', async () => {
    const here = await world()
    await here.execute('shipper', bia, { type: 'ConfigureShipper', data: { toggles: {}, integrationDays: 30 } })
    const { id } = await boundLoad(here)
    expect((await saidOf(here, id))('NO_INTEGRATION')).toEqual(['d1 WARN'])
    await here.execute('driver', ana, { type: 'SetIntegrationDate', data: { id: 'd1', date: '2026-01-05' } })
    expect((await saidOf(here, id))('NO_INTEGRATION')).toEqual(['d1 OK'])
    here.pass(24 * 31)
    expect((await saidOf(here, id))('NO_INTEGRATION')).toEqual(['d1 WARN'])
  })
})
