import type { Report, reportRoutes } from '@embarca/contracts/report/routes.ts'
import { listOf, pageOf, type Readers } from '../kit/readers.ts'
import type { ReportDocument } from './projector.ts'

const shown = ({ shipperId: _, userId: __, operationGroupIds: ___, ...report }: ReportDocument): Report => report

/** Each user's own reports, and no others. */
export const reportReaders: Readers<typeof reportRoutes> = {
  list: async (paging, { views, by: { userId } }) => {
    const page = pageOf(paging)
    const found = await views.page<ReportDocument>('report', { where: { userId }, sort: ['startedAt', 'desc'], ...page })
    return listOf(found.items.map(shown), found, page)
  },
  report: async ({ id }, { views, by: { userId } }) => {
    const report = await views.get<ReportDocument>('report', id)
    return report?.userId === userId ? shown(report) : undefined
  },
}
