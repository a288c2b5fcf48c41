import type { LoadTerms } from '@embarca/contracts/load/terms.ts'
import { queryContext } from '@embarca/tests/kit/query-context.ts'
import { eventRecorder } from '@embarca/tests/stories/event-recorder.ts'
import { loadScript, terms } from '@embarca/tests/stories/load-script.ts'
import { expect, it } from 'vitest'
import { driverReaders } from './drivers.ts'
import { referenceReaders } from './readers.ts'

const registers = () => {
  const recorder = eventRecorder()
  const { recordEvent } = recorder
  const place = (id: string, kind: string, name: string, shipperId = 's1') =>
    recordEvent(`place-${id}`, {
      type: 'PlaceRegistered',
      data: {
        id,
        shipperId,
        kind,
        name,
        document: `${id}1234`,
        street: 'Rua A',
        city: 'Goiânia',
        state: 'GO',
        zone: 'America/Sao_Paulo',
        latitude: 0,
        longitude: 0,
      },
    })
  place('a', 'COLLECT', 'Fábrica')
  place('b', 'DELIVERY', 'Loja')
  place('c', 'BOTH', 'Armazém')
  place('d', 'BOTH', 'Alheio', 's2')
  const company = (id: string, shippers: string[]) =>
    recordEvent(`transporter-${id}`, {
      type: 'TransporterRegistered',
      data: { id, shipperId: 'embarca', name: id, document: '1', city: 'X', state: 'PR', shippers },
    })
  const works = (shipperId: string, transporterId: string) => {
    const relation = { shipperId, transporterId }
    const stream = `partnership-${shipperId}.${transporterId}`
    recordEvent(stream, { type: 'PartnershipActivated', data: { ...relation, through: 'BOUND' } })
    recordEvent(stream, {
      type: 'PartnershipCompanyNoted',
      data: { ...relation, name: transporterId, document: '1', city: 'X', state: 'PR', staffed: false },
    })
  }
  works('s1', 't1')
  works('s2', 't2')
  company('t1', ['s1', 's2'])
  company('t2', ['s2'])
  for (const [id, transporterId] of [
    ['d1', 't1'],
    ['d2', 't2'],
  ])
    recordEvent(`driver-${id}`, {
      type: 'DriverRegistered',
      data: { id, shipperId: 'embarca', driverId: id, transporterId, name: `Motorista ${id}`, document: '1', phone: '2', active: true },
    })
  return recorder
}
const names = (answer: unknown) => (answer as { list: { name: string }[] }).list.map(({ name }) => name)

it('lists places by their kind, found by words or by part of a document', async () => {
  const context = await queryContext(registers().log)
  expect(names(await referenceReaders.collectPlaces({}, context))).toEqual(['Armazém', 'Fábrica'])
  expect(names(await referenceReaders.deliveryPlaces({}, context))).toEqual(['Armazém', 'Loja'])
  expect(names(await referenceReaders.deliveryPlaces({ text: 'b123' }, context))).toEqual(['Loja'])
})

it('lists only transporters and drivers that work for the shipper', async () => {
  const context = await queryContext(registers().log)
  expect(names(await referenceReaders.transporters({}, context))).toEqual(['t1'])
  expect(names(await referenceReaders.drivers({}, context))).toEqual(['Motorista d1'])
})

it('omits removed things and shows changed ones', async () => {
  const { recordEvent, log } = registers()
  recordEvent('place-a', { type: 'PlaceRemoved', data: { id: 'a', shipperId: 's1' } })
  const { data } = log.find(({ stream }) => stream === 'place-c')!
  recordEvent('place-c', { type: 'PlaceChanged', data: { ...data, name: 'Armazém 2' } })
  expect(names(await referenceReaders.collectPlaces({}, await queryContext(log)))).toEqual(['Armazém 2'])
})

it('shows the revision of a thing, for editors', async () => {
  const { recordEvent, log } = registers()
  const profile = { id: 'p1', shipperId: 's1', name: 'Caixas', measureType: 'UNIT' }
  recordEvent('profile-p1', { type: 'ProfileRegistered', data: profile })
  expect(await referenceReaders.profiles({}, await queryContext(log))).toMatchObject({ list: [{ id: 'p1', revision: 0 }] })
  recordEvent('profile-p1', { type: 'ProfileChanged', data: { ...profile, name: 'Caixotes' } })
  expect(await referenceReaders.profiles({}, await queryContext(log))).toMatchObject({ list: [{ name: 'Caixotes', revision: 1 }] })
})

