import type { BlockEvent } from '@embarca/contracts/block/events.ts'
import { specification } from '@embarca/tests/kit/specification.ts'
import { people, world } from '@embarca/tests/stories/world.ts'
import { describe, expect, it } from 'vitest'
import { blocks, blocksOf } from './index.ts'

const company = { transporterId: 't1', name: 'TransNorte', document: '11222333000181' }
const given = specification(blocks, { subject: company, groups: true })
const terms = { reasonType: 'SAFETY', reason: 'Excesso de velocidade' } as const
const block = (over: object = {}) => ({ type: 'BlockTransporter', data: { transporterId: 't1', ...terms, ...over } }) as const
const noon = '2026-01-05T12:00:00.000Z'
const blocked = (over: object = {}): BlockEvent => ({
  type: 'SubjectBlocked',
  data: { blockId: 'new', shipperId: 's1', kind: 'TRANSPORTER', subjectId: 'new', ...company, from: noon, ...terms, ...over },
})
const change = (over: object = {}) => ({ type: 'ChangeTransporterBlock', data: { id: 'new', ...terms, ...over } }) as const
const released: BlockEvent = {
  type: 'SubjectReleased',
  data: { blockId: 'new', shipperId: 's1', kind: 'TRANSPORTER', subjectId: 'new', reason: 'Regularizou' },
}

describe('a block', () => {
  it('begins now and has no end unless days are given', () => given().when(block()).then(blocked()))
  it('holds through the last second of its day, in the zone of the shipper', () =>
    given()
      .when(block({ until: '06/01/2026' }))
      .then(blocked({ until: '2026-01-07T02:59:59.000Z' })))
  it('may begin on a later day, at its midnight', () =>
    given()
      .when(block({ from: '10/01/2026' }))
      .then(blocked({ from: '2026-01-10T03:00:00.000Z' })))
  it('that ends in the past is refused at the field', () =>
    given()
      .when(block({ until: '04/01/2026' }))
      .refused('BLOCK_ENDS_IN_PAST', 'until'))
  it('that begins in the past is refused at the field', () =>
    given()
      .when(block({ from: '04/01/2026' }))
      .refused('BLOCK_STARTS_IN_PAST', 'from'))
  it('that ends before it begins is refused at the field', () =>
    given()
      .when(block({ from: '10/01/2026', until: '09/01/2026' }))
      .refused('BLOCK_ENDS_BEFORE_START', 'until'))
  it('on a day that does not exist is refused at the field', () =>
    given()
      .when(block({ until: '31/02/2026' }))
      .refused('BLOCK_DAY_INVALID', 'until'))
  it('of groups of another shipper is refused at the field', () =>
    given()
      .when(block({ operationGroupIds: ['g9'] }), { lookups: { subject: company, groups: false } })
      .refused('BLOCK_GROUP_UNKNOWN', 'operationGroupIds'))
  it('changes its reason, end and groups; the same again changes nothing', () => {
    given(blocked())
      .when(change({ until: '06/01/2026', operationGroupIds: ['g1'] }))
      .then({
        type: 'BlockChanged',
        data: {
          ...{ blockId: 'new', shipperId: 's1', kind: 'TRANSPORTER', subjectId: 'new', ...terms },
          ...{ until: '2026-01-07T02:59:59.000Z', operationGroupIds: ['g1'] },
        },
      })
    given(blocked()).when(change()).changesNothing()
  })
  it('is released once', () => {
    const release = { type: 'ReleaseTransporter', data: { id: 'new', reason: 'Regularizou' } } as const
    given(blocked()).when(release).then(released)
    given(blocked(), released).when(release).refused('BLOCK_ENDED')
    given(blocked(), released).when(change()).refused('BLOCK_ENDED')
  })
  it('ends by the clock, but not at an end that was changed since', () => {
    const until = '2026-01-07T02:59:59.000Z'
    const end = (at: string) => ({ type: 'EndBlock', data: { shipperId: 's1', blockId: 'new', until: at } }) as const
    const late = { now: '2026-01-08T00:00:00.000Z' }
    given(blocked({ until }))
      .when(end(until), late)
      .then({ type: 'SubjectReleased', data: { blockId: 'new', shipperId: 's1', kind: 'TRANSPORTER', subjectId: 'new', bySystem: true } })
    given(blocked({ until })).when(end('2026-01-06T02:59:59.000Z'), late).changesNothing()
    given(blocked({ until })).when(end(until)).changesNothing()
  })
})

