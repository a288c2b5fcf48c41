import { boardRoutes } from './board/routes.ts'
import { bulkPreviews, bulkReceiptRoutes, bulkRoutes } from './bulk/routes.ts'
import {
  driverLoadCommands,
  driverReceiptCommands,
  driverRoutes,
  driverTrackingCommands,
  transporterLoadCommands,
  transporterRoutes,
} from './carrier/routes.ts'
import { chatCommands, chatRoutes } from './chat/routes.ts'
import { communicationRoutes } from './communication/routes.ts'
import { dashboardRoutes } from './dashboard/routes.ts'
import { paperRoutes } from './delivery/papers.ts'
import { deliveryRoutes } from './delivery/routes.ts'
import { fileRoutes } from './file/routes.ts'
import type { RouteTable } from './kit/route.ts'
import { attachment, attachmentList } from './load/attachment-routes.ts'
import { freightPrice } from './load/price-routes.ts'
import { invoiceList, loadRoutes, statusReturn } from './load/routes.ts'
import { loadDetailsRoutes } from './load-details/routes.ts'
import { columnsCommands, loadSearchRoutes } from './load-search/routes.ts'
import { lotCommands, lotRoutes, transporterLotCommands, transporterLotRoutes } from './lot/routes.ts'
import { dealRoutes, negotiationRoutes, transporterDealCommands, transporterDealRoutes } from './negotiation/routes.ts'
import { otifRoutes } from './otif/routes.ts'
import { realtimeRoutes } from './realtime/routes.ts'
import { receiptPaperRoutes } from './receipt/papers.ts'
import { receiptRoutes } from './receipt/routes.ts'
import {
  certificationCommands,
  conditioningCommands,
  groupCommands,
  occurrenceTypeCommands,
  placeCommands,
  productCommands,
  profileCommands,
  propertyCommands,
  shipperCommands,
  unitCommands,
  vehicleCommands,
} from './reference/commands.ts'
import { referenceRoutes } from './reference/routes.ts'
import { evidenceRoutes, replayRoutes } from './replay/routes.ts'
import { reportCommands, reportRoutes } from './report/routes.ts'
import { savedViewCommands, savedViewRoutes } from './saved-view/routes.ts'
import { accessRoutes } from './session/access.ts'
import { passwordRoutes } from './session/password.ts'
import { sessionRoutes } from './session/routes.ts'
import { shareCommands, shareRoutes } from './share/routes.ts'
import { supportRoutes } from './support/routes.ts'
import { trackingCommands, transporterTrackingCommands } from './tracking/routes.ts'

/** Tables whose rows are mounted as they stand: commands go to their module, queries to their reader. */
export const mountedRoutes = {
  session: sessionRoutes,
  reference: referenceRoutes,
  place: placeCommands,
  profile: profileCommands,
  product: productCommands,
  unit: unitCommands,
  conditioning: conditioningCommands,
  certification: certificationCommands,
  property: propertyCommands,
  occurrenceType: occurrenceTypeCommands,
  group: groupCommands,
  vehicle: vehicleCommands,
  shipper: shipperCommands,
  communication: communicationRoutes,
  support: supportRoutes,
  load: loadRoutes,
  loadExtras: { statusReturn, invoiceList, freightPrice, attachmentList, attachment },
  loadDetails: loadDetailsRoutes,
  negotiation: negotiationRoutes,
  deal: dealRoutes,
  lot: lotRoutes,
  lotActions: lotCommands,
  receipt: receiptRoutes,
  board: boardRoutes,
  otif: otifRoutes,
  dashboard: dashboardRoutes,
  loadSearch: loadSearchRoutes,
  columns: columnsCommands,
  savedView: savedViewRoutes,
  savedViewing: savedViewCommands,
  replay: replayRoutes,
  delivery: deliveryRoutes,
  chat: chatRoutes,
  chatting: chatCommands,
  sharing: shareCommands,
  tracking: trackingCommands,
  transporterTracking: transporterTrackingCommands,
  reporting: reportCommands,
  report: reportRoutes,
  transporter: transporterRoutes,
  transporterLoad: transporterLoadCommands,
  transporterDeal: transporterDealCommands,
  transporterTalk: transporterDealRoutes,
  transporterLot: transporterLotRoutes,
  transporterLotActions: transporterLotCommands,
  driver: driverRoutes,
  driverLoad: driverLoadCommands,
  driverReceipt: driverReceiptCommands,
  driverTracking: driverTrackingCommands,
} satisfies Record<string, RouteTable>

/**
 * Tables whose rows are served one by one, commands among them: files, papers, links, sockets, many loads at once. A process that answers
 * queries serves them all, except `realtime`, which is the push's.
 */
export const servedRoutes = {
  password: passwordRoutes,
  access: accessRoutes,
  receiptPaper: receiptPaperRoutes,
  bulk: bulkRoutes,
  bulkReceipt: bulkReceiptRoutes,
  bulkPreview: bulkPreviews,
  evidence: evidenceRoutes,
  paper: paperRoutes,
  share: shareRoutes,
  file: fileRoutes,
  realtime: realtimeRoutes,
} satisfies Record<string, RouteTable>

/** Every table by name: what the role matrix, OpenAPI and the acceptance list walk over. */
export const allRoutes = { ...mountedRoutes, ...servedRoutes }
