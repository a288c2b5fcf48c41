import { asking } from '@embarca/tests/kit/asking.ts'
import { loadTold } from '@embarca/tests/kit/load-told.ts'
import { telling } from '@embarca/tests/kit/told.ts'
import { expect, it } from 'vitest'
import { referenceReaders } from './readers.ts'

const registers = () => {
  const teller = telling()
  const { tell } = teller
  const place = (id: string, kind: string, name: string, shipperId = 's1') =>
    tell(`place-${id}`, {
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
    tell(`transporter-${id}`, {
      type: 'TransporterRegistered',
      data: { id, shipperId: 'embarca', name: id, document: '1', city: 'X', state: 'PR', shippers },
    })
  company('t1', ['s1', 's2'])
  company('t2', ['s2'])
  for (const [id, transporterId] of [
    ['d1', 't1'],
    ['d2', 't2'],
  ])
    tell(`driver-${id}`, {
      type: 'DriverRegistered',
      data: { id, shipperId: 'embarca', driverId: id, transporterId, name: `Motorista ${id}`, document: '1', phone: '2', active: true },
    })
  return teller
}
const names = (answer: unknown) => (answer as { list: { name: string }[] }).list.map(({ name }) => name)

it('lists places by what they are for, found by words or by part of a document', async () => {
  const asked = await asking(registers().log)
  expect(names(await referenceReaders.collectPlaces({}, asked))).toEqual(['Armazém', 'Fábrica'])
  expect(names(await referenceReaders.deliveryPlaces({}, asked))).toEqual(['Armazém', 'Loja'])
  expect(names(await referenceReaders.deliveryPlaces({ text: 'b123' }, asked))).toEqual(['Loja'])
})

it('lists only transporters and drivers that work for the shipper', async () => {
  const asked = await asking(registers().log)
  expect(names(await referenceReaders.transporters({}, asked))).toEqual(['t1'])
  expect(names(await referenceReaders.drivers({}, asked))).toEqual(['Motorista d1'])
})

it('forgets what was removed and shows what was changed', async () => {
  const { tell, log } = registers()
  tell('place-a', { type: 'PlaceRemoved', data: { id: 'a', shipperId: 's1' } })
  const { data } = log.find(({ stream }) => stream === 'place-c')!
  tell('place-c', { type: 'PlaceChanged', data: { ...data, name: 'Armazém 2' } })
  expect(names(await referenceReaders.collectPlaces({}, await asking(log)))).toEqual(['Armazém 2'])
})

it('says at which fact a thing stands, for whoever edits it', async () => {
  const { tell, log } = registers()
  const profile = { id: 'p1', shipperId: 's1', name: 'Caixas', measureType: 'UNIT' }
  tell('profile-p1', { type: 'ProfileRegistered', data: profile })
  expect(await referenceReaders.profiles({}, await asking(log))).toMatchObject({ list: [{ id: 'p1', revision: 0 }] })
  tell('profile-p1', { type: 'ProfileChanged', data: { ...profile, name: 'Caixotes' } })
  expect(await referenceReaders.profiles({}, await asking(log))).toMatchObject({ list: [{ name: 'Caixotes', revision: 1 }] })
})

it('knows what a lane cost before: the middle price, the last distance', async () => {
  const teller = registers()
  for (const [i, freightPrice] of [100, 900, 300, 200].entries())
    loadTold(teller, `L${i}`, { freightPrice, freightDistance: 800 + i }).launched()
  const asked = await asking(teller.log)
  const lane = { originPlaceId: 'mill', destinationPlaceId: 'store' }
  expect(await referenceReaders.lane(lane, asked)).toEqual({ distance: 803, medianPrice: 200, loads: 4 })
  expect(await referenceReaders.lane({ ...lane, originPlaceId: 'x' }, asked)).toEqual({ loads: 0 })
  expect(await referenceReaders.tags({}, asked)).toEqual(['papel'])
})

it('says why a vehicle may not be changed: its company works for others too', async () => {
  const { tell, log } = registers()
  const carrier = { id: 't1', shipperId: 'embarca', name: 'TransNorte', document: '1', city: 'Curitiba', state: 'PR', shippers: ['s1'] }
  const vehicle = { id: 'v1', shipperId: 'embarca', transporterId: 't1', plate: 'ABC1D23', vehicleType: 'TRUCK' }
  tell('transporter-t1', { type: 'TransporterRegistered', data: carrier })
  tell('vehicle-v1', { type: 'VehicleRegistered', data: vehicle })
  expect(await referenceReaders.vehicle({ id: 'v1' }, await asking(log))).not.toHaveProperty('locked')
  tell('transporter-t1', { type: 'TransporterChanged', data: { ...carrier, shippers: ['s1', 's2'] } })
  const asked = await asking(log)
  expect(await referenceReaders.vehicle({ id: 'v1' }, asked)).toMatchObject({ locked: 'CARRIER_SHARED' })
  const staff = { ...asked, by: { ...asked.by, roles: ['embarca_admin'] } as typeof asked.by }
  expect(await referenceReaders.vehicle({ id: 'v1' }, staff)).not.toHaveProperty('locked')
  const stranger = { ...asked, by: { ...asked.by, shipperId: 's3' } }
  expect(await referenceReaders.vehicle({ id: 'v1' }, stranger)).toBeUndefined()
})
