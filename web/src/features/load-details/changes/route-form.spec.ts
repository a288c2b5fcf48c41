import { expect, it } from 'vitest'
import { routeInput, routeText } from './route-form.ts'

const place = (placeId: string) => ({
  placeId,
  name: placeId,
  street: 'Rua A',
  city: 'Extrema',
  state: 'MG',
  zone: 'America/Sao_Paulo',
  latitude: 0,
  longitude: 0,
})
const terms = {
  origins: [{ originId: 'o1', place: place('mill'), collectDate: '2026-11-21T12:00:00.000Z', weight: 12_000 }],
  destinations: [{ destinationId: 'd1', place: place('shop'), deliveryDate: '2026-11-23T12:00:00.000Z', orderCode: 'PED-1' }],
}

it('an untouched route is sent unchanged', () =>
  expect(routeInput(routeText(terms))).toEqual({
    origins: [{ placeId: 'mill', collectDate: '2026-11-21T12:00:00.000Z', weight: 12_000 }],
    destinations: [{ placeId: 'shop', deliveryDate: '2026-11-23T12:00:00.000Z', externalId: 'PED-1' }],
  }))

it('nothing is sent while a stop has no place or no time', () => {
  const { origins, destinations } = routeText(terms)
  expect(routeInput({ origins, destinations: [...destinations, { key: 'new', place: undefined, at: undefined }] })).toBeUndefined()
})
