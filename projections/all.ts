import type { ReportKind } from '@embarca/contracts/report/codes.ts'
import type { mountedRoutes } from '@embarca/contracts/routes.ts'
import { boardProjector } from './board/projector.ts'
import { boardReaders } from './board/readers.ts'
import { carrierProjector } from './carrier/projector.ts'
import { driverReaders, transporterReaders } from './carrier/readers.ts'
import { chatProjector } from './chat/projector.ts'
import { chatReaders } from './chat/readers.ts'
import { communicationProjector } from './communication/projector.ts'
import { communicationReaders } from './communication/readers.ts'
import { dashboardProjector } from './dashboard/projector.ts'
import { dashboardReaders } from './dashboard/readers.ts'
import { generalReport } from './dashboard/report.ts'
import { factsOf } from './history/facts.ts'
import { historyProjector } from './history/projector.ts'
import { historyReaders } from './history/readers.ts'
import type { AnyProjector, Scope } from './kit/projector.ts'
import type { Readers } from './kit/readers.ts'
import type { ReportMaker } from './kit/report.ts'
import { lanesProjector } from './lanes/projector.ts'
import { liveProjector } from './live/projector.ts'
import { deliveryReaders } from './load-details/delivery.ts'
import { freightReport } from './load-details/freight-report.ts'
import { loadDetailsProjector } from './load-details/projector.ts'
import { loadDetailsReaders, loadExtrasReaders } from './load-details/readers.ts'
import { columnsProjector } from './load-search/columns.ts'
import { historyReport } from './load-search/history-report.ts'
import { loadSearchProjector } from './load-search/projector.ts'
import { loadSearchReaders } from './load-search/readers.ts'
import { loadsReport, tableReport } from './load-search/table-report.ts'
import { transporterLotReaders } from './lot/carrier-readers.ts'
import { carrierLotProjector, lotProjector } from './lot/projector.ts'
import { lotReaders } from './lot/readers.ts'
import { bidsProjector } from './negotiation/bids.ts'
import { negotiationProjector } from './negotiation/projector.ts'
import { negotiationReaders } from './negotiation/readers.ts'
import { auctionReport, negotiationReport, quotationReport } from './negotiation/reports.ts'
import { transporterDealReaders } from './negotiation/transporter-readers.ts'
import { figures } from './otif/figures.ts'
import { otifProjector } from './otif/projector.ts'
import { otifReaders } from './otif/readers.ts'
import { otifReport } from './otif/report.ts'
import { peopleProjector } from './people/projector.ts'
import { performanceProjector } from './performance/projector.ts'
import { receiptsProjector } from './receipts/projector.ts'
import { receiptReaders } from './receipts/readers.ts'
import { referenceProjectors } from './reference/projector.ts'
import { referenceReaders } from './reference/readers.ts'
import { replayReaders } from './replay/readers.ts'
import { reportProjector } from './report/projector.ts'
import { reportReaders } from './report/readers.ts'
import { savedViewProjector } from './saved-view/projector.ts'
import { savedViewReaders } from './saved-view/readers.ts'
import { userProjector } from './session/projector.ts'
import { sessionReaders } from './session/readers.ts'
import { shareProjector } from './share/projector.ts'
import { supportReaders } from './support/readers.ts'

/** Every view, in the order in which a fact reaches them. */
export const allProjectors: readonly AnyProjector[] = [
  boardProjector,
  liveProjector,
  carrierProjector,
  loadDetailsProjector,
  negotiationProjector,
  bidsProjector,
  lotProjector,
  carrierLotProjector,
  receiptsProjector,
  performanceProjector,
  otifProjector,
  dashboardProjector,
  historyProjector,
  lanesProjector,
  peopleProjector,
  loadSearchProjector,
  columnsProjector,
  savedViewProjector,
  chatProjector,
  shareProjector,
  reportProjector,
  userProjector,
  communicationProjector,
  ...referenceProjectors,
]

const scopes = new Map<string, Scope>(allProjectors.map(({ spec, scope }) => [spec.view, scope]))
/** Who may read a view's documents; a view nobody named is never read. */
export const scopeOf = (view: string): Scope => {
  const scope = scopes.get(view)
  if (!scope) throw new Error(`${view} is no view`)
  return scope
}

type Routes = typeof mountedRoutes
type Asked = { [K in keyof Routes]: keyof Readers<Routes[K]> extends never ? never : K }[keyof Routes]

/** The readers of every query row, by the name of its table in `contracts/routes.ts`. */
export const allReaders = {
  session: sessionReaders,
  reference: referenceReaders,
  loadExtras: loadExtrasReaders,
  loadDetails: { ...loadDetailsReaders, ...historyReaders },
  negotiation: negotiationReaders,
  lot: lotReaders,
  receipt: receiptReaders,
  board: boardReaders,
  otif: otifReaders(factsOf),
  dashboard: dashboardReaders(figures),
  loadSearch: loadSearchReaders,
  savedView: savedViewReaders,
  replay: replayReaders,
  delivery: deliveryReaders,
  report: reportReaders,
  chat: chatReaders,
  communication: communicationReaders,
  support: supportReaders,
  transporter: transporterReaders,
  transporterTalk: transporterDealReaders,
  transporterLot: transporterLotReaders,
  driver: driverReaders,
} satisfies { readonly [K in Asked]: Readers<Routes[K]> }

/** What makes each kind of report; its row stands in `contracts/report/routes.ts`, its title beside it. */
export const allReports: Readonly<Record<ReportKind, ReportMaker>> = {
  table: tableReport,
  loads: loadsReport,
  history: historyReport,
  quotation: quotationReport,
  negotiation: negotiationReport,
  auction: auctionReport,
  freight: freightReport,
  otif: otifReport,
  general: generalReport,
}
