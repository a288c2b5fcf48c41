import type { ImportCells } from '@embarca/contracts/import/codes.ts'
import { fileFaults, rowWarnings } from '@embarca/contracts/import/labels.pt.ts'
import { isFiscalKey } from '@embarca/contracts/kit/documents.ts'
import { asList, at, noteIn, ordersNamedIn, parseXml, text } from './nfe-xml.ts'

/** An NF-e as cells of the template, so that one set of rules checks notes and sheets (`o29`, `o30`). */
export type NoteRow = {
  readonly cells: ImportCells
  readonly warnings: readonly string[]
  /** The issuer, when goods are collected at another place. */
  readonly issuer: string
}
/** An XML file: a note, the cancelation of one, or why it is neither. */
export type NfeFile = NoteRow | { readonly canceled: string } | { readonly fault: string }

const AUTHORISED: readonly string[] = ['100', '150']
const CANCELATION = '110111'
/** The event counts: in time, or late. */
const REGISTERED: readonly string[] = ['135', '136', '155']
/** Who pays the freight, by `modFrete`; the others leave it to the import. */
const freightTypes: Readonly<Record<string, string>> = { '0': 'CIF', '1': 'FOB', '4': 'FOB', '3': 'PRIMARIZED' }

const documentOf = (party: unknown) => text(at(party, 'CNPJ')) ?? text(at(party, 'CPF')) ?? text(at(party, 'idEstrangeiro'))
/** The first of several elements that is there. */
const first = (note: unknown, ...names: readonly string[]) => names.map((name) => at(note, name)).find((found) => found !== undefined)
/** Decimal numbers of an XML, summed without floats: `10.500` and `2.25` are `12.750`. */
const sumOf = (values: readonly unknown[], decimals: number): number => {
  const scale = 10 ** decimals
  const parts = values.map((value) => Math.round(Number(text(value) ?? 0) * scale))
  return parts.reduce((total, part) => total + (Number.isFinite(part) ? part : 0), 0) / scale
}

const addressOf = (party: unknown, address: unknown): ImportCells => {
  const cells: { [K in keyof ImportCells]: string | undefined } = {
    deliveryDocument: documentOf(party),
    street: text(at(address, 'xLgr')),
    number: text(at(address, 'nro')),
    district: text(at(address, 'xBairro')),
    city: text(at(address, 'xMun')),
    cityCode: text(at(address, 'cMun')),
    state: text(at(address, 'UF')),
    zipCode: text(at(address, 'CEP')),
  }
  return present(cells)
}
const present = (cells: { readonly [K in keyof ImportCells]: string | number | undefined }): ImportCells =>
  Object.fromEntries(Object.entries(cells).filter(([, cell]) => cell !== undefined && cell !== '')) as ImportCells

/** `2026-11-05T14:00:00-03:00` → `05/11/2026`: the day where the note was issued. */
const dayOf = (issued: string | undefined): string | undefined => {
  const match = /^(\d{4})-(\d{2})-(\d{2})/.exec(issued ?? '')
  return match ? `${match[3]}/${match[2]}/${match[1]}` : undefined
}

/** The code of an order that no note names. */
const ownCode = (series: string, number: string, issuer: string) => `NF-${series}-${number}-${issuer.slice(0, 8)}`

const faultOf = (document: unknown, note: unknown, key: string, isProduction: boolean): string | undefined => {
  const status = text(at(document, 'nfeProc', 'protNFe', 'infProt', 'cStat'))
  if (text(at(note, '@versao')) !== '4.00') return fileFaults.version
  if (text(at(note, 'ide', 'mod')) !== '55') return fileFaults.model
  if (!isFiscalKey(key)) return fileFaults.key
  if (status !== undefined && !AUTHORISED.includes(status)) return fileFaults.notAuthorised(status)
  return isProduction && text(at(note, 'ide', 'tpAmb')) === '2' ? fileFaults.homologation : undefined
}

