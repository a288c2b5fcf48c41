import type { Views } from '@embarca/projections/kit/read-store.ts'

type ReportEntry = { readonly id: string; readonly startedAt: string }
type Where = NonNullable<Parameters<Views['page']>[1]['where']>

const PAGE = 100

/** Ids of the reports that match a condition, the oldest first. */
export async function* reportIds(views: Pick<Views, 'page'>, where: Where): AsyncGenerator<string> {
  for (let after: string | undefined; ; ) {
    const page = await views.page<ReportEntry>('report', {
      where,
      sort: ['startedAt', 'asc'],
      size: PAGE,
      ...(after !== undefined && { after }),
    })
    for (const { id } of page.items) yield id
    after = page.next
    if (!page.hasMore || after === undefined) return
  }
}
