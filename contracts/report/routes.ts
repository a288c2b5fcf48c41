import { type Static, Type } from 'typebox'
import { generalFilters } from '../dashboard/routes.ts'
import { incidentFilters } from '../incident/routes.ts'
import { type CommandsOf, command, query } from '../kit/route.ts'
import { Id, listOf, paging } from '../kit/schema.ts'
import { chosenColumns } from '../load-search/columns.ts'
import { historyFilters, loadFilters, part } from '../load-search/filters.ts'
import { deliveryFilters } from '../otif/routes.ts'
import { carrierFilters } from '../partnership/read-routes.ts'
import { pendencyFilters } from '../pendency/routes.ts'
import { may } from '../roles.ts'
import { type ReportFailure, type ReportKind, reportFormats, reportStatuses } from './codes.ts'
import { reportLabels } from './labels.pt.ts'

const messages = { done: reportLabels.started, failed: reportLabels.failed }
const LocalDay = Type.String({ pattern: '^\\d{2}/\\d{2}/\\d{4}$' })
const format = Type.Optional(Type.Enum(reportFormats))
const { sortDirection } = part
/** Days are local to the gate; `isXLSX=false`: CSV. */
const ofGate = {
  may: may.seeYard,
  query: {
    initDate: LocalDay,
    endDate: LocalDay,
    /** Several with commas; none: all. */
    status: Type.Optional(Type.String({ maxLength: 200 })),
    isXLSX: Type.Optional(Type.Enum(['true', 'false'])),
    format,
  },
  messages,
}
const ofLoad = { may: may.seeLoads, query: { format }, messages }

/**
 * Requests files. The answer's `stream` names the report; the channel `job:{id}` and `GET /report/{id}` give its progress.
 * `format` defaults to `xlsx`.
 */
export const reportCommands = {
  /** The table as shown: its filters, order and columns. */
  table: command('POST /shipping/custom/report', 'ReportTable', {
    may: may.seeBoard,
    query: { format },
    body: {
      ...loadFilters,
      sortDirection,
      columns: Type.Optional(Type.Array(Type.Enum(chosenColumns), { maxItems: chosenColumns.length, uniqueItems: true })),
    },
    messages,
  }),
  /** Every load that matches the filters, with every column. */
  loads: command('POST /shipping/report', 'ReportLoads', {
    may: may.seeBoard,
    query: { format },
    body: { ...loadFilters, sortDirection },
    messages,
  }),
  history: command('POST /shipping/history/report', 'ReportHistory', {
    may: may.seeLoads,
    query: { format },
    body: historyFilters,
    messages,
  }),
  quotation: command('POST /shipping/:id/reportQuotation', 'ReportQuotation', ofLoad),
  /** With `negotiationId`, only the deal of that proposal. */
  negotiation: command('POST /shipping/:id/reportNegotiation', 'ReportNegotiation', {
    ...ofLoad,
    query: { format, negotiationId: Type.Optional(Id) },
  }),
  auction: command('POST /shipping/:id/reportAuction', 'ReportAuction', ofLoad),
  /** The figures of the screen, and every delivery behind them. */
  otif: command('POST /report/otif/file', 'ReportOtif', { may: may.seeIndicators, query: { format }, body: deliveryFilters, messages }),
  /** The carriers that match the filters (C272). */
  transporters: command('POST /transporter/download', 'ReportTransporters', {
    may: may.seeCarriers,
    query: { format },
    body: carrierFilters,
    messages,
  }),
  /** The pendencies that match the filters (C186). */
  pendencies: command('POST /pending/report', 'ReportPendencies', {
    may: may.seePendencies,
    query: { format },
    body: pendencyFilters,
    messages,
  }),
  /** The incidents that match the filters, with what was decided about them (C203). */
  incidents: command('POST /occurrence/report', 'ReportIncidents', {
    may: may.seeIncidents,
    query: { format },
    body: incidentFilters,
    messages,
  }),
  /** The visits of one gate in these days, in some of its steps or in all (C264). */
  visits: command('GET /v2/concierges/:conciergeId/shippings/report', 'ReportVisits', ofGate),
  /** Who came to the waiting list of one gate in these days; statuses: `waitStates` (C265). */
  waitingDrivers: command('GET /v2/concierges/:conciergeId/waitingdrivers/report', 'ReportWaitingDrivers', ofGate),
  /** A cycle of a dedicated vehicle, to the event (C233); `cycle`: CURRENT, or its first day. */
  dedicated: command('GET /dedicatedvehicles/:id/report', 'ReportDedicated', {
    may: may.seeLoads,
    query: { cycle: Type.Optional(Type.String({ maxLength: 10 })), isXLSX: Type.Optional(Type.Enum(['true', 'false'])), format },
    messages,
  }),
  general: command('POST /report/general/file', 'ReportGeneral', {
    may: may.seeIndicators,
    query: { format },
    body: generalFilters,
    messages,
  }),
  freight: command('POST /shipping/:id/reportFreight', 'ReportFreight', { ...ofLoad, query: { format, deliveryId: Type.Optional(Id) } }),
}
export type ReportRequest = CommandsOf<typeof reportCommands>
/** Commands from the program about a report that it makes. */
export type ReportOutcome =
  | {
      readonly type: 'FinishReport'
      readonly data: {
        readonly id: string
        readonly fileId: string
        readonly fileName: string
        readonly rows: number
        readonly size: number
      }
    }
  | { readonly type: 'FailReport'; readonly data: { readonly id: string; readonly why: ReportFailure } }
  | { readonly type: 'RemoveReportFile'; readonly data: { readonly id: string } }
export type ReportCommand = ReportRequest | ReportOutcome

/** The kind of report that a command requests. */
export const reportKindOf = Object.fromEntries(Object.entries(reportCommands).map(([kind, { command }]) => [command, kind])) as Readonly<
  Record<ReportRequest['type'], ReportKind>
>
/** The filters of a kind, validated by its row. */
export type FiltersOf<K extends keyof typeof reportCommands> = Omit<
  Extract<ReportRequest, { type: (typeof reportCommands)[K]['command'] }>['data'],
  'format' | 'isXLSX'
>

export const Report = Type.Object({
  id: Id,
  kind: Type.String(),
  title: Type.String(),
  format: Type.Enum(reportFormats),
  status: Type.Enum(reportStatuses),
  startedAt: Type.String(),
  /** When it finished or failed. */
  endedAt: Type.Optional(Type.String()),
  /** For `GET /file/download?fileName=`. */
  fileId: Type.Optional(Id),
  fileName: Type.Optional(Type.String()),
  rows: Type.Optional(Type.Integer()),
  size: Type.Optional(Type.Integer()),
  /** The text of the failure, when there is no file. */
  failure: Type.Optional(Type.String()),
})
export type Report = Static<typeof Report>
export const ReportList = listOf(Report)

/** The user's own reports, latest first. */
export const reportRoutes = {
  list: query('GET /report', ReportList, { may: may.beShipperStaff, query: paging }),
  report: query('GET /report/:id', Report, { may: may.beShipperStaff }),
}

/** Frames of the channel `job:{id}`: `REPORT_UPDATE` has `Progress`, the others the `Report`. */
export const reportFrames = { RUNNING: 'REPORT_START', FINISHED: 'REPORT_FINISH', FAILED: 'REPORT_FAIL', EXPIRED: 'REPORT_EXPIRE' } as const
export const REPORT_UPDATE = 'REPORT_UPDATE'
export type Progress = { readonly rows: number; readonly total?: number }
