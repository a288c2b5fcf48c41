import { describe, expect, it } from 'vitest'
import { orderOf } from './invoice-files.ts'
import { readNfe } from './nfe.ts'

const KEY = '35261111222333000181550010000123451482135793'
const xml = (inner = '', head = '<?xml version="1.0" encoding="UTF-8"?>') =>
  Buffer.from(
    `${head}<nfeProc xmlns="http://www.portalfiscal.inf.br/nfe"><NFe><infNFe Id="NFe${KEY}" versao="4.00">${inner}</infNFe></NFe></nfeProc>`,
  )
const item = (product: string, order = '') =>
  `<det nItem="1"><prod><xProd>${product}</xProd>${order && `<xPed>${order}</xPed>`}</prod></det>`

describe('the XML of an NF-e', () => {
  it('gives its key, orders, receiver and products', () => {
    const read = readNfe(xml(`<dest><CNPJ>00012345000199</CNPJ></dest>${item('Papel', 'PED-1')}${item('Bobina', 'PED-1')}`))
    expect(read).toEqual({ nfeKey: KEY, orders: ['PED-1'], receiver: '00012345000199', product: 'Papel' })
  })
  it('has its five entities decoded, once, and no other', () => {
    const read = readNfe(xml(item('GRANOLA BANANA &amp; MEL &lt;1kg&gt; &quot;A&quot; &apos;B&apos; &amp;lt; &nbsp;')))
    expect(read?.product).toBe('GRANOLA BANANA & MEL <1kg> "A" \'B\' &lt; &nbsp;')
  })
  it('may lack the protocol of the tax authority around it', () =>
    expect(readNfe(Buffer.from(`<NFe><infNFe Id="NFe${KEY}"/></NFe>`))?.nfeKey).toBe(KEY))
  const bomb = '<!DOCTYPE a [<!ENTITY b "c"><!ENTITY d "&b;&b;">]>'
  it.each([
    ['with a document type', xml('<dest><CPF>&d;</CPF></dest>', bomb)],
    ['with one further in', xml(`<x>${bomb}</x>`)],
    ['of something else', Buffer.from('<cteProc><CTe/></cteProc>')],
    ['that is none', Buffer.from('chave;série')],
    ['in another alphabet', Buffer.from('<NFe/>', 'utf16le')],
    ['without a key', Buffer.from('<NFe><infNFe Id="NFe123"/></NFe>')],
    ['that goes too deep', Buffer.from('<a>'.repeat(100_000))],
  ])('%s is not taken', (_, content) => expect(readNfe(content)).toBeUndefined())
})

describe('its order', () => {
  const destination = (orderCode: string, document: string) => ({ orderCode, place: { document } }) as never
  const orders = (...linked: string[]) => ({
    terms: { destinations: [destination('PED-1', 'a'), destination('PED-2', 'b')] },
    invoices: linked.map((orderCode) => ({ orderCode })),
  })
  it('is the one it names', () => expect(orderOf({ nfeKey: KEY, orders: ['x', 'ped-2'] }, orders(), [])).toBe('PED-2'))
  it('or that of its customer', () => expect(orderOf({ nfeKey: KEY, orders: [], receiver: 'b' }, orders(), [])).toBe('PED-2'))
  it('or the only one left', () => {
    expect(orderOf({ nfeKey: KEY, orders: [] }, orders('PED-1'), [])).toBe('PED-2')
    expect(orderOf({ nfeKey: KEY, orders: [] }, orders(), ['PED-2'])).toBe('PED-1')
  })
  it('or undefined when there are two candidates', () =>
    expect(orderOf({ nfeKey: KEY, orders: [], receiver: 'c' }, orders(), [])).toBeUndefined())
})
