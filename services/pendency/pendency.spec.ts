import type { PendencyEvent } from '@embarca/contracts/pendency/events.ts'
import { someone, specification } from '@embarca/tests/kit/specification.ts'
import { loadScript } from '@embarca/tests/stories/load-script.ts'
import { form, people, type World, world } from '@embarca/tests/stories/world.ts'
import { describe, expect, it } from 'vitest'
import { fold } from '../kit/fold.ts'
import { loads } from '../load/index.ts'
import { pendencies } from './index.ts'
import { pendencyReactions } from './reactions.ts'

const joao = { ...someone, userId: 'joao', roles: ['driver'], transporterId: 't1', driverId: 'd1' }
const tania = { ...someone, userId: 'tania', roles: ['transporter_operator'], transporterId: 't1' }
/** A load that a driver has begun to collect. */
const load = () => {
  const script = loadScript()
  for (const step of [script.launched, script.hired, script.bound]) step()
  script.recordOnLoad('CollectStarted', { status: 'IN_COLLECT' })
  return fold(
    loads.fold,
    script.log.filter(({ stream }) => stream === 'load-L1'),
  )
}
const about = (over: object = {}) => ({ load: load(), types: {}, drops: {}, ...over })
const given = specification(pendencies, about())

const report = (pendingTypeId: string | number, over: object = {}) =>
  ({ type: 'ReportPendency', data: { loadId: 'L1', pendingTypeId, observation: ' Faltam duas bobinas. ', ...over } }) as const
const opened = (over: object = {}): PendencyEvent =>
  ({
    type: 'PendencyOpened',
    data: {
      ...{ loadId: 'L1', pendencyId: 'L1.1', status: 'OPEN', shipperId: 's1', operationGroupId: 'g1', externalId: 'CG-20377' },
      ...{ typeId: '11', name: 'Divergência na coleta', reporterType: 'DRIVER', transporterId: 't1', authorId: 'joao' },
      ...{ observation: 'Faltam duas bobinas.', attachments: [], dueAt: '2026-01-07T12:00:00.000Z', blocks: [] },
      ...over,
    },
  }) as PendencyEvent
const resolve = { type: 'ResolvePendency', data: { id: 'L1.1', observation: ' Foram carregadas. ' } } as const
const dispose = { type: 'DisposePendency', data: { id: 'L1.1', observation: 'Está correto.' } } as const
const resolved = (over: object = {}): PendencyEvent => ({
  type: 'PendencyResolved',
  data: { loadId: 'L1', pendencyId: 'L1.1', status: 'RESOLVED', authorId: 'ana', observation: 'Foram carregadas.', ...over },
})

describe('a pendency that is reported', () => {
  it('is opened by the driver with the settings of its type, due after its days', () =>
    given().when(report(11), { by: joao }).then(opened()))
  it('is opened by the carrier for types of its own', () =>
    given()
      .when(report('9'), { by: tania })
      .brings({ type: 'PendencyOpened', data: { typeId: '9', reporterType: 'TRANSPORTER', authorId: 'tania' } }))
  it('is refused at the field for types of others, and for those that only the system opens', () => {
    given().when(report(9), { by: joao }).refused('PENDENCY_TYPE_UNKNOWN', 'pendingTypeId')
    given().when(report(11), { by: tania }).refused('PENDENCY_TYPE_UNKNOWN', 'pendingTypeId')
    given().when(report(1), { by: tania }).refused('PENDENCY_TYPE_UNKNOWN', 'pendingTypeId')
    given().when(report(99), { by: tania }).refused('PENDENCY_TYPE_UNKNOWN', 'pendingTypeId')
  })
  it('is open once for each type', () => {
    given(opened()).when(report(11), { by: joao }).refused('PENDENCY_ALREADY_OPEN', 'pendingTypeId')
    given(opened(), resolved())
      .when(report(11), { by: joao })
      .brings({ type: 'PendencyOpened', data: { pendencyId: 'L1.2' } })
  })
  it('is refused once its type is switched off', () => {
    const off = { ...{ name: 'Divergência', resolveButton: '', disposeButton: '', hintToResolve: '', hintToDispose: '' } }
    const types = { 11: { ...off, daysToResolve: 1, active: false, blocks: [] } }
    given()
      .when(report(11), { by: joao, lookups: about({ types }) })
      .refused('PENDENCY_TYPE_INACTIVE', 'pendingTypeId')
  })
  it('is refused before the hiring and after the end', () =>
    given()
      .when(report(11), { by: joao, lookups: about({ load: { ...load(), status: 'FINISHED' } }) })
      .refused('PENDENCY_NOT_NOW'))
  it('names the transitions that its type blocks on that day', () => {
    const settings = { name: 'Divergência', resolveButton: 'Ok', disposeButton: 'Não', hintToResolve: '', hintToDispose: '' }
    const types = { 11: { ...settings, daysToResolve: 0, active: true, blocks: ['FinishCollect'] } }
    given()
      .when(report(11), { by: joao, lookups: about({ types }) })
      .brings({ type: 'PendencyOpened', data: { name: 'Divergência', blocks: ['FinishCollect'], dueAt: '2026-01-05T12:00:00.000Z' } })
  })
})

