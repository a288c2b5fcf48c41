import { classOf, type VehicleClass } from '@embarca/contracts/dedicated/codes.ts'
import { type ContractState, contractSteps, noContract, termsIn } from '@embarca/contracts/dedicated/contract.ts'
import type { DedicatedEvent } from '@embarca/contracts/dedicated/events.ts'
import type { Projector, Steps } from '../kit/projector.ts'

/** A contract with what the board finds it by. */
export type ContractDocument = ContractState & {
  readonly id: string
  readonly revision: number
  readonly isActive: boolean
  readonly transporterId: string
  readonly vehicleClass: VehicleClass
  readonly plates: readonly string[]
  readonly driverDocument: string
  readonly order: string
}

const step =
  <K extends DedicatedEvent['type']>(type: K) =>
  (contract: ContractDocument | undefined, { data, revision }: { readonly data: never; readonly revision: number }): ContractDocument => {
    const next = contractSteps[type](contract ?? noContract, data)
    const { transporterId, vehicles, driver } = termsIn(next)!
    return {
      ...next,
      id: next.dedicatedId,
      revision,
      isActive: next.status === 'ACTIVE',
      transporterId,
      vehicleClass: classOf(vehicles[0]?.vehicleType ?? ''),
      plates: vehicles.map(({ plate }) => plate),
      driverDocument: driver.document,
      order: vehicles[0]?.plate ?? '',
    }
  }
const on = Object.fromEntries(Object.keys(contractSteps).map((type) => [type, step(type as DedicatedEvent['type'])])) as Steps<
  ContractDocument,
  DedicatedEvent
>

/** One document per contract: its terms, its loads and what was corrected of them. */
export const contractProjector: Projector<ContractDocument, DedicatedEvent> = {
  spec: {
    view: 'dedicated',
    version: 1,
    fields: {
      ...{ shipperId: 'text', operationGroupId: 'text', isActive: 'boolean', transporterId: 'text', vehicleClass: 'text' },
      ...{ plates: 'many', driverDocument: 'text', order: 'text' },
    },
    indexes: [['shipperId', 'operationGroupId', 'isActive', 'order']],
  },
  scope: 'group',
  notifies: 'change',
  id: ({ stream }) => /^dedicated-(.+)$/.exec(stream)?.[1],
  on,
}
