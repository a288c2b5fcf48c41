import { expect, it } from 'vitest'
import { checkEntry, emptyEntry, entryBody, insideKey, padNumber, padSeries } from './invoice-entry.ts'

const key = '35261111222333000181550010000123451482135793'

it('reports missing fields in the words of the specification (M168, M169, M170, M171, R192, R193, R194, R195)', () => {
  expect(checkEntry(emptyEntry, [])).toEqual({ key: 'Insira a chave da NF-e', orderCode: 'Selecione um pedido' })
  expect(checkEntry({ ...emptyEntry, by: 'number' }, [])).toEqual({
    series: 'Insira a série da NF-e',
    number: 'Insira o número da NF-e',
    orderCode: 'Selecione um pedido',
  })
})

it('checks the check digit of a key and ignores its spaces', () => {
  expect(checkEntry({ ...emptyEntry, key: key.replace(/(.{4})/g, '$1 '), orderCode: 'P1' }, [])).toEqual({})
  expect(checkEntry({ ...emptyEntry, key: `${key.slice(0, 43)}0`, orderCode: 'P1' }, [])).toEqual({ key: 'A chave da NF-e é inválida.' })
  expect(insideKey(key)).toEqual({ issuer: '11222333000181', series: '001', number: '000012345' })
})

it('an order has one NF-e (R196)', () =>
  expect(checkEntry({ ...emptyEntry, key, orderCode: 'P1' }, ['P1'])).toEqual({ orderCode: 'Este pedido já está vinculado a uma NF-e.' }))

it('pads series and number (R047, R194, R195)', () => {
  expect([padSeries('1'), padNumber('183.204')]).toEqual(['001', '000183204'])
  expect(entryBody({ ...emptyEntry, by: 'number', series: '1', number: '5', orderCode: 'P1' })).toEqual({
    orderCode: 'P1',
    series: '001',
    number: '000000005',
  })
})
