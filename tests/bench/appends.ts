import type { Event } from '@embarca/contracts/kit/event.ts'
import type { Append } from '@embarca/services/kit/event-store.ts'

const START = Date.now()
const hex = (n: number, width: number) => n.toString(16).padStart(width, '0')
/** UUIDv7 as the browser makes them, without its randomness. */
export const v7 = (n: number, salt = 0) => {
  const time = hex(START + (n >> 3), 12)
  return `${time.slice(0, 8)}-${time.slice(8)}-7${hex(n & 0xfff, 3)}-8${hex(salt & 0xfff, 3)}-${hex((n * 2_654_435_761) % 2 ** 40, 12)}`
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

/** What one load's life records on the road from launch to delivery, a command each. */
const life: readonly ((loadId: string, n: number, now: string) => Event)[] = [
  (loadId, n, now) => ({
    type: 'LoadLaunched',
    data: {
      loadId,
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
    },
  }),
  (loadId, _n, now) => ({
    type: 'LoadOffered',
    data: { loadId, status: 'WAIT_TRANSPORTER_ACCEPT', offeredAt: now, deadline: now, target },
  }),
  (loadId, n) => ({ type: 'TransporterAssigned', data: { loadId, status: 'ASSIGNED_TO_TRANSPORTER', ...transporter(n), price: 412_000 } }),
  (loadId, n) => ({
    type: 'DriverBound',
    data: {
      loadId,
      status: 'WAITING_DRIVER_ACCEPT',
      driver: driver(n),
      vehicles: [{ vehicleId: `vehicle-${n % 60}`, plate: 'ABC1D23', vehicleType: 'CAVALO_TRUCADO' }],
    },
  }),
  ...(
    [
      'DriverConfirmed LINKED_TO_DRIVER_VEHICLE',
      'CollectStarted IN_COLLECT',
      'CollectFinished COLLECT_DONE',
      'TransitStarted IN_TRANSIT',
    ] as const
  ).map((row) => {
    const [type, status] = row.split(' ') as [string, string]
    return (loadId: string): Event => ({ type, data: { loadId, status } })
  }),
  ...Array.from(
    { length: 3 },
    () =>
      (loadId: string, n: number, now: string): Event => ({
        type: 'PositionReported',
        data: { loadId, driverId: `driver-${n % 60}`, at: now, point: '-22.90712,-47.06324', remaining: 120.5 },
      }),
  ),
  (loadId) => ({ type: 'LoadDelivered', data: { loadId, status: 'DELIVERED' } }),
]

export const FACTS_PER_LOAD = life.length

/** What each of many clients appends, turn by turn: one load's life after the other, the first fact claiming the load's code. */
export const appendsOf = (run: number) => {
  let made = 0
  const loads = new Map<number, { loadId: string; number: number }>()
  return (client: number, turn: number): Append => {
    const revision = turn % life.length
    if (revision === 0) loads.set(client, { loadId: v7(made, run), number: made })
    const { loadId, number } = loads.get(client)!
    const id = v7(++made, run)
    const now = new Date(START + made).toISOString()
    return {
      stream: `load-${loadId}`,
      events: [life[revision]!(loadId, number, now)],
      expected: revision - 1,
      by: { userId: 'user-7', roles: ['shipper_operator'], shipperId: 'shipper-1' },
      key: loadId,
      command: { scope: 'shipper-1/user-7/load', key: id, bodyHash: 'b94d27b9934d3e08a52e52d7da7dabfac484efe37a5380ee9088f7ace2efcde9' },
      correlationId: id,
      causationId: id,
      now,
      ...(revision === 0 && { claims: { take: [`externalId:shipper-1:${run}-${number}`] } }),
    }
  }
}
