import { driverLoadCommands, transporterLoadCommands } from '@embarca/contracts/carrier/routes.ts'
import { deliveryOf } from '@embarca/contracts/load/codes.ts'
import { loadRoutes } from '@embarca/contracts/load/routes.ts'
import { loadDetailsRoutes } from '@embarca/contracts/load-details/routes.ts'
import { receiptRoutes } from '@embarca/contracts/receipt/routes.ts'
import type { CallScenario, Shows } from './call-scenario.ts'
import { form, personas, type ScenarioSetting } from './setting.ts'

const { details } = loadDetailsRoutes
const { approver, joao, tania } = personas
const of = (id: string, at: string, is: unknown): Shows => ({ ask: details, input: { id }, at, is })
const becomes =
  (statusCode: string) =>
  ({ id }: { id: string }) =>
    of(id, 'statusCode', statusCode)
const created = (_: object, stream: string) => of(stream.slice('load-'.length), 'statusCode', 'WAIT_TRANSPORTER_ACCEPT')
const that =
  (bring: (scene: ScenarioSetting) => Promise<string>, more: object = {}) =>
  async (scene: ScenarioSetting) => ({ id: await bring(scene), ...more })
const needsApproval = async (scene: ScenarioSetting) => {
  const { app } = scene
  await app.record('shipper-s1', [
    {
      type: 'ShipperChanged',
      data: { id: 's1', shipperId: 's1', name: 'Serra Azul', document: '11222333000181', toggles: {}, approvalAbove: 800_000 },
    },
  ])
  return scene.hired({ freightPrice: 900_000 })
}
const approved = async (scene: ScenarioSetting) => {
  const id = await scene.delivered()
  await scene.execute(receiptRoutes.approveAll, { id: deliveryOf(id) })
  await scene.invoiced(id)
  return id
}
const reason = { reason: 'Porque sim' }

