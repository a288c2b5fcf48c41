import type { Event } from '@embarca/contracts/kit/event.ts'
import type { Append } from '@embarca/services/kit/event-store.ts'

const START = Date.now()
const by = { userId: 'user-7', roles: ['shipper_operator'], shipperId: 'shipper-1' }
const bytes = Array.from({ length: 256 }, (_, byte) => byte.toString(16).padStart(2, '0'))
const hex4 = (n: number) => bytes[(n >>> 8) & 0xff]! + bytes[n & 0xff]!
const hex3 = (n: number) => hex4(n).slice(1)
const EPOCH_HEX = hex4(START / 2 ** 32)

/** UUIDv7 as the browser makes them, without its randomness; from a table, because the measured client waits for it. */
export const v7 = (n: number, salt = 0) => {
  const time = START + (n >> 3)
  const scattered = Math.imul(n, 0x9e3779b1)
  return `${EPOCH_HEX}${hex4(time >>> 16)}-${hex4(time)}-7${hex3(n)}-8${hex3(salt)}-${hex4(scattered >>> 16)}${hex4(scattered)}${hex4(n)}`
}

const place = (placeId: string, name: string, city: string) => ({
  placeId,
  name,
  street: 'Av. Presidente Kennedy, 1200',
  city,
  state: 'SP',
  zone: 'America/Sao_Paulo',
  latitude: -23.35,
  longitude: -46.87,
})
const target = { flAll: true, flAllDriver: false, groupIds: [], transporterIds: [], groupDriverIds: [], driverIds: [] }
const driver = (n: number) => ({
  driverId: `driver-${n % 60}`,
  name: 'José Carlos da Silva',
  document: '52998224725',
  phone: '11987654321',
})
const transporter = (n: number) => ({ transporterId: `transporter-${n % 12}`, transporterName: 'Transportes Bandeirante Ltda' })

type Step = { readonly stream: 'load' | 'receipts' | 'tracking'; readonly event: (loadId: string, n: number, now: string) => Event }
const step = (stream: Step['stream'], type: string, data: (loadId: string, n: number, now: string) => object): Step => ({
  stream,
  event: (loadId, n, now) => ({ type, data: { loadId, ...data(loadId, n, now) } }),
})
const moves = (type: string, status: string) => step('load', type, () => ({ status }))
const receipt = (loadId: string) => ({ deliveryId: `${loadId}-1`, receiptId: `${loadId}-d1` })

