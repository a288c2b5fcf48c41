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

/** The whole document again. */
export const docOf = <D>({ body, unsent }: Texts): D =>
  (unsent === undefined ? JSON.parse(body) : { ...JSON.parse(body), ...JSON.parse(unsent) }) as D