/** From the draft to the end of a load (C060–C090). */
const lifecycleScenarios: readonly CallScenario[] = [
  {
    call: 'C060',
    row: loadRoutes.saveDraft,
    given: async () => form({ observation: 'Ligar antes' }),
    then: ['LoadDrafted'],
    shows: (_, stream) => of(stream.slice('load-'.length), 'form.observation', 'Ligar antes'),
    refused: { given: async (scene) => ({ ...form(), hashId: await scene.launched() }), code: 'LOAD_NOT_NOW' },
  },
  {
    call: 'C061',
    row: loadRoutes.publishDraft,
    given: that((scene) => scene.drafted()),
    then: ['LoadLaunched', 'LoadOffered'],
    shows: becomes('WAIT_TRANSPORTER_ACCEPT'),
    refused: {
      given: that((scene) => scene.drafted({ origins: [{ placeId: 'mill', collectDate: '2025-12-01T12:00:00.000Z' }] })),
      code: 'COLLECT_IN_THE_PAST',
    },
  },
  {
    call: 'C063',
    row: loadRoutes.launch,
    given: async () => form(),
    then: ['LoadLaunched', 'LoadOffered'],
    shows: created,
    refused: { given: async () => form({ target: { ...form().target, transporterIds: [] } }), code: 'TARGET_MISSING' },
  },
  {
    call: 'C070',
    row: loadRoutes.deleteDraft,
    given: that((scene) => scene.drafted()),
    then: ['LoadDraftDeleted'],
    shows: ({ id }) => of(id, 'code', 'NOT_FOUND'),
    refused: { given: that((scene) => scene.launched()), code: 'LOAD_NOT_NOW' },
  },
  {
    call: 'C071',
    row: loadRoutes.cancel,
    given: that((scene) => scene.launched(), reason),
    then: ['LoadCanceled', 'NegotiationClosed'],
    shows: becomes('CANCELED'),
    refused: { given: that((scene) => scene.delivered(), reason), code: 'LOAD_NOT_NOW' },
  },
  {
    call: 'C072',
    row: loadRoutes.reopen,
    given: that((scene) => scene.canceled()),
    then: ['LoadReopened', 'NegotiationReopened'],
    shows: becomes('WAIT_TRANSPORTER_ACCEPT'),
    refused: { given: that((scene) => scene.launched()), code: 'LOAD_NOT_NOW' },
  },
  {
    call: 'C073',
    row: loadRoutes.relaunch,
    given: that((scene) => scene.canceled(), form()),
    then: ['LoadLaunched', 'LoadOffered'],
    shows: created,
    refused: { given: that((scene) => scene.launched(), form()), code: 'LOAD_NOT_ENDED' },
  },
  {
    call: 'C074',
    row: loadRoutes.finish,
    given: that(approved),
    then: ['ReceiptsClosed', 'LoadFinished'],
    shows: becomes('FINISHED'),
    refused: { given: that((scene) => scene.delivered()), code: 'RECEIPTS_NOT_ALL_APPROVED' },
  },
  {
    call: 'C075',
    row: loadRoutes.finishOnlyHiring,
    given: that((scene) => scene.hired({ onlyHiring: true })),
    then: ['LoadFinished'],
    shows: becomes('FINISHED'),
    refused: { given: that((scene) => scene.hired()), code: 'NOT_ONLY_HIRING' },
  },
  {
    call: 'C076',
    row: loadRoutes.reopenAssigned,
    given: that((scene) => scene.hired()),
    then: ['AcceptanceUndone', 'NegotiationReopened'],
    shows: becomes('WAIT_TRANSPORTER_ACCEPT'),
    refused: { given: that((scene) => scene.linked()), code: 'LOAD_NOT_NOW' },
  },
  {
    call: 'C078',
    row: loadRoutes.resetStatus,
    given: that((scene) => scene.inDelivery(), { status: 'IN_COLLECT' }),
    then: ['StatusReset'],
    shows: becomes('IN_COLLECT'),
    refused: { given: that((scene) => scene.linked(), { status: 'IN_TRANSIT' }), code: 'STATUS_NOT_ALLOWED' },
  },
  {
    call: 'C081',
    row: loadRoutes.approveHiring,
    by: approver,
    given: that(needsApproval),
    then: ['HiringApproved'],
    shows: becomes('ASSIGNED_TO_TRANSPORTER'),
    refused: { given: that((scene) => scene.hired()), code: 'LOAD_NOT_NOW' },
  },
  {
    call: 'C082',
    row: loadRoutes.refuseHiring,
    by: approver,
    given: that(needsApproval, reason),
    then: ['HiringRefused', 'NegotiationReopened'],
    shows: becomes('WAIT_TRANSPORTER_ACCEPT'),
    refused: { given: that((scene) => scene.hired(), reason), code: 'LOAD_NOT_NOW' },
  },
  {
    call: 'C085',
    row: loadRoutes.acceptDriver,
    given: that((scene) => scene.bound()),
    then: ['DriverConfirmed'],
    shows: becomes('LINKED_TO_DRIVER_VEHICLE'),
    refused: { given: that((scene) => scene.hired()), code: 'LOAD_NOT_NOW' },
  },
  {
    call: 'C086',
    row: loadRoutes.refuseDriver,
    given: that((scene) => scene.bound(), reason),
    then: ['DriverRefused'],
    shows: becomes('ASSIGNED_TO_TRANSPORTER'),
    refused: { given: that((scene) => scene.linked(), reason), code: 'LOAD_NOT_NOW' },
  },
  {
    call: 'C087',
    row: loadRoutes.confirmDriver,
    given: that((scene) => scene.bound(), { driverId: 'd1' }),
    then: ['DriverConfirmed'],
    shows: becomes('LINKED_TO_DRIVER_VEHICLE'),
    refused: { given: that((scene) => scene.bound(), { driverId: 'd2' }), code: 'DRIVER_NOT_BOUND' },
  },
  {
    call: 'C088',
    row: loadRoutes.chooseTransporter,
    given: that((scene) => scene.completed(), { transporterId: 't1' }),
    then: ['TransporterAssigned'],
    shows: becomes('ASSIGNED_TO_TRANSPORTER'),
    refused: { given: that((scene) => scene.completed(), { transporterId: 't2' }), code: 'TRANSPORTER_DID_NOT_ACCEPT' },
  },
  {
    call: 'C089',
    row: loadRoutes.bindTransporterAndDriver,
    given: that((scene) => scene.hired(), { transporterId: 't2', driverId: 'd3', vehicleIds: ['v3'] }),
    then: ['TransporterReplaced', 'DriverBound'],
    shows: ({ id }) => of(id, 'driverName', 'Ivo'),
    refused: { given: that((scene) => scene.hired(), { transporterId: 't2', driverId: 'd1', vehicleIds: ['v3'] }), code: 'DRIVER_UNKNOWN' },
  },
  {
    call: 'C090',
    row: loadRoutes.changeTransporter,
    given: that((scene) => scene.hired(), { transporterId: 't2', ...reason }),
    then: ['TransporterReplaced'],
    shows: ({ id }) => of(id, 'transporterName', 'Sulista'),
    refused: { given: that((scene) => scene.hired(), { transporterId: 't1', ...reason }), code: 'TRANSPORTER_UNCHANGED' },
  },
  {
    call: 'C051',
    row: loadRoutes.closeOffer,
    given: that((scene) => scene.accepted()),
    then: ['OfferCompleted', 'NegotiationClosed'],
    shows: becomes('OFFER_COMPLETED'),
    refused: { given: that((scene) => scene.launched()), code: 'NOBODY_ANSWERED' },
  },
  {
    call: 'C052',
    row: loadRoutes.reopenOffer,
    given: that((scene) => scene.completed()),
    then: ['OfferReopened', 'NegotiationReopened'],
    shows: becomes('WAIT_TRANSPORTER_ACCEPT'),
    refused: { given: that((scene) => scene.hired()), code: 'LOAD_NOT_NOW' },
  },
  {
    call: 'C047',
    row: loadRoutes.undoAcceptance,
    given: that((scene) => scene.hired()),
    then: ['AcceptanceUndone', 'NegotiationReopened'],
    shows: becomes('WAIT_TRANSPORTER_ACCEPT'),
    refused: { given: that((scene) => scene.launched()), code: 'LOAD_NOT_NOW' },
  },
]

/** What carriers do to the same loads, by their own addresses. */
const carrierScenarios: readonly CallScenario[] = [
  {
    call: 'transporter accepts',
    row: transporterLoadCommands.accept,
    by: tania,
    given: that((scene) => scene.launched()),
    then: ['OfferAccepted', 'TransporterAssigned', 'NegotiationClosed'],
    shows: becomes('ASSIGNED_TO_TRANSPORTER'),
    refused: { given: that((scene) => scene.canceled()), code: 'OFFER_WITHDRAWN' },
  },
  {
    call: 'driver starts the collect',
    row: driverLoadCommands.startCollect,
    by: joao,
    given: that((scene) => scene.linked()),
    then: ['CollectStarted'],
    shows: becomes('IN_COLLECT'),
    refused: { given: that((scene) => scene.bound()), code: 'LOAD_NOT_NOW' },
  },
]

export const scenarios: readonly CallScenario[] = [...lifecycleScenarios, ...carrierScenarios]
