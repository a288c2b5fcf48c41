import type { HiringType } from '@embarca/contracts/load/codes.ts'

/** A place as the form keeps it. */
export type Chosen = { readonly id: string; readonly name: string; readonly city: string; readonly state: string; readonly zone: string }
export type StopText = {
  readonly key: string
  readonly place?: Chosen
  readonly at: string
  /** Collections may begin earlier than their limit. */
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
/** A file that is already with the server, to go with the load. */
export type LaunchAttachment = { readonly fileId: string; readonly name: string; readonly size: number }
/** Who carries a load that nobody is asked for: FOB, or under a dedicated contract. */
export type CarrierText = {
  readonly transporter?: { readonly id: string; readonly name: string }
  /** One of the register: the load comes into his app. */
  readonly driverId?: string
  readonly cpf: string
  readonly name: string
  readonly phone: string
  /** Of the composition, the tractor first. */
  readonly plates: readonly string[]
}
/** The launch form as text, exactly as typed: nothing a person wrote is ever thrown away. */
export type LaunchText = {
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
  /** Minutes; empty is until the collection. */
  readonly duration: string
  readonly initialBid: string
  readonly reduction: string
  /** Minutes. */
  readonly auctionDuration: string
  readonly extend: boolean
  /** Minutes that remain at least after a late bid. */
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
  readonly toAll: boolean
  readonly groupIds: readonly string[]
  readonly transporterIds: readonly string[]
  readonly toDrivers: 'NONE' | 'ALL' | 'SOME'
  readonly groupDriverIds: readonly string[]
  readonly driverIds: readonly string[]
  readonly tags: readonly string[]
  readonly flPriority: boolean
  readonly onlyHiring: boolean
  readonly asksAttachment: boolean
  readonly attachments: readonly LaunchAttachment[]
  readonly observation: string
  readonly origins: readonly StopText[]
  readonly destinations: readonly StopText[]
}

/** What decides which fields there are. */
export const isFob = ({ freightType }: Pick<LaunchText, 'freightType'>) => freightType === 'FOB'
/** Whether somebody is asked: neither when the customer sends the truck, nor when a dedicated contract names who carries. */
export const isOffered = ({ freightType, carrier }: Pick<LaunchText, 'freightType' | 'carrier'>) =>
  freightType !== 'FOB' && !(freightType === 'DEDICADO' && carrier.transporter !== undefined)
/** Whether the form asks who carries the load. */
export const mayName = ({ freightType }: Pick<LaunchText, 'freightType'>) => freightType === 'FOB' || freightType === 'DEDICADO'
export const isLot = ({ deliveryType }: Pick<LaunchText, 'deliveryType'>) => deliveryType === 'LOT'
