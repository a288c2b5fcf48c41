import type { OfType } from '@embarca/contracts/kit/event.ts'
import { parseLocal } from '@embarca/contracts/kit/local-time.ts'
import { refuse } from '@embarca/contracts/kit/refusal.ts'
import { deliveryOf } from '@embarca/contracts/load/codes.ts'
import type { ReportRefusal } from '@embarca/contracts/report/codes.ts'
import type { ReportEvent } from '@embarca/contracts/report/events.ts'
import { type ReportCommand, type ReportRequest, reportKindOf } from '@embarca/contracts/report/routes.ts'
import { contractFold, streamOfContract } from '../dedicated/index.ts'
import type { CommandRow, CommandTable, LookupContext } from '../kit/command-row.ts'
import type { Decision, Evolve } from '../kit/decision.ts'
import type { Fold } from '../kit/fold.ts'
import { loadOf, ownershipOf } from '../load/index.ts'
import { gateOf } from '../place/index.ts'

export type ReportTypes = {
  state: Partial<OfType<ReportEvent, 'ReportStarted'>['data']> & {
    readonly shipperId?: string
    readonly ended?: true
    readonly hasFile?: boolean
  }
  command: ReportCommand
  event: ReportEvent
  status: string
  refusal: ReportRefusal
}

const periods = [
  ['collectDateInit', 'collectDateEnd'],
  ['collectDateStart', 'collectDateEnd'],
  ['deliveryDateInit', 'deliveryDateEnd'],
  ['startDate', 'endDate'],
  ['initDate', 'endDate'],
  ['openedInit', 'openedEnd'],
  ['closedInit', 'closedEnd'],
] as const
/** A day that does not exist, or an end before its beginning. */
const hasInvalidPeriod = (filters: Readonly<Record<string, unknown>>) =>
  periods.some(([first, last]) => {
    const [from, to] = [filters[first], filters[last]].map((value) => (typeof value === 'string' ? (parseLocal(value) ?? null) : undefined))
    return from === null || to === null || (from !== undefined && to !== undefined && from > to)
  })

/** Most days of a gate's reports (Y14). */
const MOST_DAYS = 366
const DAY = 86_400_000
const daysOf = ({ initDate, endDate }: { readonly initDate: string; readonly endDate: string }) =>
  Math.round((Date.parse(parseLocal(endDate)!) - Date.parse(parseLocal(initDate)!)) / DAY) + 1
/** A load's report is for users who may see the load, a gate's for its shipper's; reports of lists are limited to what each user may see. */
const ownershipOfRequest = async (_: unknown, data: ReportRequest['data'], context: LookupContext) => {
  const { shipperId } = context.by
  if ('conciergeId' in data) return (await gateOf(context, data.conciergeId, shipperId)) && { shipperId }
  if (!('id' in data)) return { shipperId }
  const { id, deliveryId } = data as { readonly id: string; readonly deliveryId?: string }
  if (deliveryId !== undefined && deliveryId !== deliveryOf(id)) return undefined
  return ownershipOf(await loadOf(context, id), context)
}
const ownershipOfCycle = async (_: unknown, data: ReportRequest['data'], context: LookupContext) => {
  const { id } = data as { readonly id: string }
  const contract = await context.read(contractFold, streamOfContract(id))
  return contract.status === 'NEW' ? undefined : ({ ...contract, isShared: true } as const)
}
/** The operation group that a user chose last. */
const chosenGroup: Fold<string | undefined> = {
  initial: undefined,
  evolve: { ActiveGroupChosen: (_: unknown, { operationGroupId }: { operationGroupId: string }) => operationGroupId },
}
/** Lists default to the group chosen last, else the first of the token's. */
const activeGroup = async ({ by: { userId, roles, operationGroups }, read }: LookupContext) => {
  const choice = await read(chosenGroup, `user-${userId}`)
  const allowed = choice !== undefined && (operationGroups.includes(choice) || roles.includes('embarca_admin'))
  return allowed ? choice : operationGroups[0]
}

type ActiveGroup = { readonly activeGroupId: string | undefined }
const starts =
  (type: ReportRequest['type']): Decision<ReportTypes, ReportRequest['type'], ActiveGroup> =>
  ({ format: said, ...asking }, _, { newId, by: { userId, operationGroups }, lookups: { activeGroupId } }) => {
    const { isXLSX, ...filters } = { isXLSX: undefined, ...asking }
    const format = said ?? (isXLSX === 'false' ? 'csv' : 'xlsx')
    if (hasInvalidPeriod(filters)) return refuse('REPORT_PERIOD_INVALID')
    const isOfGate = type === 'ReportVisits' || type === 'ReportWaitingDrivers'
    if (isOfGate && daysOf(filters as { initDate: string; endDate: string }) > MOST_DAYS) return refuse('REPORT_PERIOD_TOO_LONG')
    const asked = JSON.stringify(filters)
    const operationGroupIds = [...operationGroups]
    return {
      type: 'ReportStarted',
      data: {
        ...{ reportId: newId, userId, kind: reportKindOf[type], format, asked, operationGroupIds },
        ...(activeGroupId !== undefined && { activeGroupId }),
      },
    }
  }
const reportCommandRows = Object.fromEntries(
  Object.keys(reportKindOf).map((type) => [
    type,
    {
      streamId: (_, { newId }) => newId,
      owner: type === 'ReportDedicated' ? ownershipOfCycle : ownershipOfRequest,
      lookups: async (_, __, context) => ({ activeGroupId: await activeGroup(context) }),
      decide: starts(type as ReportRequest['type']),
    } satisfies CommandRow<ReportTypes, ReportRequest['type'], ActiveGroup>,
  ]),
) as Record<ReportRequest['type'], CommandRow<ReportTypes>>

const evolve: Evolve<ReportTypes> = {
  ReportStarted: (_, started) => started,
  ReportFinished: (state) => ({ ...state, ended: true, hasFile: true }),
  ReportFailed: (state) => ({ ...state, ended: true }),
  ReportFileRemoved: (state) => ({ ...state, hasFile: false }),
}
export const reportFold: Fold<ReportTypes['state']> = { initial: {}, evolve }

/** A report ends once: made again after a crash, it is still the same report. */
export const reportCommands: CommandTable<ReportTypes> = {
  ...reportCommandRows,
  FinishReport: {
    decide: ({ id: reportId, ...file }, { userId, ended }) =>
      ended || userId === undefined ? [] : { type: 'ReportFinished', data: { reportId, userId, ...file } },
  },
  FailReport: {
    decide: ({ id: reportId, why }, { userId, ended }) =>
      ended || userId === undefined ? [] : { type: 'ReportFailed', data: { reportId, userId, why } },
  },
  RemoveReportFile: {
    decide: ({ id: reportId }, { userId, hasFile }) =>
      hasFile && userId !== undefined ? { type: 'ReportFileRemoved', data: { reportId, userId } } : [],
  },
}
