import type { OfType } from '@embarca/contracts/kit/event.ts'
import { parseLocal } from '@embarca/contracts/kit/moment.ts'
import { refuse } from '@embarca/contracts/kit/refusal.ts'
import type { ReportRefusal } from '@embarca/contracts/report/codes.ts'
import type { ReportEvent } from '@embarca/contracts/report/events.ts'
import { kindAsked, type ReportAsked, type ReportCommand } from '@embarca/contracts/report/routes.ts'
import type { Decider, Decision } from '../kit/decider.ts'

export type ReportVocabulary = {
  state: Partial<OfType<ReportEvent, 'ReportStarted'>['data']> & {
    readonly shipperId?: string
    readonly ended?: true
    readonly hasFile?: boolean
  }
  command: ReportCommand
  event: ReportEvent
  status: string
  refusal: ReportRefusal
  facts: { readonly activeGroupId?: string | undefined }
}

const periods = [
  ['collectDateInit', 'collectDateEnd'],
  ['collectDateStart', 'collectDateEnd'],
  ['deliveryDateInit', 'deliveryDateEnd'],
  ['startDate', 'endDate'],
] as const
/** A day that does not exist, or an end before its beginning. */
const isMisasked = (filters: Readonly<Record<string, unknown>>) =>
  periods.some(([first, last]) => {
    const [from, to] = [filters[first], filters[last]].map((said) => (typeof said === 'string' ? (parseLocal(said) ?? null) : undefined))
    return from === null || to === null || (from !== undefined && to !== undefined && from > to)
  })

const starts =
  (type: ReportAsked['type']): Decision<ReportVocabulary, ReportAsked['type']> =>
  ({ format = 'xlsx', ...filters }, _, { newId, by: { userId, operationGroups }, facts: { activeGroupId } }) => {
    if (isMisasked(filters)) return refuse('REPORT_PERIOD_INVALID')
    const asked = JSON.stringify(filters)
    const operationGroupIds = [...operationGroups]
    return {
      type: 'ReportStarted',
      data: {
        ...{ reportId: newId, userId, kind: kindAsked[type], format, asked, operationGroupIds },
        ...(activeGroupId !== undefined && { activeGroupId }),
      },
    }
  }
const asked = Object.fromEntries(Object.keys(kindAsked).map((type) => [type, starts(type as ReportAsked['type'])])) as Record<
  ReportAsked['type'],
  Decision<ReportVocabulary, ReportAsked['type']>
>

/** A report ends once: made again after a crash, it still is the same report. */
export const reportDecider: Decider<ReportVocabulary> = {
  initial: {},
  decide: {
    ...asked,
    FinishReport: ({ id: reportId, ...file }, { userId, ended }) =>
      ended || userId === undefined ? [] : { type: 'ReportFinished', data: { reportId, userId, ...file } },
    FailReport: ({ id: reportId, why }, { userId, ended }) =>
      ended || userId === undefined ? [] : { type: 'ReportFailed', data: { reportId, userId, why } },
    RemoveReportFile: ({ id: reportId }, { userId, hasFile }) =>
      hasFile && userId !== undefined ? { type: 'ReportFileRemoved', data: { reportId, userId } } : [],
  },
  evolve: {
    ReportStarted: (_, started) => started,
    ReportFinished: (state) => ({ ...state, ended: true, hasFile: true }),
    ReportFailed: (state) => ({ ...state, ended: true }),
    ReportFileRemoved: (state) => ({ ...state, hasFile: false }),
  },
}