const rowOf = (document: unknown, note: unknown, key: string): NoteRow => {
  const issuer = documentOf(at(note, 'emit')) ?? ''
  const pickup = first(note, 'retirada') ?? at(note, 'emit')
  const dest = at(note, 'dest')
  const elsewhere = at(note, 'entrega')
  const series = text(at(note, 'ide', 'serie')) ?? '0'
  const number = text(at(note, 'ide', 'nNF')) ?? ''
  const items = asList(at(note, 'det'))
  const volumes = asList(at(note, 'transp', 'vol'))
  const gross = sumOf(
    volumes.map((volume) => at(volume, 'pesoB')),
    3,
  )
  const weight =
    gross ||
    sumOf(
      volumes.map((volume) => at(volume, 'pesoL')),
      3,
    )
  const freightType = freightTypes[text(at(note, 'transp', 'modFrete')) ?? '']
  const day = dayOf(text(at(note, 'ide', 'dhSaiEnt')) ?? text(at(note, 'ide', 'dhEmi')))
  const value = Number(text(at(note, 'total', 'ICMSTot', 'vNF')) ?? Number.NaN)
  const isReverse = text(at(note, 'ide', 'finNFe')) === '4' || text(at(note, 'ide', 'tpNF')) === '0'
  return {
    issuer,
    cells: present({
      code: ordersNamedIn(note)[0] ?? ownCode(series, number, issuer),
      freightType,
      product: text(at(items[0], 'prod', 'xProd'))?.slice(0, 200),
      unit: text(at(items[0], 'prod', 'uCom')),
      collectDocument: documentOf(pickup),
      deliveryName: text(at(elsewhere, 'xNome')) ?? text(at(dest, 'xNome')),
      ...(elsewhere === undefined ? addressOf(dest, at(dest, 'enderDest')) : addressOf(elsewhere, elsewhere)),
      collectDate: day,
      deliveryDate: day,
      weight: weight || undefined,
      quantity:
        Math.trunc(
          sumOf(
            volumes.map((volume) => at(volume, 'qVol')),
            0,
          ),
        ) || undefined,
      value: Number.isFinite(value) ? value : undefined,
      nfeKey: key,
      noteSeries: series,
      noteNumber: number,
      noteValue: Number.isFinite(value) ? value : undefined,
    }),
    warnings: [
      ...(text(at(document, 'nfeProc', 'protNFe', 'infProt', 'cStat')) === undefined ? [rowWarnings.noProtocol] : []),
      ...(isReverse ? [rowWarnings.reverse] : []),
      ...(freightType === undefined ? [rowWarnings.freightType] : []),
      ...(weight ? [] : [rowWarnings.weight]),
    ],
  }
}

/** What an event of the tax authority cancels; undefined: the file is no such event. */
const cancelationIn = (document: unknown): { readonly canceled: string } | { readonly fault: string } | undefined => {
  const event = at(document, 'procEventoNFe', 'evento', 'infEvento')
  if (text(at(event, 'tpEvento')) !== CANCELATION) return undefined
  const key = (text(at(event, 'chNFe')) ?? '').toUpperCase()
  const status = text(at(document, 'procEventoNFe', 'retEvento', 'infEvento', 'cStat'))
  if (!isFiscalKey(key)) return { fault: fileFaults.key }
  return status === undefined || REGISTERED.includes(status) ? { canceled: key } : { fault: fileFaults.notCanceled(status) }
}

/** Reads one XML file; `isProduction`: notes without fiscal value are refused. */
export const readNfeFile = (content: Uint8Array, isProduction: boolean): NfeFile => {
  const parsed = parseXml(content)
  if ('fault' in parsed) return { fault: parsed.fault === 'DOCTYPE' ? fileFaults.doctype : fileFaults.notANote }
  const cancelation = cancelationIn(parsed.document)
  if (cancelation) return cancelation
  const found = noteIn(parsed.document)
  if (!found) return { fault: fileFaults.notANote }
  const fault = faultOf(parsed.document, found.note, found.key, isProduction)
  return fault === undefined ? rowOf(parsed.document, found.note, found.key) : { fault }
}