describe('an open pendency', () => {
  it('is resolved or disposed of once, with an observation', () => {
    given(opened()).when(resolve).then(resolved())
    given(opened())
      .when(dispose)
      .brings({ type: 'PendencyDisposed', data: { status: 'DISPOSED', observation: 'Está correto.' } })
    given(opened(), resolved()).when(dispose).refused('PENDENCY_NOT_OPEN')
    given(opened(), resolved()).when(resolve).refused('PENDENCY_NOT_OPEN')
  })
  it('is viewed and marked as unviewed; the same again changes nothing', () => {
    const view = { type: 'ViewPendency', data: { id: 'L1.1' } } as const
    const unview = { type: 'UnviewPendency', data: { id: 'L1.1' } } as const
    const viewed = { type: 'PendencyViewed', data: { loadId: 'L1', pendencyId: 'L1.1' } } as const
    given(opened()).when(view).then(viewed)
    given(opened(), viewed).when(view).changesNothing()
    given(opened(), viewed)
      .when(unview)
      .then({ type: 'PendencyUnviewed', data: { loadId: 'L1', pendencyId: 'L1.1' } })
    given(opened()).when(unview).changesNothing()
  })
  it('is canceled with its load, ended ones are not', () =>
    given(opened(), resolved(), opened({ pendencyId: 'L1.2' }))
      .when({ type: 'CancelPendencies', data: { id: 'L1' } })
      .then({ type: 'PendencyCanceled', data: { loadId: 'L1', pendencyId: 'L1.2', status: 'CANCELED' } }))
})

describe('what an import found', () => {
  const open = { type: 'OpenPendency', data: { id: 'L1', typeId: '7', observation: 'Peso: 10 → 12 t' } } as const
  it('opens a pendency of the program, and nothing while one is open', () => {
    given()
      .when(open)
      .brings({ type: 'PendencyOpened', data: { typeId: '7', reporterType: 'SYSTEM', authorId: 'L1.1', observation: 'Peso: 10 → 12 t' } })
    given(opened({ typeId: '7' }))
      .when(open)
      .changesNothing()
  })
  it('one for each order that differs (o25)', () => {
    const about = (orderId: string) => ({ ...open, data: { ...open.data, orderId } }) as const
    given(opened({ typeId: '7', orderId: 'o1' }))
      .when(about('o2'))
      .brings({ type: 'PendencyOpened', data: { typeId: '7', orderId: 'o2' } })
    given(opened({ typeId: '7', orderId: 'o1' }))
      .when(about('o1'))
      .changesNothing()
  })
})

