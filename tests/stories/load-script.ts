import type { LoadTerms } from '@embarca/contracts/load/terms.ts'
import { eventRecorder } from './event-recorder.ts'

const place = (placeId: string, name: string, city: string, state: string) => ({
  placeId,
  name,
  document: `${placeId}-cnpj`,
  street: `Rua ${name}, 100`,
  city,
  state,
  zone: 'America/Sao_Paulo',
  latitude: -24.3,
  longitude: -50.6,
})
export const mill = place('mill', 'Fábrica Iguaçu', 'Telêmaco Borba', 'PR')
export const shop = place('shop', 'Atacado Prata', 'Uberlândia', 'MG')
export const store = place('store', 'Loja Centro', 'Goiânia', 'GO')

export const terms = (over: Partial<LoadTerms> = {}): LoadTerms => ({
  externalId: 'CG-20377',
  hiringType: 'NORMAL',
  deliveryType: 'SINGLE',
  freightType: 'CIF',
  acceptType: 'FIRST_ACCEPT',
  profileId: 'p1',
  profileName: 'Bobinas',
  measureType: 'WEIGHT',
  productName: 'Papel',
  unitType: 'Bobina',
  freightPrice: 731_000,
  freightDistance: 838,
  tags: ['papel'],
  flPriority: false,
  onlyHiring: false,
  approvalRequired: false,
  origins: [{ originId: 'o1', place: mill, collectDate: '2026-01-06T12:00:00.000Z' }],
  destinations: [
    { destinationId: 'r1', place: shop, deliveryDate: '2026-01-07T12:00:00.000Z', orderCode: 'PED-1', weight: 12_000.5 },
    { destinationId: 'r2', place: store, deliveryDate: '2026-01-07T18:00:00.000Z', orderCode: 'PED-2', weight: 0.25 },
  ],
  target: { flAll: false, flAllDriver: false, groupIds: [], transporterIds: ['t1', 't2'], groupDriverIds: [], driverIds: [] },
  ...over,
})

const DEADLINE = '2026-01-06T12:00:00.000Z'
const driver = { driverId: 'd1', name: 'João Almeida', document: '52998224725', phone: '31999994410' }
const vehicles = [
  { vehicleId: 'v1', plate: 'RQK3D41', vehicleType: 'CARRETA_LS', trailerType: 'SIDER' },
  { vehicleId: 'v2', plate: 'RQK3D52', vehicleType: 'CARRETA_LS' },
]
/** Owner and carrier of the load. */
export const parties = {
  shipperId: 's1',
  operationGroupId: 'g1',
  company: { transporterId: 't1', transporterName: 'TransNorte' },
  driver,
}

