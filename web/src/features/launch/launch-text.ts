import type { HiringType } from '@embarca/contracts/load/codes.ts'
import type { Targets } from '../../shared/targets/targets.ts'

/** A chosen place, as the form stores it. */
export type Chosen = { readonly id: string; readonly name: string; readonly city: string; readonly state: string; readonly zone: string }
export type StopText = {
  readonly key: string
  readonly place?: Chosen
  readonly at: string
  /** The start of the time window; the other time is its limit. */
  readonly from: string
  readonly weight: string
  readonly amount: string
  readonly price: string
  readonly productId: string
  readonly unitId: string
  readonly orderCode: string
  readonly deadline: string
  readonly observation: string
}
/** A file that is already uploaded, to be attached to the load. */
export type LaunchAttachment = { readonly fileId: string; readonly name: string; readonly size: number }
/** The carrier of a load that is not offered: FOB, or under a dedicated contract. */
export type CarrierText = {
  readonly transporter?: { readonly id: string; readonly name: string }
  /** The contract of a dedicated vehicle, which brings its own carrier and crew. */
  readonly contract?: { readonly id: string; readonly name: string }
  /** A registered driver: the load appears in the driver's app. */
  readonly driverId?: string
  readonly cpf: string
  readonly name: string
  readonly phone: string
  /** The plates of the composition, the tractor first. */
  readonly plates: readonly string[]
}
/** The launch form as text, exactly as typed: invalid input is kept too. */
export type LaunchText = Targets & {
  readonly type: HiringType
  readonly freightType: 'CIF' | 'FOB' | 'DEDICADO' | 'PRIMARIZED'
  readonly deliveryType: 'SINGLE' | 'LOT'
  readonly externalId: string
  readonly operationGroupId: string
  readonly profileId: string
  readonly productId: string
  readonly unitId: string
  readonly conditioningId: string
  readonly vehicleType: string
  readonly trailerType: string
  /** Weight, volume or units of the whole load, as the profile measures. */
  readonly measure: string
  readonly freightPrice: string
  readonly freightPriceDriver: string
  readonly tollPrice: string
  readonly feeDeliveryPrice: string
  readonly extraPrice: string
  readonly referenceValue: string
  readonly distance: string
  readonly acceptType: 'FIRST_ACCEPT' | 'WAIT_DURATION'
  /** Minutes; empty means until the collection. */
  readonly duration: string
  readonly initialBid: string
  readonly reduction: string
  /** Minutes. */
  readonly auctionDuration: string
  readonly extend: boolean
  /** Minutes left at least after a late bid. */
  readonly extension: string
  readonly pricePerPart: string
  readonly amountMinimum: string
  readonly amountMaximum: string
  readonly weightBurden: string
  readonly carrier: CarrierText
  readonly scheduled: boolean
  readonly launchAt: string
  readonly replicated: boolean
  readonly copies: string
  readonly copyCollect: string
  readonly copyDeliver: string
  readonly copyCode: string
  readonly tags: readonly string[]
  readonly flPriority: boolean
  readonly onlyHiring: boolean
  readonly asksAttachment: boolean
  readonly attachments: readonly LaunchAttachment[]
  readonly observation: string
  readonly origins: readonly StopText[]
  readonly destinations: readonly StopText[]
}

export const isFob = ({ freightType }: Pick<LaunchText, 'freightType'>) => freightType === 'FOB'
/** Whether the load is offered. It is not when the customer sends the truck, nor when it waits for a dedicated vehicle. */
export const isOffered = ({ freightType }: Pick<LaunchText, 'freightType'>) => freightType !== 'FOB' && freightType !== 'DEDICADO'
/** Whether the form may name the carrier of the load. */
export const mayName = ({ freightType }: Pick<LaunchText, 'freightType'>) => freightType === 'FOB' || freightType === 'DEDICADO'
export const isLot = ({ deliveryType }: Pick<LaunchText, 'deliveryType'>) => deliveryType === 'LOT'
