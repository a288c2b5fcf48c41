import { classOf, type DedicatedStatus, statusOfBound, type VehicleClass } from '@embarca/contracts/dedicated/codes.ts'
import type { Event } from '@embarca/contracts/kit/event.ts'
import type { LoadContribution, LoadDocument } from '../loads/index.ts'

/** What a load does with the vehicle of its contract; empty: it has none, or has ended. */
export type OfContract = { readonly dedicatedStatus: DedicatedStatus | ''; readonly dedicatedClass: VehicleClass | '' }

/** So that vehicles in use are counted without reading their loads. */
export const dedicatedContribution: LoadContribution<OfContract, Event> = {
  version: 1,
  empty: { dedicatedStatus: undefined, dedicatedClass: undefined },
  fields: { dedicatedStatus: 'text', dedicatedClass: 'text' },
  indexes: [['shipperId', 'operationGroupId', 'dedicatedStatus', 'dedicatedClass']],
  on: {},
  derive: ({ dedicatedId, statusCode, vehicleType }: LoadDocument): OfContract => {
    const dedicatedStatus = dedicatedId === undefined ? undefined : statusOfBound(statusCode)
    return { dedicatedStatus: dedicatedStatus ?? '', dedicatedClass: dedicatedStatus === undefined ? '' : classOf(vehicleType ?? '') }
  },
}