describe('the rules', () => {
  const check = (...typeIds: readonly string[]) => ({ type: 'CheckPendencies', data: { id: 'L1', typeIds } }) as const
  const offered = { ...load(), status: 'ASSIGNED_TO_TRANSPORTER' as const }
  const before = { ...offered.terms!, origins: [{ ...offered.terms!.origins[0]!, collectDate: '2026-01-06T11:00:00.000Z' }] }
  const late = about({ load: { ...offered, terms: before } })

  it('miss a driver a day before the first collect', () => {
    given()
      .when(check('1'), { lookups: late })
      .brings({ type: 'PendencyOpened', data: { typeId: '1', dueAt: '2026-01-06T11:00:00.000Z', authorId: 'L1.1' } })
    given().when(check('1'), { lookups: late, now: '2026-01-05T10:59:00.000Z' }).changesNothing()
  })
  it('resolve it once the driver is confirmed, without an observation', () =>
    given(opened({ typeId: '1', reporterType: 'SYSTEM' }))
      .when(check('1'), { lookups: about() })
      .then({ type: 'PendencyResolved', data: { loadId: 'L1', pendencyId: 'L1.1', status: 'RESOLVED', authorId: 'L1.1' } }))
  it('do not open again what a person has disposed of, until the date is another', () => {
    const disposed = { type: 'PendencyDisposed', data: { ...resolved().data, status: 'DISPOSED' } } as PendencyEvent
    const first = opened({ typeId: '1', reporterType: 'SYSTEM', dueAt: '2026-01-06T11:00:00.000Z' })
    given(first, disposed).when(check('1'), { lookups: late }).changesNothing()
    given(opened({ typeId: '1', dueAt: '2026-01-05T11:00:00.000Z' }), disposed)
      .when(check('1'), { lookups: late })
      .brings({ type: 'PendencyOpened', data: { typeId: '1' } })
  })
  it('look again at the hours of the shipper, planned once', () => {
    const settings = { name: 'Sem motorista', resolveButton: 'Ok', disposeButton: 'Não', hintToResolve: '', hintToDispose: '' }
    const types = { 1: { ...settings, daysToResolve: 1, active: true, blocks: [], openedBy: 2 } }
    const planned = { type: 'PendencyCheckPlanned', data: { loadId: 'L1', typeId: '1', at: '2026-01-06T09:00:00.000Z' } } as const
    given()
      .when(check('1'), { lookups: { ...late, types } })
      .then(planned)
    given(planned)
      .when(check('1'), { lookups: { ...late, types } })
      .changesNothing()
  })
  it('miss each late arrival by itself', () => {
    const [first, second] = load().terms!.destinations
    const drops = { [second!.destinationId]: { arrivedAt: '2026-01-08T10:00:00.000Z', hasImage: false } }
    given()
      .when(check('3'), { lookups: about({ drops }), now: '2026-01-20T12:00:00.000Z' })
      .brings({ type: 'PendencyOpened', data: { typeId: '3', destinationId: first!.destinationId, dueAt: first!.deliveryDate } })
  })
  it('miss the NF-e of an order after the collect, and the image of a drop two days after its end', () => {
    given()
      .when(check('4'), { lookups: about({ load: { ...load(), status: 'COLLECT_DONE' } }) })
      .brings({ type: 'PendencyOpened', data: { typeId: '4' } })
    given().when(check('4')).changesNothing()
    const drops = { r1: { arrivedAt: '2026-01-03T11:00:00.000Z', endedAt: '2026-01-03T12:00:00.000Z', hasImage: false } }
    given()
      .when(check('6'), { lookups: about({ drops }) })
      .brings({ type: 'PendencyOpened', data: { typeId: '6', destinationId: 'r1' } })
    given()
      .when(check('6'), { lookups: about({ drops: { r1: { ...drops.r1, hasImage: true } } }) })
      .changesNothing()
  })
  it('find a canceled note gone once the load no longer has it (o42, type 5)', () => {
    const about5 = (nfeKey: string) => ({
      lookups: about({ load: { ...load(), invoices: [{ invoiceId: 'i1', orderCode: 'PED-1', nfeKey }] } as never }),
    })
    const canceled = opened({ typeId: '5', reporterType: 'SYSTEM', orderId: 'o1', nfeKey: 'key-a' })
    given(canceled).when(check('5'), about5('key-a')).changesNothing()
    given(canceled)
      .when(check('5'), about5('key-b'))
      .brings({ type: 'PendencyResolved', data: { pendencyId: 'L1.1', authorId: 'L1.1' } })
    given().when(check('5'), about5('key-a')).changesNothing()
  })
  it('number several of one check', () =>
    given()
      .when(check('1', '2'), { lookups: late, now: '2026-01-07T12:00:00.000Z' })
      .brings({ type: 'PendencyOpened', data: { pendencyId: 'L1.1' } }, { type: 'PendencyOpened', data: { pendencyId: 'L1.2' } }))
})

