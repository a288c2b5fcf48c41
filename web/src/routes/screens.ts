// Generated from the files of this folder by `npm run screens`.
import { blockedDriversRoute, blockedTransportersRoute, blockedVehiclesRoute, blockRulesRoute } from './blocks.ts'
import { callPanelRoute } from './call-panel.ts'
import { carrierGroupRoute, carrierGroupsRoute } from './carrier-groups.ts'
import { carrierRoute, carriersRoute } from './carriers.ts'
import { checklistItemRoute, checklistItemsRoute } from './checklist-items.ts'
import { configsRoute } from './configs.ts'
import { contractRoute, fleetRoute, fleetTableRoute } from './dedicated.ts'
import { batchRoute, deliveryDetailsRoute, deliveryRoute, groupedRoute } from './delivery-details.ts'
import { dispatchmentRoute } from './dispatchment.ts'
import { documentTypeRoute, documentTypesRoute } from './document-types.ts'
import { driverGroupRoute, driverGroupsRoute } from './driver-groups.ts'
import { driversRoute } from './drivers.ts'
import { evaluationDetailRoute, evaluationFormRoute, evaluationRoute } from './evaluation.ts'
import { checklistsRoute, gateRoute } from './gate.ts'
import { deliveryHistoryRoute, historyRoute, logisticOperatorLoadsRoute } from './history.ts'
import { incidentRoute, incidentsRoute } from './incidents.ts'
import { dashboardRoute, reportsRoute } from './indicators.ts'
import { invitesRoute, logisticOperatorRoute } from './invites.ts'
import { launchAgainRoute, launchRoute, lotLaunchRoute, relaunchRoute } from './launch.ts'
import { lifecyclesRoute } from './lifecycles.ts'
import { loadDetailsRoute } from './load-details.ts'
import { loadsRoute, newBoardRoute } from './loads.ts'
import { occurrenceTypesRoute } from './occurrence-types.ts'
import { ordersRoute } from './orders.ts'
import { panelRoute, panelsRoute } from './panels.ts'
import { pendenciesRoute } from './pendencies.ts'
import { pendencyTypesRoute } from './pendency-types.ts'
import { placeRoute, placesRoute } from './places.ts'
import { profileRoute, profilesRoute } from './profiles.ts'
import { receiptLoadsRoute } from './receipts.ts'
import { receiverRoute, receiversRoute } from './receivers.ts'
import { replayRoute } from './replay.ts'
import { settingsRoute } from './settings.ts'
import { userRoute, usersRoute } from './users.ts'
import { vehicleRoute } from './vehicle.ts'

/** Every screen of the features, each defined in a file of this folder; menus list only screens that are here. */
export const screens = [
  loadsRoute,
  newBoardRoute,
  loadDetailsRoute,
  replayRoute,
  deliveryDetailsRoute,
  deliveryRoute,
  batchRoute,
  groupedRoute,
  launchRoute,
  launchAgainRoute,
  lotLaunchRoute,
  relaunchRoute,
  receiptLoadsRoute,
  historyRoute,
  deliveryHistoryRoute,
  logisticOperatorLoadsRoute,
  dashboardRoute,
  reportsRoute,
  profilesRoute,
  profileRoute,
  vehicleRoute,
  settingsRoute,
  configsRoute,
  usersRoute,
  userRoute,
  lifecyclesRoute,
  placesRoute,
  receiverRoute,
  receiversRoute,
  blockRulesRoute,
  blockedDriversRoute,
  blockedTransportersRoute,
  blockedVehiclesRoute,
  documentTypeRoute,
  documentTypesRoute,
  evaluationDetailRoute,
  evaluationFormRoute,
  evaluationRoute,
  carrierGroupRoute,
  carrierGroupsRoute,
  carrierRoute,
  carriersRoute,
  invitesRoute,
  logisticOperatorRoute,
  driverGroupRoute,
  driverGroupsRoute,
  driversRoute,
  occurrenceTypesRoute,
  incidentRoute,
  incidentsRoute,
  pendenciesRoute,
  pendencyTypesRoute,
  ordersRoute,
  placeRoute,
  checklistItemRoute,
  checklistItemsRoute,
  gateRoute,
  callPanelRoute,
  panelsRoute,
  panelRoute,
  dispatchmentRoute,
  checklistsRoute,
  contractRoute,
  fleetRoute,
  fleetTableRoute,
] as const
