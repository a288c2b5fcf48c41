import { nothingFound } from '@embarca/tests/kit/load-lookups.ts'
import { specification } from '@embarca/tests/kit/specification.ts'
import { canceled, hired, invoiced, launched, nearby } from '@embarca/tests/stories/load-history.ts'
import { describe, expect, it } from 'vitest'
import { fold } from '../kit/fold.ts'
import { loads } from './index.ts'
import { claims } from './unique-names.ts'

const given = specification(loads, nothingFound)
const key = '35261111222333000181550010000123451482135793'
const add = (...invoices: { orderCode?: string; nfeKey?: string; series?: string; number?: string; product?: string }[]) =>
  ({ type: 'AddInvoices', data: { id: 'L1-1', invoices } }) as const
const remove = (invoiceId: string) => ({ type: 'RemoveInvoice', data: { id: 'L1-1', invoiceId } }) as const

describe('an NF-e is added', () => {
  it('by series and number in a part of their own', () =>
    given(...hired())
      .when({
        type: 'AddInvoices',
        data: { id: 'L1-1', invoices: [{ orderCode: 'PED-1', nfeSeriesNumber: { series: '1', number: '12345' } }] },
      })
      .brings({ type: 'InvoicesAdded', data: { invoices: [{ orderCode: 'PED-1', series: '001', number: '000012345' }] as never } }))
  it('by its key, which holds series and number', () =>
    given(...hired())
      .when(add({ orderCode: 'PED-1', nfeKey: key }))
      .then({
        type: 'InvoicesAdded',
        data: {
          loadId: 'L1',
          deliveryId: 'L1-1',
          invoices: [{ invoiceId: 'new-1', orderCode: 'PED-1', nfeKey: key, series: '001', number: '000012345' }],
        },
      }))
  it('by a key with letters in it', () =>
    given(...hired())
      .when(add({ orderCode: 'PED-1', nfeKey: '35261112abc34501de35550010000123451482135794' }))
      .brings({ type: 'InvoicesAdded', data: { invoices: [{ nfeKey: '35261112ABC34501DE35550010000123451482135794' }] } }))
  it('by series and number, filled up with zeros', () =>
    given(...nearby)
      .when(add({ orderCode: 'PED-1', series: '1', number: '42', product: 'Papel' }))
      .brings({ type: 'InvoicesAdded', data: { invoices: [{ series: '001', number: '000000042', product: 'Papel' }] } }))
  it('to each order', () =>
    given(...hired())
      .when(add({ orderCode: 'PED-1', nfeKey: key }, { orderCode: 'PED-2', series: '1', number: '2' }))
      .brings({ type: 'InvoicesAdded', data: { invoices: [{ invoiceId: 'new-1' }, { invoiceId: 'new-2' }] } }))
})

describe('an NF-e is not added', () => {
  const rest = { series: '1', number: '2' }
  it('with a wrong check digit', () =>
    given(...hired())
      .when(add({ orderCode: 'PED-1', nfeKey: key.replace(/.$/, '4') }))
      .refused('INVOICE_KEY_INVALID', 'invoices.0.nfeKey'))
  it('to no order', () =>
    given(...hired())
      .when(add({ orderCode: 'PED-9', ...rest }))
      .refused('ORDER_UNKNOWN', 'invoices.0.orderCode'))
  it('to an order that has one', () => {
    given(...hired(), invoiced())
      .when(add({ orderCode: 'PED-1', ...rest }))
      .refused('ORDER_ALREADY_LINKED', 'invoices.0.orderCode')
    given(...hired())
      .when(add({ orderCode: 'PED-1', ...rest }, { orderCode: 'PED-1', ...rest }))
      .refused('ORDER_ALREADY_LINKED', 'invoices.1.orderCode')
  })
  it('twice in one load', () =>
    given(...hired())
      .when(add({ orderCode: 'PED-1', nfeKey: key }, { orderCode: 'PED-2', nfeKey: key }))
      .refused('INVOICE_KEY_REPEATED', 'invoices.1.nfeKey'))
  it.each([undefined, '', ' '])('without an order: %j', (orderCode) =>
    given(...hired())
      .when(add({ ...(orderCode !== undefined && { orderCode }), nfeKey: key }))
      .refused('ORDER_UNKNOWN', 'invoices.0.orderCode'),
  )
  it.each([undefined, '', ' '])('without a key: %j', (nfeKey) =>
    given(...hired())
      .when(add({ orderCode: 'PED-1', ...(nfeKey !== undefined && { nfeKey }) }))
      .refused('INVOICE_KEY_MISSING', 'invoices.0.nfeKey'),
  )
  it('without a series', () =>
    given(...hired())
      .when(add({ orderCode: 'PED-1', number: '2' }))
      .refused('INVOICE_NUMBER_INVALID', 'invoices.0.series'))
  it.each(['x2', '0', '000'])('with the number %s, which is none', (number) =>
    given(...hired())
      .when(add({ orderCode: 'PED-1', series: '1', number }))
      .refused('INVOICE_NUMBER_INVALID', 'invoices.0.number'),
  )
  it('to a load that was cancelled', () =>
    given(...hired(), canceled)
      .when(add({ orderCode: 'PED-1', ...rest }))
      .refused('LOAD_NOT_NOW'))
})

describe('an NF-e is removed', () => {
  it('and its order may have another', () => {
    const removed = {
      type: 'InvoiceRemoved',
      data: { loadId: 'L1', deliveryId: 'L1-1', invoiceId: 'i-PED-1', orderCode: 'PED-1' },
    } as const
    given(...hired(), invoiced())
      .when(remove('i-PED-1'))
      .then(removed)
    given(...hired(), invoiced(), removed)
      .when(add({ orderCode: 'PED-1', nfeKey: key }))
      .brings({ type: 'InvoicesAdded' })
  })
  it('not when it is not there', () =>
    given(...hired())
      .when(remove('i-PED-1'))
      .refused('INVOICE_UNKNOWN'))
})

it('only one load of a shipper holds an NF-e', () => {
  const load = fold(loads.fold, [launched()])
  expect(claims(invoiced('PED-1', key), load)).toEqual({ take: [`nfe:s1:${key}`] })
  expect(claims(invoiced('PED-1'), load)).toEqual({ take: [] })
})