describe('pendencies in the log', () => {
  const { ana, bia, tania: carrier, joao: driver } = people
  const bound = async (here: World) => {
    const { stream } = await here.execute('load', ana, { type: 'LaunchLoad', data: form() })
    const id = stream.slice('load-'.length)
    await here.execute('load', carrier, { type: 'AcceptOffer', data: { id } })
    await here.execute('load', carrier, { type: 'BindDriver', data: { id, driverId: 'd1', vehicleIds: ['v1'] } })
    return id
  }
  const types = async (here: World, id: string) =>
    (await here.events.read(`pendency-${id}`)).map(({ type, data }) => `${type} ${data.typeId ?? data.pendencyId.slice(id.length)}`)

  it('are opened and resolved by the clock and the load, under the load’s key', async () => {
    const here = await world('2026-01-04T12:00:00.000Z')
    const id = await bound(here)
    expect(await types(here, id)).toEqual([])
    await here.wait(24)
    expect(await types(here, id)).toEqual(['PendencyOpened 1'])
    expect((await here.events.read(`pendency-${id}`))[0]?.key).toBe(id)
    await here.execute('load', driver, { type: 'ConfirmDriver', data: { id } })
    expect(await types(here, id)).toEqual(['PendencyOpened 1', 'PendencyResolved .1'])
    await here.wait(25)
    expect((await types(here, id)).at(-1)).toBe('PendencyOpened 2')
    await here.execute('load', driver, { type: 'StartCollect', data: { id } })
    expect((await types(here, id)).at(-1)).toBe('PendencyResolved .2')
    await here.execute('load', driver, { type: 'FinishCollect', data: { id } })
    expect((await types(here, id)).at(-1)).toBe('PendencyOpened 4')
    await here.execute('load', bia, { type: 'CancelLoad', data: { id, reason: 'Sem carga' } })
    expect((await types(here, id)).at(-1)).toBe('PendencyCanceled .3')
  })

  it('stop the transitions that their type names, in the load’s own stream, and release them', async () => {
    const here = await world('2026-01-04T12:00:00.000Z')
    await here.execute('pendencyType', bia, {
      type: 'ChangePendencyType',
      data: { id: '11', name: 'Divergência', blocks: ['FinishCollect'] },
    })
    const id = await bound(here)
    for (const type of ['ConfirmDriver', 'StartCollect']) await here.execute('load', driver, { type, data: { id } })
    await here.execute('pendency', driver, {
      type: 'ReportPendency',
      data: { loadId: id, pendingTypeId: 11, observation: 'Faltam bobinas' },
    })
    expect((await here.eventTypes(`load-${id}`)).at(-1)).toBe('TransitionsBlocked')

    const finish = () => here.ask('load', driver, { type: 'FinishCollect', data: { id } })
    expect(await finish()).toMatchObject({
      refused: 'PENDENCY_OPEN',
      detail: { messages: ['A pendência “Divergência” está aberta e impede esta etapa.'] },
    })
    await here.execute('pendency', ana, { type: 'ResolvePendency', data: { id: `${id}.1`, observation: 'Carregadas agora' } })
    expect((await here.eventTypes(`load-${id}`)).at(-1)).toBe('TransitionsUnblocked')
    expect(await finish()).not.toHaveProperty('refused')
  })

  it('block nothing once they have ended: a block that comes late is no block', async () => {
    const here = await world('2026-01-04T12:00:00.000Z')
    const id = await bound(here)
    await here.execute('load', ana, { type: 'BlockTransitions', data: { id, pendencyId: `${id}.1` } })
    expect(await here.eventTypes(`load-${id}`)).not.toContain('TransitionsBlocked')
  })

  it('are found by nobody of another group, shipper or carrier', async () => {
    const here = await world('2026-01-04T12:00:00.000Z')
    const id = await bound(here)
    await here.execute('pendency', carrier, { type: 'ReportPendency', data: { loadId: id, pendingTypeId: 9, observation: 'Diária extra' } })
    for (const stranger of [people.caio, people.zeca, people.tito])
      await expect(
        here.ask('pendency', stranger, { type: 'ResolvePendency', data: { id: `${id}.1`, observation: 'Tanto faz' } }),
      ).rejects.toThrow()
    const report = { type: 'ReportPendency', data: { loadId: id, pendingTypeId: 8, observation: 'Outra data' } }
    await expect(here.ask('pendency', people.tito, report)).rejects.toThrow()
  })

  it('of a forgotten author keep their history without the text', async () => {
    const here = await world('2026-01-04T12:00:00.000Z')
    const id = await bound(here)
    await here.execute('pendency', carrier, { type: 'ReportPendency', data: { loadId: id, pendingTypeId: 9, observation: 'Diária extra' } })
    await here.keys.drop('tania')
    expect((await here.events.read(`pendency-${id}`))[0]?.data.observation).toBe('Dado removido')
  })
})

