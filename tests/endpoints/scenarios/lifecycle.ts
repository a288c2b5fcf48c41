import { driverLoadCommands, driverTrackingCommands, transporterLoadCommands } from '@embarca/contracts/carrier/routes.ts'
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
  (bring: (setting: ScenarioSetting) => Promise<string>, more: object = {}) =>
  async (setting: ScenarioSetting) => ({ id: await bring(setting), ...more })
const needsApproval = async (setting: ScenarioSetting) => {
  const { app } = setting
  await app.record('shipper-s1', [
    {
      type: 'ShipperChanged',
      data: {
        id: 's1',
        shipperId: 's1',
        name: 'Serra Azul',
        document: '11222333000181',
        toggles: { ENABLE_LAUNCH_BY_ORDER: true, ENABLE_CHECKLIST: true },
        approvalAbove: 800_000,
      },
    },
  ])
  return setting.hired({ freightPrice: 900_000 })
}
const approved = async (setting: ScenarioSetting) => {
  const id = await setting.delivered()
  await setting.execute(receiptRoutes.approveAll, { id: deliveryOf(id) })
  await setting.invoiced(id)
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
    refused: { given: async (setting) => ({ ...form(), hashId: await setting.launched() }), code: 'LOAD_NOT_NOW' },
  },
  {
    call: 'C061',
    row: loadRoutes.publishDraft,
    given: that((setting) => setting.drafted()),
    then: ['LoadLaunched', 'LoadOffered'],
    shows: becomes('WAIT_TRANSPORTER_ACCEPT'),
    refused: {
      given: that((setting) => setting.drafted({ origins: [{ placeId: 'mill', collectDate: '2025-12-01T12:00:00.000Z' }] })),
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
    given: that((setting) => setting.drafted()),
    then: ['LoadDraftDeleted'],
    shows: ({ id }) => of(id, 'code', 'NOT_FOUND'),
    refused: { given: that((setting) => setting.launched()), code: 'LOAD_NOT_NOW' },
  },
  {
    call: 'C071',
    row: loadRoutes.cancel,
    given: that((setting) => setting.launched(), reason),
    then: ['LoadCanceled', 'NegotiationClosed'],
    shows: becomes('CANCELED'),
    refused: { given: that((setting) => setting.delivered(), reason), code: 'LOAD_NOT_NOW' },
  },
  {
    call: 'C072',
    row: loadRoutes.reopen,
    given: that((setting) => setting.canceled()),
    then: ['LoadReopened', 'NegotiationReopened'],
    shows: becomes('WAIT_TRANSPORTER_ACCEPT'),
    refused: { given: that((setting) => setting.launched()), code: 'LOAD_NOT_NOW' },
  },
  {
    call: 'C073',
    row: loadRoutes.relaunch,
    given: that((setting) => setting.canceled(), form()),
    then: ['LoadLaunched', 'LoadOffered'],
    shows: created,
    refused: { given: that((setting) => setting.launched(), form()), code: 'LOAD_NOT_ENDED' },
  },
  {
    call: 'C074',
    row: loadRoutes.finish,
    given: that(approved),
    then: ['ReceiptsClosed', 'LoadFinished'],
    shows: becomes('FINISHED'),
    refused: { given: that((setting) => setting.delivered()), code: 'RECEIPTS_NOT_ALL_APPROVED' },
  },
  {
    call: 'C075',
    row: loadRoutes.finishOnlyHiring,
    given: that((setting) => setting.hired({ onlyHiring: true })),
    then: ['LoadFinished'],
    shows: becomes('FINISHED'),
    refused: { given: that((setting) => setting.hired()), code: 'NOT_ONLY_HIRING' },
  },
  {
    call: 'C076',
    row: loadRoutes.reopenAssigned,
    given: that((setting) => setting.hired()),
    then: ['AcceptanceUndone', 'NegotiationReopened'],
    shows: becomes('WAIT_TRANSPORTER_ACCEPT'),
    refused: { given: that((setting) => setting.linked()), code: 'LOAD_NOT_NOW' },
  },
  {
    call: 'C078',
    row: loadRoutes.resetStatus,
    given: that((setting) => setting.inDelivery(), { status: 'IN_COLLECT' }),
    then: ['StatusReset'],
    shows: becomes('IN_COLLECT'),
    refused: { given: that((setting) => setting.linked(), { status: 'IN_TRANSIT' }), code: 'STATUS_NOT_ALLOWED' },
  },
  {
    call: 'C081',
    row: loadRoutes.approveHiring,
    by: approver,
    given: that(needsApproval),
    then: ['HiringApproved'],
    shows: becomes('ASSIGNED_TO_TRANSPORTER'),
    refused: { given: that((setting) => setting.hired()), code: 'LOAD_NOT_NOW' },
  },
  {
    call: 'C082',
    row: loadRoutes.refuseHiring,
    by: approver,
    given: that(needsApproval, reason),
    then: ['HiringRefused', 'NegotiationReopened'],
    shows: becomes('WAIT_TRANSPORTER_ACCEPT'),
    refused: { given: that((setting) => setting.hired(), reason), code: 'LOAD_NOT_NOW' },
  },
  {
    call: 'C085',
    row: loadRoutes.acceptDriver,
    given: that((setting) => setting.bound()),
    then: ['DriverConfirmed'],
    shows: becomes('LINKED_TO_DRIVER_VEHICLE'),
    refused: { given: that((setting) => setting.hired()), code: 'LOAD_NOT_NOW' },
  },
  {
    call: 'C086',
    row: loadRoutes.refuseDriver,
    given: that((setting) => setting.bound(), reason),
    then: ['DriverRefused'],
    shows: becomes('ASSIGNED_TO_TRANSPORTER'),
    refused: { given: that((setting) => setting.linked(), reason), code: 'LOAD_NOT_NOW' },
  },
  {
    call: 'C087',
    row: loadRoutes.confirmDriver,
    given: that((setting) => setting.bound(), { driverId: 'd1' }),
    then: ['DriverConfirmed'],
    shows: becomes('LINKED_TO_DRIVER_VEHICLE'),
    refused: { given: that((setting) => setting.bound(), { driverId: 'd2' }), code: 'DRIVER_NOT_BOUND' },
  },
  {
    call: 'C088',
    row: loadRoutes.chooseTransporter,
    given: that((setting) => setting.completed(), { transporterId: 't1' }),
    then: ['TransporterAssigned'],
    shows: becomes('ASSIGNED_TO_TRANSPORTER'),
    refused: { given: that((setting) => setting.completed(), { transporterId: 't2' }), code: 'TRANSPORTER_DID_NOT_ACCEPT' },
  },
  {
    call: 'C089',
    row: loadRoutes.bindTransporterAndDriver,
    given: that((setting) => setting.hired(), { transporterId: 't2', driverId: 'd3', vehicleIds: ['v3'] }),
    then: ['TransporterReplaced', 'DriverBound'],
    shows: ({ id }) => of(id, 'driverName', 'Ivo'),
    refused: {
      given: that((setting) => setting.hired(), { transporterId: 't2', driverId: 'd1', vehicleIds: ['v3'] }),
      code: 'DRIVER_UNKNOWN',
    },
  },
  {
    call: 'C090',
    row: loadRoutes.changeTransporter,
    given: that((setting) => setting.hired(), { transporterId: 't2', ...reason }),
    then: ['TransporterReplaced'],
    shows: ({ id }) => of(id, 'transporterName', 'Sulista'),
    refused: { given: that((setting) => setting.hired(), { transporterId: 't1', ...reason }), code: 'TRANSPORTER_UNCHANGED' },
  },
  {
    call: 'C051',
    row: loadRoutes.closeOffer,
    given: that((setting) => setting.accepted()),
    then: ['OfferCompleted', 'NegotiationClosed'],
    shows: becomes('OFFER_COMPLETED'),
    refused: { given: that((setting) => setting.launched()), code: 'NOBODY_ANSWERED' },
  },
  {
    call: 'C052',
    row: loadRoutes.reopenOffer,
    given: that((setting) => setting.completed()),
    then: ['OfferReopened', 'NegotiationReopened'],
    shows: becomes('WAIT_TRANSPORTER_ACCEPT'),
    refused: { given: that((setting) => setting.hired()), code: 'LOAD_NOT_NOW' },
  },
  {
    call: 'C047',
    row: loadRoutes.undoAcceptance,
    given: that((setting) => setting.hired()),
    then: ['AcceptanceUndone', 'NegotiationReopened'],
    shows: becomes('WAIT_TRANSPORTER_ACCEPT'),
    refused: { given: that((setting) => setting.launched()), code: 'LOAD_NOT_NOW' },
  },
]

