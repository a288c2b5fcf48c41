import { expect, it } from 'vitest'
import { asksForOrder, inBatches, resultText } from './invoice-files.ts'

const nfeKey = '35261111222333000181550010000123451482135793'

it('splits the files into requests of the allowed size', () => {
  expect(inBatches([1, 2, 3, 4, 5], 2)).toEqual([[1, 2], [3, 4], [5]])
  expect(inBatches([])).toEqual([])
})
it('shows the result of each file', () => {
  expect(resultText({ name: 'a.xml', added: true, nfeKey, orderCode: 'PED-1' })).toBe('NF-e 000012345, série 001 · pedido PED-1')
  expect(resultText({ name: 'a.xml', added: false, code: 'NOT_AN_INVOICE', messages: ['O arquivo não é o XML de uma NF-e.'] })).toBe(
    'O arquivo não é o XML de uma NF-e.',
  )
})
it('asks for the order only when the order is what is missing', () => {
  expect(asksForOrder({ name: 'a.xml', added: false, code: 'ORDER_UNKNOWN' })).toBe(true)
  expect(asksForOrder({ name: 'a.xml', added: false, code: 'INVOICE_KEY_TAKEN' })).toBe(false)
})
