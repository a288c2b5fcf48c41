import { describe, expect, it } from 'vitest'
import { isFiscalKey } from '../kit/documents.ts'
import { scanLabels } from './scanned.pt.ts'
import { loadCode, readScan, scanKinds } from './scanned.ts'

const models = { nfe: '55', cte: '57', mdfe: '58' } as const
/** A key of an issuer, with its check digit. */
const keyOf = (kind: keyof typeof models, issuer: string) => {
  const digits = [...'0123456789'].map((digit) => `352611${issuer}${models[kind]}001000004321173519264${digit}`)
  return digits.find((key) => isFiscalKey(key, models[kind]))!
}
const issuers = ['11222333000181', '12ABC34501DE35']
const keys = issuers.flatMap((issuer) => (['nfe', 'cte', 'mdfe'] as const).map((kind) => ({ kind, text: keyOf(kind, issuer) })))

/** What a computer with a Brazilian (ABNT2) or a Portuguese layout types where the scanner is set to a US one. */
const layouts = {
  ABNT2: { ':': 'Ç', '/': ';', '?': ':' },
  Portuguese: { ':': 'Ç', '/': '-', '?': '_', '=': '«', '-': "'", '&': '/' },
}
const garbled = (text: string, layout: keyof typeof layouts) =>
  [...text].map((sign) => (layouts[layout] as Readonly<Record<string, string>>)[sign] ?? sign).join('')

describe("a fiscal document's key is known by its pattern and check digit, letters too", () => {
  it.each(keys)('plain: $kind $text', ({ kind, text }) => {
    expect(readScan(text)).toEqual({ kind, text })
    expect(readScan(`${text.toLowerCase()}\r\n`)).toEqual({ kind, text })
    expect(readScan(text.replace(/(.{4})(?=.)/g, '$1 '))).toEqual({ kind, text })
    expect(readScan(`]C1${text}`)).toEqual({ kind, text })
  })
  const addresses = {
    nfe: (key: string) => `http://www.fazenda.pr.gov.br/nfe/qrcode?p=${key}|2|1|3|AB12`,
    cte: (key: string) => `https://dfe-portal.svrs.rs.gov.br/cte/qrCode?chCTe=${key}&tpAmb=1`,
    mdfe: (key: string) => `https://dfe-portal.svrs.rs.gov.br/mdfe/qrCode?chMDFe=${key}&tpAmb=1&sign=QUJD`,
  }
  it.each(keys)('in the address of its DACTE or DAMDFE: $kind $text', ({ kind, text }) => {
    const address = addresses[kind](text)
    expect(readScan(address)).toEqual({ kind, text })
    expect(readScan(garbled(address, 'ABNT2'))).toEqual({ kind, text })
    expect(readScan(garbled(address, 'Portuguese'))).toEqual({ kind, text })
    // A dead key swallows a sign.
    expect(readScan(address.replace(/[:/?=&]/g, ''))).toEqual({ kind, text })
  })
  it('not with a wrong check digit, an impossible month or another model', () => {
    const { text } = keys[0]!
    const other = String((Number(text.at(-1)) + 1) % 10)
    for (const wrong of [text.slice(0, -1) + other, text.replace('352611', '352613'), text.replace('18155', '18165'), text.slice(1)])
      expect(readScan(wrong)).toEqual({ kind: 'unknown', text: wrong })
  })
})

describe('our own code', () => {
  const loadId = '0193b2c4-7e1a-7c55-8f00-1234567890ab'
  it('names its load, also as a wedge of another layout types it', () => {
    for (const text of [
      loadCode(loadId),
      garbled(loadCode(loadId), 'ABNT2'),
      garbled(loadCode(loadId), 'Portuguese'),
      `]Q3${loadCode(loadId)}\t`,
    ])
      expect(readScan(text)).toEqual({ kind: 'load', text: loadId })
    expect(readScan(loadCode(loadId).toUpperCase())).toEqual({ kind: 'load', text: loadId })
    expect(readScan(loadCode('L1'))).toEqual({ kind: 'load', text: 'L1' })
  })
  it('not without an id, nor with a long one', () => {
    expect(readScan('embarca:').kind).toBe('unknown')
    expect(readScan(loadCode('x'.repeat(65))).kind).toBe('unknown')
  })
})

it.each([
  ['abc-1d23', 'plate', 'ABC1D23'],
  ['ABC1234', 'plate', 'ABC1234'],
  ['529.982.247-25', 'cpf', '52998224725'],
  ['52998224725', 'cpf', '52998224725'],
] as const)('%s is a %s', (typed, kind, text) => expect(readScan(typed)).toEqual({ kind, text }))

it.each(['', '529.982.247-26', '111.111.111-11', 'AB12345', 'ABC12345', '7891000100103', 'https://example.com/x', 'Placa ABC1D23 é minha'])(
  '%s is unknown, and shown as it was read',
  (text) => expect(readScan(text)).toEqual({ kind: 'unknown', text }),
)

it('every kind has a name', () => expect(Object.keys(scanLabels)).toEqual([...scanKinds]))
