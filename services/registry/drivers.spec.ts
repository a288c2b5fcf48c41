import { people, type World, world } from '@embarca/tests/stories/world.ts'
import { beforeEach, describe, expect, it } from 'vitest'
import { registered } from './index.ts'

const { bia, zeca, tania } = people
const CPF = '11144477735'
const field = (name: string) => ({ detail: { fields: [{ field: name }] } })
const ivo = { cpf: '111.444.777-35', name: 'Ivo Prado', phone: '41988887777' }
const boss = { ...tania, roles: ['transporter_admin'] }

let here: World
beforeEach(async () => {
  here = await world()
})
const idOf = ({ stream }: { stream: string }) => stream.slice(stream.indexOf('-') + 1)
const add = (data: object, by = bia) => here.execute('driver', by, { type: 'RegisterNew', data: { transporterId: 't1', ...ivo, ...data } })
const ask = (type: string, data: object, by = bia) => here.ask('driver', by, { type, data })
const state = (id: string) => registered({ read: async (of, stream) => (await here.states.read(of, stream)).state }, 'driver', id)

describe('a driver is registered', () => {
  it('by his CPF, in the fleet of the company', async () => {
    const id = idOf(await add({ cnhNumber: '62312481179', cnhCategory: 'E', cnhExpiry: '2028-03-31' }))
    expect(await state(id)).toMatchObject({
      document: CPF,
      transporterId: 't1',
      active: true,
      shipperId: 'embarca',
      cnhNumber: '62312481179',
    })
  })
  it('under his id, by the carrier itself', async () => {
    const id = idOf(await add({ transporterId: undefined }, { ...boss, transporterId: 't2' }))
    expect(await state(id)).toMatchObject({ transporterId: 't2' })
  })
  it('not with wrong digits of CPF or CNH, each at its field, nor with a tie that ends before it begins; nothing is stored', async () => {
    const wrong = { cpf: '11144477734', cnhNumber: '07021871296', from: '2026-02-01', until: '2026-01-31' }
    expect(await ask('RegisterNew', { transporterId: 't1', ...ivo, ...wrong })).toMatchObject({
      refused: 'CPF_INVALID',
      detail: { fields: [{ field: 'cpf' }, { field: 'cnhNumber' }, { field: 'until' }] },
    })
    expect(idOf(await add({}))).toBeTruthy()
  })
  it('not for a company that works for others only', async () =>
    expect(await ask('RegisterNew', { ...ivo, transporterId: 't3' })).toMatchObject({
      refused: 'TRANSPORTER_UNKNOWN',
      ...field('transporterId'),
    }))
  it('not twice for one company', async () => {
    await add({})
    expect(await ask('RegisterNew', { transporterId: 't1', ...ivo })).toMatchObject({ refused: 'DRIVER_TIED', ...field('cpf') })
  })
})

describe('a CPF that another company has', () => {
  it('is a tie with what is typed; the other’s data stays as it was', async () => {
    const id = idOf(await add({ transporterId: 't3', name: 'Ivo de Longe', phone: '71911112222', cnhNumber: '62312481179' }, zeca))
    const again = idOf(await add({ kind: 'AGGREGATE', until: '2026-12-31' }))
    expect(again).toBe(id)
    expect(await state(id)).toMatchObject({
      name: 'Ivo de Longe',
      phone: '71911112222',
      ties: [
        { transporterId: 't3', kind: 'FLEET' },
        {
          transporterId: 't1',
          kind: 'AGGREGATE',
          from: '2026-01-05',
          until: '2026-12-31',
          details: { name: 'Ivo Prado', cnhNumber: undefined },
        },
      ],
    })
  })
  it('and a change by the company of the later tie concerns its own data only', async () => {
    const id = idOf(await add({ transporterId: 't3', name: 'Ivo de Longe' }, zeca))
    await add({})
    await here.execute('driver', bia, { type: 'ChangeDetails', data: { id, phone: '41999990000' } })
    expect(await state(id)).toMatchObject({
      name: 'Ivo de Longe',
      phone: ivo.phone,
      ties: [{}, { details: { phone: '41999990000', name: 'Ivo Prado' } }],
    })
  })
})

describe('a driver is changed', () => {
  it('by a shipper of his company: phone and licence, each checked', async () => {
    await here.execute('driver', bia, { type: 'ChangeDetails', data: { id: 'd1', phone: '41999990000', cnhNumber: '07021871297' } })
    expect(await state('d1')).toMatchObject({ name: 'João', phone: '41999990000', cnhNumber: '07021871297' })
    expect(await ask('ChangeDetails', { id: 'd1', cnhNumber: '07021871296' })).toMatchObject({
      refused: 'CNH_INVALID',
      ...field('cnhNumber'),
    })
  })
  it('his name only by himself once he signs in', async () => {
    await here.execute('driver', bia, { type: 'ChangeDetails', data: { id: 'd1', name: 'João Almeida' } })
    await here.execute(
      'driver',
      { ...bia, roles: ['system'], shipperId: 'embarca' },
      { type: 'NoteLogin', data: { id: 'd1', userId: 'joao' } },
    )
    expect(await ask('ChangeDetails', { id: 'd1', name: 'Outro' })).toMatchObject({ refused: 'NAME_NOT_YOURS', ...field('name') })
  })
  it('by nobody whose carriers he never drove for', async () => {
    await expect(ask('ChangeDetails', { id: 'd3', phone: '41999990000' }, zeca)).rejects.toMatchObject({ code: 'NOT_FOUND' })
    await expect(ask('Untie', { id: 'd3' }, { ...boss, transporterId: 't9' })).rejects.toMatchObject({ code: 'NOT_FOUND' })
  })
})

