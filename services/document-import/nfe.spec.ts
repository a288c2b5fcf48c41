import { fileFaults, rowWarnings } from '@embarca/contracts/import/labels.pt.ts'
import { cancelation, company, keyOf, note } from '@embarca/tests/fixtures/imports/notes.ts'
import { describe, expect, it } from 'vitest'
import { type NfeFile, type NoteRow, readNfeFile } from './nfe.ts'

const read = (shape: Parameters<typeof note>[0] = {}): NfeFile => readNfeFile(note(shape), true)
const row = (shape: Parameters<typeof note>[0] = {}): NoteRow => read(shape) as NoteRow

describe('an NF-e becomes the cells of an order', () => {
  it('with its consignee, volumes, order and key', () =>
    expect(read()).toEqual({
      issuer: '11222333000181',
      warnings: [],
      cells: {
        code: 'PED-77',
        freightType: 'CIF',
        product: 'Bobina de papel',
        unit: 'UN',
        collectDocument: '11222333000181',
        deliveryName: 'Mercado & Filhos Ltda',
        deliveryDocument: '12ABC34501DE35',
        street: 'Rua das Flores',
        number: '100',
        district: 'Centro',
        city: 'Curitiba',
        cityCode: '4106902',
        state: 'PR',
        zipCode: '80010000',
        collectDate: '05/11/2026',
        deliveryDate: '05/11/2026',
        weight: 12.75,
        quantity: 3,
        value: 1234.56,
        nfeKey: keyOf(1234),
        noteSeries: '1',
        noteNumber: '1234',
        noteValue: 1234.56,
      },
    }))
  it('without the protocol around it too, with a warning', () =>
    expect(row({ status: undefined }).warnings).toEqual([rowWarnings.noProtocol]))
  it('of an issuer whose CNPJ has letters', () =>
    expect(row({ issuer: '12ABC34501DE35' }).cells.nfeKey).toBe(keyOf(1234, '12ABC34501DE35')))
  it('collected and delivered elsewhere when it says so', () => {
    const between =
      '<retirada><CNPJ>11222333000262</CNPJ></retirada><entrega><CNPJ>99888777000164</CNPJ><xLgr>Av. Porto</xLgr><nro>9</nro><xBairro>Cais</xBairro><cMun>3548500</cMun><xMun>Santos</xMun><UF>SP</UF></entrega>'
    expect(row({ between }).cells).toMatchObject({
      collectDocument: '11222333000262',
      deliveryDocument: '99888777000164',
      deliveryName: 'Mercado & Filhos Ltda',
      city: 'Santos',
      state: 'SP',
    })
    expect(row({ between }).cells.zipCode).toBeUndefined()
  })
  it('for a person with a CPF', () =>
    expect(row({ dest: company.replace(/<CNPJ>.*<\/CNPJ>/, '<CPF>11144477735</CPF>') }).cells.deliveryDocument).toBe('11144477735'))
  it('under a code of its own when it names no order', () => expect(row({ items: '' }).cells.code).toBe('NF-1-1234-11222333'))
  it.each([
    ['1', 'FOB'],
    ['3', 'PRIMARIZED'],
    ['4', 'FOB'],
  ])('with modFrete %s as %s', (mode, freightType) =>
    expect(row({ transport: `<transp><modFrete>${mode}</modFrete><vol><pesoB>1</pesoB></vol></transp>` }).cells.freightType).toBe(
      freightType,
    ),
  )
  it.each(['2', '9'])('with modFrete %s as the import says, with a warning', (mode) => {
    const { cells, warnings } = row({ transport: `<transp><modFrete>${mode}</modFrete><vol><pesoB>1</pesoB></vol></transp>` })
    expect(cells.freightType).toBeUndefined()
    expect(warnings).toEqual([rowWarnings.freightType])
  })
  it('with its net weight when it has no gross one, and with a warning when it has none', () => {
    expect(row({ transport: '<transp><modFrete>0</modFrete><vol><pesoL>7.100</pesoL></vol></transp>' }).cells.weight).toBe(7.1)
    expect(row({ transport: '<transp><modFrete>0</modFrete></transp>' }).warnings).toEqual([rowWarnings.weight])
  })
  it('of a return with a warning', () =>
    expect(row({ ide: '<tpNF>1</tpNF><tpAmb>1</tpAmb><finNFe>4</finNFe>' }).warnings).toEqual([rowWarnings.reverse]))
})

describe('an XML file is refused', () => {
  it.each([
    ['of another version', read({ version: '3.10' }), fileFaults.version],
    ['of an NFC-e', read({ model: '65' }), fileFaults.model],
    ['of a denied note', read({ status: '110' }), fileFaults.notAuthorised('110')],
    ['of homologation', read({ ide: '<tpNF>1</tpNF><tpAmb>2</tpAmb><finNFe>1</finNFe>' }), fileFaults.homologation],
    ['with a document type', read({ head: '<!DOCTYPE a [<!ENTITY b "c">]>' }), fileFaults.doctype],
    [
      'with a wrong check digit',
      readNfeFile(
        Buffer.from(
          note()
            .toString()
            .replace(keyOf(1234), `${keyOf(1234).slice(0, 43)}${(Number(keyOf(1234)[43]) + 1) % 10}`),
        ),
        true,
      ),
      fileFaults.key,
    ],
    ['that is none', readNfeFile(Buffer.from('<cteProc/>'), true), fileFaults.notANote],
  ])('%s', (_, found, fault) => expect(found).toEqual({ fault }))
  it('but homologation is taken outside production', () =>
    expect(readNfeFile(note({ ide: '<tpNF>1</tpNF><tpAmb>2</tpAmb><finNFe>1</finNFe>' }), false)).toHaveProperty('cells'))
})

describe('the cancelation of a note', () => {
  it('names its key', () => {
    expect(readNfeFile(cancelation(keyOf(7)), true)).toEqual({ canceled: keyOf(7) })
    expect(readNfeFile(cancelation(keyOf(7), '135'), true)).toEqual({ canceled: keyOf(7) })
  })
  it('that the tax authority did not register is refused', () =>
    expect(readNfeFile(cancelation(keyOf(7), '573'), true)).toEqual({ fault: fileFaults.notCanceled('573') }))
})