describe('blocks in the log', () => {
  const { bia, zeca } = people
  const driver = { ...terms, cpf: '390.533.447-05', name: 'Fulano' }
  const cpf = '39053344705'
  const active = async (here: Awaited<ReturnType<typeof world>>, shipperId: string, kind: 'DRIVER' | 'VEHICLE', value: string) => {
    const read: Parameters<typeof blocksOf>[0]['read'] = async (of, stream) => (await here.states.read(of, stream)).state
    return (await blocksOf({ read }, shipperId, [[kind, value]])).filter(({ ended }) => !ended)
  }
  it('a CPF that nobody registered can be blocked; another shipper sees no trace', async () => {
    const here = await world()
    await here.execute('block', bia, { type: 'BlockDriver', data: driver })
    expect(await active(here, 's1', 'DRIVER', cpf)).toHaveLength(1)
    expect(await active(here, 's2', 'DRIVER', cpf)).toEqual([])
    await expect(here.ask('block', zeca, { type: 'ReleaseDriver', data: { id: 'key-0', reason: 'Qualquer' } })).rejects.toThrow()
  })
  it('a plate is one vehicle in both spellings', async () => {
    const here = await world()
    await here.execute('block', bia, { type: 'BlockVehicle', data: { ...terms, plate: 'xyz-1b34' } })
    expect(await active(here, 's1', 'VEHICLE', 'XYZ1134')).toHaveLength(1)
  })
  it('a malformed CPF, a malformed plate and nothing at all are refused at the field', async () => {
    const here = await world()
    const code = async (type: string, data: object) => await here.ask('block', bia, { type, data: { ...terms, ...data } })
    expect(await code('BlockDriver', { cpf: '11111111111' })).toMatchObject({ refused: 'BLOCK_CPF_INVALID' })
    expect(await code('BlockDriver', {})).toMatchObject({ refused: 'BLOCK_SUBJECT_MISSING' })
    expect(await code('BlockVehicle', { plate: '12' })).toMatchObject({ refused: 'BLOCK_PLATE_INVALID' })
    expect(await code('BlockVehicle', {})).toMatchObject({ refused: 'BLOCK_SUBJECT_MISSING' })
    expect(await code('BlockTransporter', { transporterId: 't3' })).toMatchObject({ refused: 'BLOCK_SUBJECT_UNKNOWN' })
  })
  it('begins and ends by timers, recorded as the system’s', async () => {
    const here = await world()
    await here.execute('block', bia, { type: 'BlockDriver', data: { ...driver, from: '06/01/2026', until: '07/01/2026' } })
    expect(await here.eventTypes('block-s1')).toEqual(['SubjectBlocked'])
    await here.wait(24)
    expect(await here.eventTypes('block-s1')).toEqual(['SubjectBlocked', 'BlockBegan'])
    await here.wait(48)
    expect(await here.eventTypes('block-s1')).toEqual(['SubjectBlocked', 'BlockBegan', 'SubjectReleased'])
    expect((await here.events.read('block-s1')).at(-1)?.data).toMatchObject({ bySystem: true })
    expect(await active(here, 's1', 'DRIVER', cpf)).toEqual([])
  })
  it('the texts of a driver’s block are gone when he is forgotten, the block is not', async () => {
    const here = await world()
    await here.execute('block', bia, { type: 'BlockDriver', data: { ...terms, driverId: 'd1' } })
    const [event] = await here.events.read('block-s1')
    expect(event?.data).toMatchObject({ subjectId: 'd1', reason: terms.reason })
    await here.keys.drop('d1')
    const [after] = await here.events.read('block-s1')
    expect([after?.data.reason, after?.data.document]).toEqual(['Dado removido', 'Dado removido'])
    expect(after?.data.cpfHash).toBe(event?.data.cpfHash)
  })
})