/** Records events of a load by what happened; each step is optional. */
export const loadScript = (recorder = eventRecorder(), loadId = 'L1', over: Partial<LoadTerms> = {}, of: Partial<typeof parties> = {}) => {
  const { shipperId, operationGroupId, company, driver } = { ...parties, ...of }
  const { transporterId } = company
  const carrier = { userId: 'tania', roles: ['transporter_operator'], transporterId }
  const atTheWheel = { userId: 'joao', roles: ['driver'], transporterId, driverId: driver.driverId }
  const { recordEvent } = recorder
  const load = `load-${loadId}`
  const deliveryId = `${loadId}-1`
  const agreed = terms(over)
  const one = (receiptId: string) => ({ loadId, deliveryId, receiptId })
  const recordOnLoad = (type: string, data: object = {}, by = {}) => recordEvent(load, { type, data: { loadId, ...data } }, by)
  const receipts = (type: string, data: object, by = {}) => recordEvent(`receipts-${deliveryId}`, { type, data }, by)
  const steps = {
    ...recorder,
    recordOnLoad,
    receipts,
    launched: () => recordOnLoad('LoadLaunched', { shipperId, operationGroupId, status: 'WAIT_TRANSPORTER_ACCEPT', terms: agreed }),
    offered: () => {
      recordOnLoad('LoadOffered', {
        status: 'WAIT_TRANSPORTER_ACCEPT',
        offeredAt: '2026-01-05T12:00:00.000Z',
        deadline: DEADLINE,
        target: agreed.target,
      })
      recordEvent(`negotiation-${loadId}`, {
        type: 'NegotiationOpened',
        data: { loadId, shipperId, operationGroupId, target: agreed.target, deadline: DEADLINE },
      })
    },
    seen: (transporterId = company.transporterId) =>
      recordEvent(`negotiation-${loadId}`, { type: 'OfferSeen', data: { loadId, transporterId } }, carrier),
    declined: (transporterId = 't2') =>
      recordEvent(
        `negotiation-${loadId}`,
        { type: 'OfferDeclined', data: { loadId, transporterId, transporterName: 'Sulista', reason: 'Sem veículo' } },
        carrier,
      ),
    hired: () => {
      recordOnLoad('OfferAccepted', { ...company, price: 731_000 }, carrier)
      recordOnLoad('TransporterAssigned', { status: 'ASSIGNED_TO_TRANSPORTER', ...company, price: 731_000 }, carrier)
    },
    bound: () => {
      recordOnLoad('DriverBound', { status: 'WAITING_DRIVER_ACCEPT', driver, vehicles }, carrier)
      recordOnLoad('DriverConfirmed', { status: 'LINKED_TO_DRIVER_VEHICLE' }, atTheWheel)
    },
    collected: () => {
      recordOnLoad('CollectStarted', { status: 'IN_COLLECT' }, atTheWheel)
      recordOnLoad('CollectFinished', { status: 'COLLECT_DONE' }, atTheWheel)
      recordOnLoad('TransitStarted', { status: 'IN_TRANSIT' }, atTheWheel)
    },
    tracked: (at = '2026-01-06T15:00:00.000Z', remaining = 612) =>
      recordEvent(
        `tracking-${loadId}`,
        { type: 'PositionReported', data: { loadId, driverId: driver.driverId, at, point: '-19.3,-48.9', remaining } },
        atTheWheel,
      ),
    approached: () => {
      recordOnLoad('DeliveryApproached', { status: 'IN_DELIVERY' }, atTheWheel)
      receipts('ReceiptsExpected', {
        loadId,
        deliveryId,
        shipperId,
        operationGroupId,
        transporterId,
        driverId: driver.driverId,
        driverName: driver.name,
        receipts: agreed.destinations.map(({ destinationId, deliveryDate, orderCode, place: { name, zone } }) => ({
          receiptId: destinationId,
          expectedAt: deliveryDate,
          orderCode,
          placeName: name,
          zone,
        })),
      })
    },
    arrived: (receiptId = 'r1', arrivedAt = '2026-01-07T11:00:00.000Z') => {
      receipts('ReceiptArrived', { ...one(receiptId), arrivedAt }, atTheWheel)
      receipts('ReceiptImagesAdded', { ...one(receiptId), images: [{ fileId: `file-${receiptId}`, name: 'canhoto.jpg' }] }, atTheWheel)
      receipts('DeliveryEnded', { ...one(receiptId), endedAt: arrivedAt, last: receiptId === 'r2' }, atTheWheel)
    },
    delivered: () => recordOnLoad('LoadDelivered', { status: 'DELIVERED' }),
    invoiced: (invoiceId = 'i1') =>
      recordOnLoad('InvoicesAdded', { deliveryId, invoices: [{ invoiceId, orderCode: 'PED-1', series: '001', number: '000004711' }] }),
    approved: (receiptId = 'r1') => receipts('ReceiptApproved', { ...one(receiptId), status: 'APPROVED', onTime: true }),
    refused: (receiptId = 'r1') => receipts('ReceiptRefused', { ...one(receiptId), status: 'REFUSED', reason: 'Ilegível' }),
    finished: () => recordOnLoad('LoadFinished', { status: 'FINISHED' }),
  }
  return {
    ...steps,
    /** From the launch to transit. */
    underway: () => {
      steps.launched()
      steps.offered()
      steps.seen()
      steps.declined()
      steps.hired()
      steps.bound()
      steps.collected()
    },
    /** Everything, to the finished load. */
    toFinished: () => {
      steps.launched()
      steps.offered()
      steps.seen()
      steps.declined()
      steps.hired()
      steps.bound()
      steps.collected()
      steps.tracked()
      steps.approached()
      steps.arrived('r1')
      steps.arrived('r2')
      steps.delivered()
      steps.invoiced()
      steps.approved('r1')
      steps.approved('r2')
      steps.finished()
    },
  }
}
