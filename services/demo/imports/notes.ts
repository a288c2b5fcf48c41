import type { OrderForm } from '@embarca/contracts/order/form.ts'
import { strToU8, zipSync } from 'fflate'
import { nfeKey } from '../identifiers.ts'
import type { Random } from '../random.ts'
import type { ShipperData } from '../shipper-data.ts'

const escaped = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;')
const element = (name: string, content: string | number) => `<${name}>${typeof content === 'string' ? escaped(content) : content}</${name}>`
const money = (cents: number) => (cents / 100).toFixed(2)

type Issued = { readonly number: number; readonly at: string; readonly random: Random; readonly book: ShipperData }
/** An authorised NF-e of an order, issued by its shipper and collected at the order's place. */
const noteOf = (form: OrderForm, { number, at, random, book: { shipper, places } }: Issued) => {
  const place = (id: string | null | undefined) => places.find((one) => one.id === id)!
  const [collect, delivery] = [place(form.collectPlaceId), place(form.deliveryPlaceId)]
  const key = nfeKey(shipper.document, 'SP', at, number, random.wholeNumber(10_000_000, 99_999_999))
  const value = money(form.value!)
  const ide = [
    element('cUF', 35),
    element('mod', '55'),
    element('serie', '1'),
    element('nNF', number),
    element('dhEmi', `${at.slice(0, 19)}-03:00`),
    '<tpNF>1</tpNF><tpAmb>1</tpAmb><finNFe>1</finNFe>',
  ].join('')
  const address = [element('xLgr', delivery.street), element('xMun', delivery.city), element('UF', delivery.state)].join('')
  const dest = `${element('CNPJ', delivery.document)}${element('xNome', delivery.name)}<enderDest>${address}</enderDest>`
  const prod = [
    element('xProd', form.product!),
    element('uCom', 'UN'),
    element('qCom', `${form.quantity}.0000`),
    element('vProd', value),
    element('xPed', form.code),
  ].join('')
  const vol = `${element('qVol', form.quantity!)}${element('pesoB', form.weight!.toFixed(3))}`
  const body = [
    `<ide>${ide}</ide><emit>${element('CNPJ', shipper.document)}${element('xNome', shipper.name)}</emit><dest>${dest}</dest>`,
    `<retirada>${element('CNPJ', collect.document)}</retirada><det nItem="1"><prod>${prod}</prod></det>`,
    `<total><ICMSTot>${element('vProd', value)}${element('vNF', value)}</ICMSTot></total>`,
    `<transp><modFrete>0</modFrete><vol>${vol}</vol></transp>`,
  ].join('')
  const note = `<NFe xmlns="http://www.portalfiscal.inf.br/nfe"><infNFe Id="NFe${key}" versao="4.00">${body}</infNFe></NFe>`
  const protocol = '<protNFe versao="4.00"><infProt><cStat>100</cStat></infProt></protNFe>'
  const xml = `<nfeProc versao="4.00" xmlns="http://www.portalfiscal.inf.br/nfe">${note}${protocol}</nfeProc>`
  return { name: `${key}-nfe.xml`, xml: `<?xml version="1.0" encoding="UTF-8"?>${xml}` }
}

/** A ZIP with one note per order; numbers count from `first`. */
export const notesZip = (forms: readonly OrderForm[], first: number, issued: Omit<Issued, 'number'>): Buffer => {
  const notes = forms.map((form, n) => noteOf(form, { ...issued, number: first + n }))
  // The same bytes for the same notes.
  return Buffer.from(zipSync(Object.fromEntries(notes.map(({ name, xml }) => [name, strToU8(xml)])), { mtime: '2026-01-01' }))
}
