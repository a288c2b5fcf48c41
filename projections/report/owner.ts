import { streamOfImport } from '@embarca/contracts/import/states.ts'
import type { Actor } from '@embarca/contracts/kit/event.ts'
import type { Route } from '@embarca/contracts/kit/route.ts'
import { streamOfReport } from '@embarca/contracts/report/codes.ts'
import { reportCommands } from '@embarca/contracts/report/routes.ts'
import { allows } from '@embarca/contracts/roles.ts'
import type { OwnerKind } from '../kit/owner-kind.ts'

type Report = { readonly userId: string; readonly kind: string; readonly operationGroupIds: readonly string[] }

/** Whether the user may (still) see what the report was made of. */
const canSeeSource = ({ roles, operationGroups }: Actor, { kind, operationGroupIds }: Report): boolean => {
  const row = reportCommands[kind as keyof typeof reportCommands] as Route | undefined
  const isMember = (group: string) => operationGroups.includes(group) || roles.includes('embarca_admin')
  return row !== undefined && allows(row.may, roles) && operationGroupIds.every(isMember)
}

/** Only the user that requested a report, or started an import, may see it. */
export const jobOwnerKind: OwnerKind = {
  // The log has a report, or an import, before any view does.
  maySee: async ({ userId, shipperId }, jobId, { events }) => {
    const [report] = await events.read(streamOfReport(jobId))
    const started = report ?? (await events.read(streamOfImport(jobId)))[0]
    return started?.by.userId === userId && started.by.shipperId === shipperId
  },
  shipperOfFile: async (by, reportId, _, { views }) => {
    const report = await views.get<Report>('report', reportId)
    return report?.userId === by.userId && canSeeSource(by, report) ? by.shipperId : undefined
  },
}
