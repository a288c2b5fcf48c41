type Written = { readonly body?: string | undefined }
type Most = {
  readonly documents: number
  /** Characters of their texts as lists send them. */
  readonly text: number
}

/** The documents written last, by key, within the limits. */
export const recentWrites = <Doc extends Written>(most: Most) => {
  const documents = new Map<string, Doc>()
  let text = 0
  const forget = (key: string): void => {
    text -= documents.get(key)?.body?.length ?? 0
    documents.delete(key)
  }
  return {
    get: (key: string): Doc | undefined => documents.get(key),
    delete: forget,
    set: (key: string, doc: Doc): void => {
      forget(key)
      documents.set(key, doc)
      text += doc.body?.length ?? 0
      while (documents.size > most.documents || text > most.text) forget(documents.keys().next().value!)
    },
    clear: (): void => {
      documents.clear()
      text = 0
    },
  }
}
