import type { Views, Where } from './read-store.ts'

/** How many loads a question finds, and how many of each kind that the chips name. */
export const chipCounts = async (views: Views, view: string, asked: { readonly where: Where; readonly text?: string }) => {
  const by = (field: string) => views.count(view, { ...asked, by: field })
  const [byStatus, byHiringType, { '': _, ...byReceiptStatus }] = await Promise.all([
    by('statusCode'),
    by('hiringType'),
    by('receiptStatus'),
  ])
  return {
    total: Object.values(byStatus).reduce((total, count) => total + count, 0),
    byStatus: { ...byStatus },
    byHiringType: { ...byHiringType },
    byReceiptStatus: { ...byReceiptStatus } as Record<string, number>,
  }
}
