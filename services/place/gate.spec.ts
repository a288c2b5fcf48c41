import { usualGateSettings as usual } from '@embarca/contracts/gate/settings.ts'
import { specification } from '@embarca/tests/kit/specification.ts'
import { describe, it } from 'vitest'
import { places } from './index.ts'

const given = specification(places)
const data = { id: 'p', shipperId: 's1', kind: 'COLLECT', name: 'Fábrica', document: '12ABC34501DE35', street: 'Rua A, 1' }
const place = { ...data, city: 'Manaus', state: 'AM', zone: 'America/Manaus', latitude: -3, longitude: -60 }
const there = { type: 'PlaceRegistered', data: place }
const dock = { code: '1', name: 'Doca 1', vehicleTypes: [], trailerTypes: [], active: true, hours: [] }
const working = { ...usual, active: true, docks: [dock] }
const configure = (over: object = {}) => ({ type: 'ConfigureGate', data: { id: 'p', ...working, ...over } })
const configured = (settings: object = working) => ({ type: 'GateConfigured', data: { id: 'p', shipperId: 's1', settings } })

describe('a collect place says how it works as a gate (Y1)', () => {
  it('and its settings are an event of the place', () => given(there).when(configure()).then(configured()))
  it('with codes of docks in capitals and names without blanks around them', () =>
    given(there)
      .when(configure({ docks: [{ ...dock, code: 'a-1', name: ' Doca A ' }] }))
      .then(configured({ ...working, docks: [{ ...dock, code: 'A-1', name: 'Doca A' }] })))
  it('once: the same settings change nothing', () => given(there, configured()).when(configure()).changesNothing())
  it('and keeps them when its address is corrected', () =>
    given(there, configured(), { type: 'PlaceChanged', data: { ...place, street: 'Rua B, 2' } })
      .when(configure())
      .changesNothing())
  it('and they are no part of its other events', () =>
    given({ ...there, data: { ...place, kind: 'COLLECT' } }, configured())
      .when({ type: 'RegisterDeliveryPlace', data: { name: 'x', document: '12ABC34501DE35', street: 'x', city: 'x', state: 'AM' } })
      .then({ type: 'PlaceChanged', data: { ...place, kind: 'BOTH' } }))
  it('not where loads are only delivered', () =>
    given({ ...there, data: { ...place, kind: 'DELIVERY' } })
      .when(configure())
      .refused('PLACE_NOT_COLLECT'))
  it('not once the place is removed', () =>
    given(there, { type: 'PlaceRemoved', data: { id: 'p', shipperId: 's1' } })
      .when(configure())
      .refused('NOT_REGISTERED'))
  it('not with settings that contradict themselves: the field is named', () =>
    given(there)
      .when(configure({ docks: [dock, dock] }))
      .refused('GATE_SETTINGS_WRONG', 'docks.1.code'))
})