describe('a type of a shipper', () => {
  it('keeps what a change does not name; the same again changes nothing', async () => {
    const here = await world()
    const change = (data: object) => here.execute('pendencyType', people.bia, { type: 'ChangePendencyType', data: { id: '1', ...data } })
    await change({ openedBy: 12, daysToResolve: 3 })
    await change({ openedBy: 12 })
    const events = await here.events.read('pendencyTypes-s1')
    expect(events).toHaveLength(1)
    expect(events[0]?.data).toMatchObject({
      typeId: '1',
      name: 'Carga sem motorista',
      openedBy: 12,
      daysToResolve: 3,
      active: true,
      blocks: [],
    })
  })
  it('is one of the platform’s, has a name, and hours only where the clock opens it', async () => {
    const here = await world()
    const change = (data: object) => here.ask('pendencyType', people.bia, { type: 'ChangePendencyType', data })
    await expect(change({ id: '99', name: 'Nova' })).rejects.toThrow()
    expect(await change({ id: '9', name: ' ' })).toMatchObject({ refused: 'NAME_MISSING' })
    expect(await change({ id: '9', openedBy: 3 })).toMatchObject({ refused: 'OPENED_BY_EVENTS' })
  })
})

it('a launched load is looked at now, and again only at moments of its dates that are still to come', () => {
  const script = loadScript()
  script.launched()
  const launch = script.log.find(({ type }) => type === 'LoadLaunched')!
  const callsAt = (recordedAt: string) => pendencyReactions.on['LoadLaunched']!({ ...launch, recordedAt } as never)
  const moments = callsAt('2000-01-01T00:00:00.000Z').flatMap(({ at }) => at ?? [])
  expect(moments.length).toBeGreaterThan(2)
  const [earliest] = [...moments].sort()
  expect(callsAt(earliest!).flatMap(({ at }) => at ?? [])).toEqual(moments.filter((at) => at > earliest!))
  expect(callsAt('9999-01-01T00:00:00.000Z').map(({ command, at }) => [command, at])).toEqual([
    [{ type: 'CheckPendencies', data: { id: 'L1', typeIds: ['1', '2', '3'] } }, undefined],
  ])
})