it('knows earlier launches of a lane: the median price, the last distance', async () => {
  const recorder = registers()
  for (const [i, freightPrice] of [100, 900, 300, 200].entries())
    loadScript(recorder, `L${i}`, { freightPrice, freightDistance: 800 + i }).launched()
  const context = await queryContext(recorder.log)
  const lane = { originPlaceId: 'mill', destinationPlaceId: 'store' }
  expect(await referenceReaders.lane(lane, context)).toEqual({ distance: 803, medianPrice: 200, pricedLoads: 4, loads: 4 })
  expect(await referenceReaders.lane({ ...lane, originPlaceId: 'x' }, context)).toEqual({ pricedLoads: 0, loads: 0 })
  expect(await referenceReaders.tags({}, context)).toEqual(['papel'])
})

const owner = { shipperId: 's1', operationGroupId: 'g1' }
it('lists the lanes launched last, the own ones first, once each with its latest load', async () => {
  const recorder = registers()
  const launch = (loadId: string, over: Partial<LoadTerms>, authorId: string) =>
    loadScript(recorder, loadId).recordOnLoad('LoadLaunched', { ...owner, authorId, status: 'CREATED', terms: terms(over) })
  launch('L1', { freightPrice: 100 }, 'ana')
  launch('L2', { freightPrice: 200, destinations: terms().destinations.slice(0, 1) }, 'bia')
  launch('L3', { freightPrice: 300 }, 'bia')
  const lanes = async (by: object) => {
    const found = await referenceReaders.recentLanes({}, await queryContext(recorder.log, by))
    return (found ?? []).map(({ from, to, loadId, price }) => [from, to, loadId, price])
  }
  expect(await lanes({ userId: 'ana' })).toEqual([
    ['Fábrica Iguaçu', 'Loja Centro', 'L1', 100],
    ['Fábrica Iguaçu', 'Atacado Prata', 'L2', 200],
  ])
  expect((await lanes({ userId: 'bia' })).map(([, , id]) => id)).toEqual(['L3', 'L2'])
  expect((await lanes({ userId: 'ana', roles: ['shipper_shipping_launcher'] })).map(([, , id]) => id)).toEqual(['L1'])
  expect(await lanes({ userId: 'ana', operationGroups: ['g2'] })).toEqual([])
})

it('explains why a vehicle may not be changed: its company works for others too', async () => {
  const { recordEvent, log } = registers()
  const carrier = { id: 't1', shipperId: 'embarca', name: 'TransNorte', document: '1', city: 'Curitiba', state: 'PR', shippers: ['s1'] }
  const vehicle = { id: 'v1', shipperId: 'embarca', transporterId: 't1', plate: 'ABC1D23', vehicleType: 'TRUCK' }
  recordEvent('transporter-t1', { type: 'TransporterRegistered', data: carrier })
  recordEvent('vehicle-v1', { type: 'VehicleRegistered', data: vehicle })
  expect(await referenceReaders.vehicle({ id: 'v1' }, await queryContext(log))).not.toHaveProperty('locked')
  recordEvent('transporter-t1', { type: 'TransporterChanged', data: { ...carrier, shippers: ['s1', 's2'] } })
  const context = await queryContext(log)
  expect(await referenceReaders.vehicle({ id: 'v1' }, context)).toMatchObject({ locked: 'CARRIER_SHARED' })
  const staff = { ...context, by: { ...context.by, roles: ['embarca_admin'] } as typeof context.by }
  expect(await referenceReaders.vehicle({ id: 'v1' }, staff)).not.toHaveProperty('locked')
  const stranger = { ...context, by: { ...context.by, shipperId: 's3' } }
  expect(await referenceReaders.vehicle({ id: 'v1' }, stranger)).toBeUndefined()
})

