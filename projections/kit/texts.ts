import type { ViewSpec } from './read-store.ts'

type Doc = Readonly<Record<string, unknown>>
/** A document as text: what lists and listeners get, and beside it what only questions and folding use. */
export type Texts = { readonly body: string; readonly unsent?: string | undefined }

/** The two texts of a document. What is undefined is not written, so a copy with holes does instead of one without the fields. */
export const textsOf = ({ unsent }: ViewSpec, doc: Doc): Texts => {
  if (!unsent) return { body: JSON.stringify(doc) }
  const sent: Record<string, unknown> = { ...doc }
  const apart: Record<string, unknown> = {}
  for (const field of unsent) {
    apart[field] = doc[field]
    sent[field] = undefined
  }
  return { body: JSON.stringify(sent), unsent: JSON.stringify(apart) }
}

const EMPTY = '{}'
const whole = ({ body, unsent }: Texts): string => {
  if (unsent === undefined || unsent === EMPTY) return body
  return body === EMPTY ? unsent : `${body.slice(0, -1)},${unsent.slice(1)}`
}

/** The whole document again; read in one go, for objects put together from two are slow to copy. */
export const docOf = <D>(texts: Texts): D => JSON.parse(whole(texts)) as D
