import { XMLParser } from 'fast-xml-parser'
import { isText } from '../../http/files/content.ts'

/** The fields of an NF-e's XML that a load needs. */
export type Nfe = {
  readonly nfeKey: string
  /** Orders that it names, and its receiver: CNPJ or CPF. */
  readonly orders: readonly string[]
  readonly receiver?: string
  readonly product?: string
}

const parser = new XMLParser({
  ignoreAttributes: false,
  attributeNamePrefix: '@',
  removeNSPrefix: true,
  parseTagValue: false,
  parseAttributeValue: false,
  processEntities: false,
})
/** A document type may define entities that expand without end or read files; no NF-e has one. */
const DEFINES = /<!\s*(DOCTYPE|ENTITY)/i

type Node = { readonly [name: string]: unknown }
const at = (node: unknown, ...path: readonly string[]): unknown =>
  path.reduce<unknown>((found, name) => (typeof found === 'object' && found !== null ? (found as Node)[name] : undefined), node)
const ENTITIES: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" }
/** The five predefined entities of XML; all others would need a definition, and definitions are not read. */
const decoded = (text: string) => text.replace(/&(amp|lt|gt|quot|apos);/g, (_, name: string) => ENTITIES[name]!)
const text = (value: unknown): string | undefined => (typeof value === 'string' && value.trim() ? decoded(value.trim()) : undefined)
const asList = (value: unknown): readonly unknown[] => (value === undefined ? [] : Array.isArray(value) ? value : [value])

const parsed = (xml: string): unknown => {
  try {
    return parser.parse(xml)
  } catch {
    return undefined
  }
}

/** Undefined when it is no NF-e. The load's own rule checks the key. */
export const readNfe = (content: Buffer): Nfe | undefined => {
  const xml = content.toString('utf8')
  if (!isText(content) || DEFINES.test(xml)) return undefined
  const document = parsed(xml)
  const note = at(document, 'nfeProc', 'NFe', 'infNFe') ?? at(document, 'NFe', 'infNFe')
  const nfeKey = /^NFe([A-Z0-9]{44})$/i.exec(text(at(note, '@Id')) ?? '')?.[1]?.toUpperCase()
  if (nfeKey === undefined) return undefined
  const items = asList(at(note, 'det'))
  const receiver = text(at(note, 'dest', 'CNPJ')) ?? text(at(note, 'dest', 'CPF'))
  const product = text(at(items[0], 'prod', 'xProd'))
  const orders = [at(note, 'compra', 'xPed'), ...items.map((item) => at(item, 'prod', 'xPed'))].flatMap((order) => text(order) ?? [])
  return {
    nfeKey,
    orders: [...new Set(orders)],
    ...(receiver !== undefined && { receiver }),
    ...(product !== undefined && { product: product.slice(0, 200) }),
  }
}
