import type { ViewQuery, Views } from './read-store.ts'

/** Everything that fits, page after page of `size`: of lists that people keep short. */
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
