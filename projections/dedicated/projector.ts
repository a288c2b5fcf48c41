import { classOf, type VehicleClass } from '@embarca/contracts/dedicated/codes.ts'
import { type ContractState, contractSteps, noContract, termsIn } from '@embarca/contracts/dedicated/contract.ts'
import type { DedicatedEvent } from '@embarca/contracts/dedicated/events.ts'
import type { OfType, Recorded } from '@embarca/contracts/kit/event.ts'
import type { Projector, Steps } from '../kit/projector.ts'
import { given } from '../kit/readers.ts'

export const CONTRACTS = 'dedicated'

const correctionTypes = [
  'DedicatedTollChanged',
  'DedicatedDistanceChanged',
  'DedicatedPenaltySet',
  'DedicatedCycleChanged',
  'DedicatedComplemented',
] as const
export type CorrectionType = (typeof correctionTypes)[number]
const isCorrection = (type: string): type is CorrectionType => (correctionTypes as readonly string[]).includes(type)

/** A contract with what the board finds it by. */
export type ContractDocument = ContractState & {
  readonly id: string
  readonly revision: number
  readonly isActive: boolean
  readonly isHeld: boolean
  readonly daysOff: readonly number[]
  readonly transporterId: string
  readonly vehicleClass: VehicleClass
  readonly plates: readonly string[]
  readonly driverDocument: string
  readonly order: string
  /** What was corrected, the newest first. */
  readonly corrections: readonly MoneyCorrection[]
}
/** A correction of a cycle's money, or of a load's cycle; `reason`: as it was given. */
export type MoneyCorrection = {
  readonly type: CorrectionType
  readonly at: string
  readonly by: string
  readonly cycle: string
  readonly loadId?: string
  /** Cents, or kilometres of a distance. */
  readonly value?: number
  /** The complement of a cycle's tolls. */
  readonly tollPrice?: number
  readonly before?: string
  readonly reason?: string
  readonly isRestated: boolean
}

const MOST_CORRECTIONS = 500

const correctionIn = (contract: ContractDocument, { type, data, by, occurredAt: at }: Recorded): MoneyCorrection | undefined => {
  if (!isCorrection(type)) return undefined
  const { loadId, cycle, tollPrice, distance, penaltyPrice, complementPrice, before, reason, justification, restated } = data
  return {
    ...{ type, at, by: by.userId, isRestated: restated === true },
    // A load that moved is corrected in both cycles; it is shown in its new one.
    cycle: cycle ?? contract.rows[loadId]?.cycle ?? '',
    ...given({
      loadId,
      value: penaltyPrice ?? distance ?? complementPrice ?? (loadId === undefined ? undefined : tollPrice),
      tollPrice: loadId === undefined ? tollPrice : undefined,
      before,
      reason: reason ?? justification,
    }),
  } as MoneyCorrection
}
const step =
  <K extends DedicatedEvent['type']>(type: K) =>
  (contract: ContractDocument | undefined, event: Recorded<OfType<DedicatedEvent, K>>): ContractDocument => {
    const { data, revision } = event
    const next: ContractState = contractSteps[type](contract ?? noContract, data as never)
    const correction = contract && correctionIn(contract, event)
    const { transporterId, vehicles, driver, daysOff } = termsIn(next)!
    return {
      ...next,
      id: next.dedicatedId,
      revision,
      isActive: next.status === 'ACTIVE',
      isHeld: next.heldBy !== undefined,
      daysOff,
      transporterId,
      vehicleClass: classOf(vehicles[0]?.vehicleType ?? ''),
      plates: vehicles.map(({ plate }) => plate),
      driverDocument: driver.document,
      order: vehicles[0]?.plate ?? '',
      corrections: [...(correction ? [correction] : []), ...(contract?.corrections ?? [])].slice(0, MOST_CORRECTIONS),
    }
  }
const on = Object.fromEntries(Object.keys(contractSteps).map((type) => [type, step(type as DedicatedEvent['type'])])) as Steps<
  ContractDocument,
  DedicatedEvent
>

/** One document per contract: its terms, its loads and what was corrected of them. */
export const contractProjector: Projector<ContractDocument, DedicatedEvent> = {
  spec: {
    view: CONTRACTS,
    version: 3,
    fields: {
      ...{
        shipperId: 'text',
        operationGroupId: 'text',
        isActive: 'boolean',
        isHeld: 'boolean',
        transporterId: 'text',
        vehicleClass: 'text',
      },
      ...{ plates: 'many', daysOff: 'many', driverDocument: 'text', order: 'text' },
    },
    indexes: [
      ['shipperId', 'operationGroupId', 'isActive', 'order', 'id', 'isHeld', 'transporterId', 'vehicleClass', 'driverDocument'],
      ['shipperId', 'operationGroupId', 'isActive', 'isHeld', 'order', 'id', 'vehicleClass'],
    ],
    counters: [['shipperId', 'operationGroupId', 'isActive', 'vehicleClass']],
  },
  scope: 'group',
  notifies: 'change',
  id: ({ stream }) => /^dedicated-(.+)$/.exec(stream)?.[1],
  on,
}
