import type { SettledThing } from '../settled-things.ts'

const terms = {
  ...{
    transporterId: 't1',
    transporterName: 'TransNorte',
    cycleDay: 10,
    freightPriceNegotiated: 2_000_000,
    distanceAmountNegotiated: 6_000,
  },
  driver: { driverId: 'd1', name: 'João Almeida', document: '52998224725', phone: '31999994410' },
  vehicles: [{ vehicleId: 'v1', plate: 'RQK3D41', vehicleType: 'CARRETA' }],
  ...{ pricePerKmExceeded: 425, penaltyPrice: 50_000, daysOff: [], tags: ['Frota do norte'] },
}
/** A contract of the first group. */
const contract = { dedicatedId: 'fd-1', shipperId: 's1', operationGroupId: 'g1', firstCycle: '2025-12-10', terms }
export const things: readonly SettledThing[] = [
  {
    kind: 'dedicated',
    id: contract.dedicatedId,
    recorded: { stream: 'dedicated-fd-1', events: [{ type: 'DedicatedContracted', data: contract }] },
    at: /\/dedicatedvehicles\/(shippings\/)?:id/,
    fields: ['dedicatedId', 'dedicatedVehicleId'],
    isOf: 'group',
    words: terms.tags,
  },
]