describe('a tie', () => {
  const tie = (data: object) => here.execute('driver', bia, { type: 'Tie', data: { id: 'd1', transporterId: 't1', ...data } })
  it('changes its kind and days', async () => {
    await tie({ kind: 'THIRD', until: '2026-03-31' })
    expect(await state('d1')).toMatchObject({ ties: [{ kind: 'THIRD', from: '2026-01-05', until: '2026-03-31' }] })
  })
  it('ends at once, and begins again', async () => {
    await here.execute('driver', bia, { type: 'Untie', data: { id: 'd1', transporterId: 't1' } })
    expect(await state('d1')).toMatchObject({ ties: [{ until: '2026-01-04' }] })
    expect(await ask('Untie', { id: 'd1', transporterId: 't1' })).toMatchObject({ refused: 'NOT_TIED_HERE' })
    expect(await ask('ChangeDetails', { id: 'd1', phone: '41999990000' })).toMatchObject({ refused: 'NOT_TIED_HERE' })
    await tie({})
    expect((await state('d1'))?.ties).toMatchObject([{ until: '2026-01-04' }, { kind: 'FLEET', from: '2026-01-05' }])
  })
  it('needs a company that registered him', async () =>
    expect(await ask('Tie', { id: 'd1', transporterId: 't2' })).toMatchObject({ refused: 'NOT_TIED_HERE', ...field('transporterId') }))
})

describe('an integration', () => {
  const integrate = (data: object) => ask('SetIntegrationDate', { id: 'd1', ...data })
  it('is of the asking shipper, and valid for its days', async () => {
    await integrate({ date: '2026-01-05', placeId: 'mill' })
    expect((await state('d1'))?.integrations).toEqual({ s1: { date: '2026-01-05', placeId: 'mill' } })
    await here.execute('shipper', bia, { type: 'ConfigureShipper', data: { toggles: {}, integrationDays: 30 } })
    await integrate({ date: '2026-01-05' })
    expect((await state('d1'))?.integrations).toEqual({ s1: { date: '2026-01-05', validUntil: '2026-02-04' } })
  })
  it('is not in the future, nor at another’s place', async () => {
    expect(await integrate({ date: '2026-01-06' })).toMatchObject({ refused: 'INTEGRATION_IN_FUTURE', ...field('date') })
    expect(await integrate({ date: '2026-01-05', placeId: 'elsewhere' })).toMatchObject({ refused: 'PLACE_NOT_YOURS', ...field('placeId') })
  })
})

describe('a group of drivers', () => {
  const group = (type: string, data: object, by = bia) => here.ask('driverGroup', by, { type, data })
  const create = async () => idOf(await here.execute('driverGroup', bia, { type: 'RegisterNew', data: { name: 'Carretas' } }))
  const members = async (id: string) =>
    (await registered({ read: async (of, stream) => (await here.states.read(of, stream)).state }, 'driverGroup', id))?.driverIds
  it('takes and loses drivers of the shipper’s carriers, each once', async () => {
    const id = await create()
    await group('AddDrivers', { id, driverIds: ['d1', 'd2'] })
    await group('AddDrivers', { id, driverIds: ['d2', 'd3'] })
    expect(await members(id)).toEqual(['d1', 'd2', 'd3'])
    await group('RemoveDrivers', { id, driverIds: ['d2', 'd9'] })
    expect(await members(id)).toEqual(['d1', 'd3'])
  })
  it('no driver of others', async () => {
    const id = await create()
    expect(await group('AddDrivers', { id, driverIds: ['d1', 'd9'] })).toMatchObject({ refused: 'DRIVER_NOT_FOUND', ...field('driverIds') })
    expect(await members(id)).toEqual([])
  })
  it('is renamed and removed, by its company alone', async () => {
    const id = await create()
    await group('Rename', { id, newNameGroup: 'Carretas do Sul' })
    await expect(group('Rename', { id, newNameGroup: 'X' }, zeca)).rejects.toMatchObject({ code: 'NOT_FOUND' })
    await group('Remove', { id })
    expect(await group('AddDrivers', { id, driverIds: ['d1'] })).toMatchObject({ refused: 'NOT_REGISTERED' })
  })
})
