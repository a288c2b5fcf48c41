import type { ViewQuery, Views } from './read-store.ts'

/** All documents of a query, read in pages of `size`: for lists that stay short. */
export const readAllDocuments = async <Doc>(
  views: Pick<Views, 'page'>,
  view: string,
  ask: Omit<ViewQuery, 'after' | 'page'>,
): Promise<readonly Doc[]> => {
  const all: Doc[] = []
  for (let after: string | undefined; ; ) {
    const { items, next } = await views.page<Doc>(view, { ...ask, ...(after !== undefined && { after }) })
    all.push(...items)
    if (next === undefined) return all
    after = next
  }
}