/** Commands of carriers on the same loads, by their own paths. */
const carrierScenarios: readonly CallScenario[] = [
  {
    call: 'transporter accepts',
    row: transporterLoadCommands.accept,
    by: tania,
    given: that((setting) => setting.launched()),
    then: ['OfferAccepted', 'TransporterAssigned', 'NegotiationClosed'],
    shows: becomes('ASSIGNED_TO_TRANSPORTER'),
    refused: { given: that((setting) => setting.canceled()), code: 'OFFER_WITHDRAWN' },
  },
  {
    call: 'carrier confirms for a driver without a phone',
    row: transporterLoadCommands.confirmDriver,
    by: tania,
    given: that((setting) => setting.bound(), { reason: 'Motorista sem celular' }),
    then: ['DriverConfirmed'],
    shows: becomes('LINKED_TO_DRIVER_VEHICLE'),
    refused: { given: that((setting) => setting.hired(), { reason: 'Motorista sem celular' }), code: 'LOAD_NOT_NOW' },
  },
  {
    call: 'driver reports the positions of some minutes',
    row: driverTrackingCommands.positions,
    by: joao,
    given: that((setting) => setting.inDelivery(), {
      positions: [{ at: '2026-01-05T11:59:00Z', latitude: -24.5, longitude: -50.25 }],
    }),
    then: ['PositionReported'],
    shows: becomes('IN_DELIVERY'),
    refused: {
      given: that((setting) => setting.delivered(), { positions: [{ at: '2026-01-05T11:59:00Z', latitude: -24.5, longitude: -50.25 }] }),
      code: 'LOAD_NOT_NOW',
    },
  },
  {
    call: 'driver starts the collect',
    row: driverLoadCommands.startCollect,
    by: joao,
    given: that((setting) => setting.linked()),
    then: ['CollectStarted'],
    shows: becomes('IN_COLLECT'),
    refused: { given: that((setting) => setting.bound()), code: 'LOAD_NOT_NOW' },
  },
]

export const scenarios: readonly CallScenario[] = [...lifecycleScenarios, ...carrierScenarios]
