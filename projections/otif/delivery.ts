import type { LoadStatus } from '@embarca/contracts/load/codes.ts'
import type { LoadTerms } from '@embarca/contracts/load/terms.ts'
import type { Loss } from '@embarca/contracts/otif/codes.ts'
import type { ReceiptStatus } from '@embarca/contracts/receipt/codes.ts'

/** One destination of a delivery: what was expected, what arrived, and what was decided about it. */
export type OtifDrop = {
  readonly id: string
  readonly placeId: string
  readonly placeName: string
  readonly city: string
  readonly state: string
  readonly zone: string
  readonly expectedAt: string
  /** As reported or corrected; a reset leaves it as it was. */
  readonly arrivedAt?: string
  /** The arrival was set to the expected moment by decision. */
  readonly reset?: boolean
  readonly resettable: boolean
  readonly receipt: ReceiptStatus
  readonly answeredOnTime?: boolean
  readonly reasonId?: string
}

/** A loss, a hit when empty, or left out. */
export type OtifOutcome = Loss | '' | 'OUT'
/** A change after the delivery was published; `fact`: the id of the event that made it. */
export type Restatement = {
  readonly at: string
  readonly fact: string
  readonly type: string
  readonly from: OtifOutcome
  readonly to: OtifOutcome
}

/** A delivery as OTIF sees it, regardless of the clock: what it would lose once it is due. */
export type OtifDelivery = {
  readonly deliveryId: string
  readonly loadId: string
  readonly shipperId: string
  readonly operationGroupId: string
  readonly externalId: string
  readonly statusCode: LoadStatus
  readonly onlyHiring: boolean
  readonly transporterId?: string | undefined
  readonly transporterName?: string | undefined
  readonly from: { readonly city: string; readonly state: string }
  readonly drops: readonly OtifDrop[]
  /** The loss of each closed incident that affects OTIF. */
  readonly incidents?: Readonly<Record<string, Loss>>
  /** Worst of the drops and the incidents; absent for a hit. */
  readonly loss?: Loss | undefined
  /** Nothing is missing any more: it counts even before it is due. */
  readonly settled: boolean
  /** Cancelled, expired, without a delivery: left out. */
  readonly out: boolean
  /** When it was expected, and that day in its zone; both are fixed once it is published. */
  readonly expectedAt: string
  readonly day: string
  readonly restatements: readonly Restatement[]
  /** Before the first restatement. */
  readonly published?: OtifOutcome
}

type Destination = LoadTerms['destinations'][number]
/** A destination without any arrival. */
export const dropTo = ({ destinationId, place, deliveryDate }: Destination): OtifDrop => ({
  id: destinationId,
  placeId: place.placeId,
  placeName: place.name,
  city: place.city,
  state: place.state,
  zone: place.zone,
  expectedAt: deliveryDate,
  resettable: true,
  receipt: 'PENDING',
})
