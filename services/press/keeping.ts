import type { Views } from '@embarca/projections/kit/read-store.ts'

type Kept = { readonly id: string; readonly startedAt: string }
type Keeping = {
  readonly views: Pick<Views, 'page'>
  readonly days: number
  readonly now: () => string
  /** Takes the file of a report away, and says so. */
  readonly remove: (reportId: string) => Promise<unknown>
}

const DAY = 86_400_000
const PAGE = 100

/** Takes away the files of reports that were asked for longer ago than files are kept. */
export const removeOld = async ({ views, days, now, remove }: Keeping): Promise<void> => {
  const limit = new Date(Date.parse(now()) - days * DAY).toISOString()
  const ask = { where: { status: 'FINISHED', startedAt: { to: limit } }, sort: ['startedAt', 'asc'], size: PAGE } as const
  for (let after: string | undefined; ; ) {
    const page = await views.page<Kept>('report', { ...ask, ...(after !== undefined && { after }) })
    for (const { id } of page.items) await remove(id)
    after = page.next
    if (!page.hasMore || after === undefined) return
  }
}