it('lists receivers by name or city, and those that need an appointment', async () => {
  const { recordEvent, log } = eventRecorder()
  const receiver = (id: string, name: string, city: string, requiresScheduling: boolean, shipperId = 's1') =>
    recordEvent(`receiver-${id}`, {
      type: 'ReceiverRegistered',
      data: { id, shipperId, name, document: `${id}11222`, street: 'Rua A', city, state: 'SP', requiresScheduling, contactId: 'c' },
    })
  receiver('a', 'Aurora', 'Santos', true)
  receiver('b', 'Boreal', 'Bauru', false)
  receiver('c', 'Ceres', 'Marília', true)
  receiver('d', 'Alheia', 'Bauru', true, 's2')
  const context = await queryContext(log)
  expect(names(await referenceReaders.receivers({}, context))).toEqual(['Aurora', 'Boreal', 'Ceres'])
  expect(names(await referenceReaders.receivers({ sort: 'city' }, context))).toEqual(['Boreal', 'Ceres', 'Aurora'])
  expect(names(await referenceReaders.receivers({ sort: 'city', order: 'desc', size: 2 }, context))).toEqual(['Aurora', 'Ceres'])
  expect(names(await referenceReaders.receivers({ requiresScheduling: true }, context))).toEqual(['Aurora', 'Ceres'])
  expect(names(await referenceReaders.receivers({ text: 'b1122' }, context))).toEqual(['Boreal'])
  expect(await referenceReaders.receiver({ id: 'a' }, context)).toMatchObject({ name: 'Aurora', revision: 0 })
  expect(await referenceReaders.receiver({ id: 'a' }, context)).not.toHaveProperty('contactId')
  expect(await referenceReaders.receiver({ id: 'd' }, context)).toBeUndefined()
})

it('lists drivers, and members of a group of drivers, fifteen at a time (R108, R112)', async () => {
  const { recordEvent, log } = registers()
  const ids = Array.from({ length: 16 }, (_, i) => `p${i + 10}`)
  for (const id of ids)
    recordEvent(`driver-${id}`, {
      type: 'DriverRegistered',
      data: { id, shipperId: 'embarca', driverId: id, transporterId: 't1', name: `Pessoa ${id}`, document: '1', phone: '2', active: true },
    })
  const group = { id: 'g', shipperId: 's1', name: 'Noturno', driverIds: ids }
  recordEvent('driverGroup-g', { type: 'DriverGroupRegistered', data: group })
  const context = await queryContext(log)
  const first = await driverReaders.searchDrivers({ text: 'pessoa' }, context)
  expect([names(first).length, first]).toMatchObject([15, { size: 15, hasMore: true }])
  const members = await driverReaders.groupDrivers({ groupId: 'g', bind: true }, context)
  expect([names(members).length, members]).toMatchObject([15, { size: 15, hasMore: true }])
  expect(names(await driverReaders.groupDrivers({ groupId: 'g', bind: true, page: 2 }, context))).toEqual(['Pessoa p25'])
})

it('finds drivers by digits with or without punctuation, of one carrier, and marks the blocked', async () => {
  const { recordEvent, log } = registers()
  const tied = { driverId: 'd2', transporterId: 't1', kind: 'AGGREGATE', from: '2026-01-01', name: 'Ivo Prado', phone: '41988887777' }
  recordEvent('driver-d2', { type: 'DriverTied', data: { ...tied, document: '11144477735' } })
  recordEvent('driver-d2', { type: 'DriverTied', data: { ...tied, transporterId: 't2', document: '11144477735', name: 'Nome de Lá' } })
  const block = { shipperId: 's1', blockId: 'b1', kind: 'DRIVER', subjectId: 'x', name: 'Ivo Prado', document: '11144477735' }
  const terms = { reasonType: 'CONDUCT', reason: 'Discussão', from: '2026-01-01T00:00:00.000Z', until: '2026-12-31T23:59:59.000Z' }
  recordEvent('block-s1', { type: 'SubjectBlocked', data: { ...block, ...terms } })
  const context = await queryContext(log)
  const found = await driverReaders.searchDrivers({ text: '111.444' }, context)
  expect(found).toMatchObject({ list: [{ id: 'd2', name: 'Ivo Prado', transporterName: 't1', kind: 'AGGREGATE', blocked: true }] })
  expect(names(await driverReaders.searchDrivers({ text: '(41) 98888' }, context))).toEqual(['Ivo Prado'])
  expect(names(await referenceReaders.drivers({ transporterId: 't1', text: '111.444' }, context))).toEqual(['Ivo Prado'])
  expect(names(await referenceReaders.drivers({ transporterId: 't2' }, context))).toEqual([])
  expect(await driverReaders.driverStatus({ id: 'd2' }, context)).toMatchObject({
    ...{ status: 'BLOCKED', blockedUntil: terms.until, name: 'Ivo Prado', transporterName: 't1', loads: [], revision: 1 },
    ties: [{ transporterId: 't1' }],
  })
  expect(await driverReaders.driverStatus({ id: 'd1' }, context)).toMatchObject({ status: 'AVAILABLE' })
})