/** The events of one load from launch to finish, one command each, in its three streams. */
const life: readonly Step[] = [
  step('load', 'LoadLaunched', (loadId, n, now) => ({
    shipperId: 'shipper-1',
    operationGroupId: 'group-1',
    status: 'CREATED',
    terms: {
      externalId: `CARGA-${n}`,
      hiringType: 'NORMAL',
      deliveryType: 'SINGLE',
      freightType: 'CIF',
      acceptType: 'FIRST_ACCEPT',
      profileId: 'profile-1',
      profileName: 'Carreta baú',
      measureType: 'WEIGHT',
      freightPrice: 412_000,
      freightDistance: 431.5,
      tags: [],
      flPriority: false,
      onlyHiring: false,
      approvalRequired: false,
      origins: [
        {
          originId: `${loadId}-o1`,
          place: place('place-1', 'Centro de Distribuição Cajamar', 'Cajamar'),
          collectDate: now,
          weight: 24_000,
        },
      ],
      destinations: [
        {
          destinationId: `${loadId}-d1`,
          place: place('place-2', 'Atacado Ribeirão', 'Ribeirão Preto'),
          deliveryDate: now,
          orderCode: `P-${n}`,
          weight: 24_000,
        },
      ],
      target,
    },
  })),
  step('load', 'LoadOffered', (_loadId, _n, now) => ({ status: 'WAIT_TRANSPORTER_ACCEPT', offeredAt: now, deadline: now, target })),
  step('load', 'OfferAccepted', (_loadId, n) => ({ ...transporter(n), price: 412_000 })),
  step('load', 'TransporterAssigned', (_loadId, n) => ({ status: 'ASSIGNED_TO_TRANSPORTER', ...transporter(n), price: 412_000 })),
  step('load', 'DriverBound', (_loadId, n) => ({
    status: 'WAITING_DRIVER_ACCEPT',
    driver: driver(n),
    vehicles: [{ vehicleId: `vehicle-${n % 60}`, plate: 'ABC1D23', vehicleType: 'CAVALO_TRUCADO' }],
  })),
  moves('DriverConfirmed', 'LINKED_TO_DRIVER_VEHICLE'),
  moves('CollectStarted', 'IN_COLLECT'),
  moves('CollectFinished', 'COLLECT_DONE'),
  moves('TransitStarted', 'IN_TRANSIT'),
  step('receipts', 'ReceiptsExpected', (loadId, n, now) => ({
    deliveryId: `${loadId}-1`,
    shipperId: 'shipper-1',
    operationGroupId: 'group-1',
    transporterId: transporter(n).transporterId,
    driverId: driver(n).driverId,
    driverName: driver(n).name,
    receipts: [
      { receiptId: `${loadId}-d1`, expectedAt: now, orderCode: `P-${n}`, placeName: 'Atacado Ribeirão', zone: 'America/Sao_Paulo' },
    ],
  })),
  ...Array.from({ length: 8 }, (_, leg) =>
    step('tracking', 'PositionReported', (_loadId, n, now) => ({
      driverId: driver(n).driverId,
      at: now,
      point: `-22.9${leg}712,-47.06324`,
      remaining: 400 - leg * 50,
    })),
  ),
  moves('DeliveryApproached', 'IN_DELIVERY'),
  step('receipts', 'ReceiptArrived', (loadId, _n, now) => ({ ...receipt(loadId), arrivedAt: now })),
  step('receipts', 'ReceiptImagesAdded', (loadId, n) => ({ ...receipt(loadId), images: [{ fileId: `file-${n}`, name: 'canhoto.jpg' }] })),
  step('receipts', 'DeliveryEnded', (loadId, _n, now) => ({ ...receipt(loadId), endedAt: now, last: true })),
  moves('LoadDelivered', 'DELIVERED'),
  step('receipts', 'ReceiptApproved', (loadId) => ({ ...receipt(loadId), status: 'APPROVED', onTime: true })),
  step('receipts', 'ReceiptsClosed', (loadId) => ({ deliveryId: `${loadId}-1` })),
  moves('LoadFinished', 'FINISHED'),
]
/** The revision each step expects of its stream. */
const expected = life.map(({ stream }, at) => life.slice(0, at).filter((before) => before.stream === stream).length - 1)
const streamOf = (stream: Step['stream'], loadId: string) => (stream === 'receipts' ? `receipts-${loadId}-1` : `${stream}-${loadId}`)

export const EVENTS_PER_LOAD = life.length

/** The appends of each client, in order: one load's events after the other, the first event claiming the load's code. */
export const appendsOf = (run: number) => {
  let made = 0
  const loads = new Map<number, { loadId: string; number: number }>()
  return (client: number, nth: number): Append => {
    const at = nth % life.length
    if (at === 0) loads.set(client, { loadId: v7(made, run), number: made })
    const { loadId, number } = loads.get(client)!
    const id = v7(++made, run)
    const now = new Date(START + made).toISOString()
    return {
      stream: streamOf(life[at]!.stream, loadId),
      events: [life[at]!.event(loadId, number, now)],
      expected: expected[at]!,
      by,
      key: loadId,
      command: { scope: 'shipper-1/user-7/load', key: id, bodyHash: 'b94d27b9934d3e08a52e52d7da7dabfac484efe37a5380ee9088f7ace2efcde9' },
      correlationId: id,
      causationId: id,
      now,
      ...(at === 0 && { claims: { take: [`externalId:shipper-1:${run}-${number}`] } }),
    }
  }
}
