import { hiringProjector } from '@embarca/projections/block/hirings.ts'
import { blockProjector } from '@embarca/projections/block/projector.ts'
import { viewsOf } from '@embarca/tests/kit/views.ts'
import { loadTrip } from '@embarca/tests/stories/load-trip.ts'
import { people, type World, world } from '@embarca/tests/stories/world.ts'
import { describe, expect, it } from 'vitest'
import { reviewHiringsOf } from './follow-blocks.ts'
import { programFor } from './kit/scope.ts'

const { bia, tania } = people
const terms = { reasonType: 'SAFETY', reason: 'Excesso de velocidade' }

/** What the follower does once the views know everything recorded so far. */
const followed = async (here: World) => {
  const log = await here.events.readAll('-1')
  const { store } = await viewsOf([blockProjector, hiringProjector], log)
  for (const { id, type, data } of log) {
    if (!['SubjectBlocked', 'BlockChanged', 'BlockBegan', 'SubjectReleased'].includes(type)) continue
    const block = await store.get<never>('block', data.blockId)
    if (!block) continue
    const review = ({ loadId, shipperId, key }: { loadId: string; shipperId: string; key: string }) =>
      here.ask('load', programFor(shipperId), { type: 'ReviewHiring', data: { id: loadId } }, { asProgram: true, key })
    await reviewHiringsOf({ views: store, review }, block, id)
  }
  await here.reacting.drain()
}
type Kind = 'BlockTransporter' | 'BlockDriver' | 'BlockVehicle'
const subjects: Readonly<Record<Kind, object>> = {
  BlockTransporter: { transporterId: 't1' },
  BlockDriver: { driverId: 'd1' },
  BlockVehicle: { vehicleId: 'v1' },
}
const questioned = async (here: World, id: string) => {
  const last = (await here.events.read(`load-${id}`)).findLast(({ type }) => type === 'HiringQuestioned' || type === 'HiringSettled')
  return last?.type === 'HiringQuestioned'
}

describe.each(Object.keys(subjects) as Kind[])('%s and the hiring in the same instant', (type) => {
  const steps = ['accepted', 'bound', 'confirmed'] as const
  /** The block is recorded before the step's command, between it and its reactions, or after them. */
  const moments = steps.flatMap((step) => (['before', 'between', 'after'] as const).map((when) => [when, step] as const))
  it.each(moments)('whichever comes second sees the other: blocked %s %s', async (when, step) => {
    const here = await world()
    const trip = await loadTrip(here)
    const commands = {
      accepted: ['AcceptOffer', tania, {}],
      bound: ['BindDriver', tania, { driverId: 'd1', vehicleIds: ['v1'] }],
      confirmed: ['ConfirmDriver', people.ana, {}],
    } as const
    const block = () => here.ask('block', bia, { type, data: { ...subjects[type], ...terms } })
    for (const one of steps) {
      const [command, by, data] = commands[one]
      if (one === step && when === 'before') await block()
      await here.ask('load', by, { type: command, data: { id: trip.id, ...data } })
      if (one === step && when === 'between') await block()
      await here.reacting.drain()
      if (one === step && when === 'after') await block()
    }
    await followed(here)
    const log = await here.events.read(`load-${trip.id}`)
    const has = {
      BlockTransporter: log.some((event) => event.type === 'TransporterAssigned'),
      BlockDriver: log.some((event) => event.type === 'DriverBound'),
      BlockVehicle: log.some((event) => event.type === 'DriverBound'),
    }[type]
    expect(await questioned(here, trip.id)).toBe(has)
    expect(await here.ask('load', people.ana, { type: 'StartCollect', data: { id: trip.id } })).toMatchObject({
      refused: expect.stringMatching(/SUBJECT_BLOCKED|LOAD_NOT_NOW/),
    })
  })
})

describe('a questioned hiring', () => {
  const hired = async () => {
    const here = await world()
    const trip = await loadTrip(here)
    for (const step of [trip.accepted, trip.bound]) await step()
    await here.execute('block', bia, { type: 'BlockVehicle', data: { ...subjects.BlockVehicle, ...terms } })
    await followed(here)
    expect(await questioned(here, trip.id)).toBe(true)
    return { here, trip }
  }
  it('is settled by the release', async () => {
    const { here, trip } = await hired()
    const [event] = await here.events.read('block-s1')
    await here.execute('block', bia, { type: 'ReleaseVehicle', data: { id: event?.data.blockId, reason: 'Regularizou' } })
    await followed(here)
    expect(await questioned(here, trip.id)).toBe(false)
  })
  it('is settled by a waiver', async () => {
    const { here, trip } = await hired()
    await here.execute('load', bia, {
      type: 'WaiveEligibility',
      data: { id: trip.id, rule: 'BLOCKED', subjectId: 'v1', reason: 'Única carreta disponível' },
    })
    expect(await questioned(here, trip.id)).toBe(false)
    await trip.confirmed()
  })
  it('is settled by another carrier', async () => {
    const { here, trip } = await hired()
    await here.execute('load', people.ana, { type: 'ChangeTransporter', data: { id: trip.id, transporterId: 't2', reason: 'Bloqueio' } })
    expect(await questioned(here, trip.id)).toBe(false)
  })
})
