import type { ViewSpec } from './read-store.ts'

type Doc = Readonly<Record<string, unknown>>
/** A document as text: `body` is what lists and notifications send, `unsent` what only queries and folding use. */
export type Texts = { readonly body: string; readonly unsent?: string | undefined }

/** What lists and notifications send. JSON omits undefined values, so the fields need not be deleted from the copy. */
export const bodyOf = ({ unsent }: ViewSpec, doc: Doc): string => {
  if (!unsent) return JSON.stringify(doc)
  const sent: Record<string, unknown> = { ...doc }
  for (const field of unsent) sent[field] = undefined
  return JSON.stringify(sent)
}
/** What only queries and folding use. */
export const apartOf = (unsent: readonly string[], doc: Doc): string => {
  const apart: Record<string, unknown> = {}
  for (const field of unsent) apart[field] = doc[field]
  return JSON.stringify(apart)
}

/** The two texts of a document. */
export const textsOf = (spec: ViewSpec, doc: Doc): Texts => ({
  body: bodyOf(spec, doc),
  ...(spec.unsent && { unsent: apartOf(spec.unsent, doc) }),
})

const EMPTY = '{}'
const joinTexts = ({ body, unsent }: Texts): string => {
  if (unsent === undefined || unsent === EMPTY) return body
  return body === EMPTY ? unsent : `${body.slice(0, -1)},${unsent.slice(1)}`
}

/** The whole document; parsed in one go, because objects merged from two are slow to copy. */
export const docOf = <D>(texts: Texts): D => JSON.parse(joinTexts(texts)) as D
