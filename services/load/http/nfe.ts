import { asList, at, noteIn, ordersNamedIn, parseXml, text } from '../../document-import/nfe-xml.ts'

/** The fields of an NF-e's XML that a load needs. */
export type Nfe = {
  readonly nfeKey: string
  /** Orders that it names, and its receiver: CNPJ or CPF. */
  readonly orders: readonly string[]
  readonly receiver?: string
  readonly product?: string
}

/** Undefined when it is no NF-e. The load's own rule checks the key. */
export const readNfe = (content: Buffer): Nfe | undefined => {
  const parsed = parseXml(content)
  const found = 'document' in parsed ? noteIn(parsed.document) : undefined
  if (!found) return undefined
  const { note, key: nfeKey } = found
  const receiver = text(at(note, 'dest', 'CNPJ')) ?? text(at(note, 'dest', 'CPF'))
  const product = text(at(asList(at(note, 'det'))[0], 'prod', 'xProd'))
  return {
    nfeKey,
    orders: ordersNamedIn(note),
    ...(receiver !== undefined && { receiver }),
    ...(product !== undefined && { product: product.slice(0, 200) }),
  }
}
