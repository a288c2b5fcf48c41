import { specification } from '@embarca/tests/kit/specification.ts'
import { describe, it } from 'vitest'
import { personIdOf, places } from './index.ts'

const given = specification(places)
const form = { name: 'Loja', document: '12.ABC.345/01DE-35', street: 'Rua A, 1', city: 'Manaus', state: 'AM' }
const seat = { zone: 'America/Manaus', latitude: -3.1019, longitude: -60.025, precision: 'MUNICIPALITY', ibge: '1302603' }
const add = (over: object = {}) => ({ type: 'RegisterDeliveryPlace', data: { ...form, ...over } })

describe('a place is registered', () => {
  it('with the zone of its state, at the seat of its municipality (R049)', () =>
    given()
      .when(add())
      .then({
        type: 'PlaceRegistered',
        data: { ...form, ...seat, id: 'new', shipperId: 's1', kind: 'DELIVERY', document: '12ABC34501DE35' },
      }))
  it("in its state's capital when nobody knows the municipality", () =>
    given()
      .when(add({ city: 'Lugar Nenhum' }))
      .brings({ type: 'PlaceRegistered', data: { latitude: -3.119, longitude: -60.0217, precision: 'STATE' } }))
  it('where it was pinned', () =>
    given()
      .when(add({ latitude: -3, longitude: -60 }))
      .brings({ type: 'PlaceRegistered', data: { latitude: -3, longitude: -60, precision: 'PINNED' } }))
  it('for a person too, whom it names', () =>
    given()
      .when(add({ document: '111.444.777-35' }))
      .brings({ type: 'PlaceRegistered', data: { document: '11144477735', personId: personIdOf('s1', '11144477735') } }))
  it('for collecting', () =>
    given()
      .when({ ...add(), type: 'RegisterCollectPlace' })
      .brings({ type: 'PlaceRegistered', data: { kind: 'COLLECT' } }))
  it('not with a wrong document', () =>
    given()
      .when(add({ document: '11222333000182' }))
      .refused('DOCUMENT_INVALID', 'document'))
  it('not in a state that does not exist', () =>
    given()
      .when(add({ state: 'XX' }))
      .refused('STATE_UNKNOWN', 'state'))
})

const there = {
  type: 'PlaceRegistered',
  data: { ...form, id: 'p', shipperId: 's1', kind: 'DELIVERY', document: '12ABC34501DE35', zone: 'America/Manaus' },
}

describe('a place whose document is registered again', () => {
  it('stays as it stands', () =>
    given(there)
      .when(add({ name: 'Outro nome' }))
      .changesNothing())
  it('is for both once it was asked for both', () => {
    const both = { type: 'PlaceChanged', data: { ...there.data, kind: 'BOTH' } }
    given(there)
      .when({ ...add({ name: 'Outro nome' }), type: 'RegisterCollectPlace' })
      .then(both)
    given(there, both)
      .when({ ...add(), type: 'RegisterCollectPlace' })
      .changesNothing()
  })
  it('names its person from then on, where it was registered before places did', () => {
    const home = { ...there, data: { ...there.data, document: '11144477735' } }
    const both = { ...home.data, personId: personIdOf('s1', '11144477735'), kind: 'BOTH' }
    given(home)
      .when({ ...add({ document: '11144477735' }), type: 'RegisterCollectPlace' })
      .then({ type: 'PlaceChanged', data: both })
  })
  it('is no place any more once it was removed', () =>
    given(there, { type: 'PlaceRemoved', data: { id: 'p', shipperId: 's1' } })
      .when(add())
      .refused('NOT_REGISTERED'))
})

describe('a place that is there', () => {
  const change = (over: object = {}) => ({ type: 'ChangePlace', data: { ...form, id: 'p', type: 'BOTH', ...over } })
  it('is corrected', () =>
    given(there)
      .when(change({ state: 'SP', name: 'Loja 2' }))
      .brings({ type: 'PlaceChanged', data: { id: 'p', shipperId: 's1', kind: 'BOTH', name: 'Loja 2', zone: 'America/Sao_Paulo' } }))
  it('is a company’s once it has a CNPJ', () => {
    const home = { ...there, data: { ...there.data, ...seat, document: '11144477735', personId: 'consignee-1' } }
    given(home)
      .when(change())
      .then({ type: 'PlaceChanged', data: { ...form, ...seat, id: 'p', shipperId: 's1', kind: 'BOTH', document: '12ABC34501DE35' } })
  })
  it('keeps its precision with its coordinates, and is pinned by others', () => {
    const at = { ...there, data: { ...there.data, latitude: -22.9056, longitude: -47.0608, precision: 'MUNICIPALITY' } }
    given(at)
      .when(change({ latitude: -22.9056, longitude: -47.0608 }))
      .brings({ type: 'PlaceChanged', data: { precision: 'MUNICIPALITY' } })
    given(at)
      .when(change({ latitude: -22.91, longitude: -47.06 }))
      .brings({ type: 'PlaceChanged', data: { precision: 'PINNED' } })
  })
  it('not with a wrong document, nor once it is removed', () => {
    given(there)
      .when(change({ document: '1' }))
      .refused('DOCUMENT_INVALID', 'document')
    given(there, { type: 'PlaceRemoved', data: { id: 'p', shipperId: 's1' } })
      .when(change())
      .refused('NOT_REGISTERED')
  })
})
