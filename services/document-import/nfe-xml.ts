import { XMLParser } from 'fast-xml-parser'
import { isText } from '../http/files/content.ts'

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
/** What stands at a path of element names below a node. */
export const at = (node: unknown, ...path: readonly string[]): unknown =>
  path.reduce<unknown>((found, name) => (typeof found === 'object' && found !== null ? (found as Node)[name] : undefined), node)
const ENTITIES: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" }
/** The five predefined entities of XML; all others would need a definition, and definitions are not read. */
const decoded = (text: string) => text.replace(/&(amp|lt|gt|quot|apos);/g, (_, name: string) => ENTITIES[name]!)
/** An element's text; one with attributes keeps both. */
export const text = (value: unknown): string | undefined => {
  const own = typeof value === 'object' && value !== null ? (value as Node)['#text'] : value
  return typeof own === 'string' && own.trim() ? decoded(own.trim()) : undefined
}
export const asList = (value: unknown): readonly unknown[] => (value === undefined ? [] : Array.isArray(value) ? value : [value])

export type ParsedXml = { readonly document: unknown } | { readonly fault: 'DOCTYPE' | 'NOT_XML' }

/** The elements of an XML file in UTF-8. */
export const parseXml = (content: Uint8Array): ParsedXml => {
  const bytes = Buffer.from(content.buffer, content.byteOffset, content.byteLength)
  const xml = bytes.toString('utf8')
  if (!isText(bytes)) return { fault: 'NOT_XML' }
  if (DEFINES.test(xml)) return { fault: 'DOCTYPE' }
  try {
    return { document: parser.parse(xml) }
  } catch {
    return { fault: 'NOT_XML' }
  }
}

/** The note of an NF-e, with the tax authority's protocol around it or without. */
export const noteIn = (document: unknown): { readonly note: unknown; readonly key: string } | undefined => {
  const note = at(document, 'nfeProc', 'NFe', 'infNFe') ?? at(document, 'NFe', 'infNFe')
  const key = /^NFe([A-Z0-9]{44})$/i.exec(text(at(note, '@Id')) ?? '')?.[1]?.toUpperCase()
  return key === undefined ? undefined : { note, key }
}

/** The orders that a note names: of the whole, and of each item. */
export const ordersNamedIn = (note: unknown): readonly string[] => {
  const named = [at(note, 'compra', 'xPed'), ...asList(at(note, 'det')).map((item) => at(item, 'prod', 'xPed'))]
  return [...new Set(named.flatMap((order) => text(order) ?? []))]
}
