import type { InviteState, PartnershipStatus } from '@embarca/contracts/partnership/codes.ts'
import type { FleetType } from '@embarca/contracts/reference/codes.ts'

/** What one shipper holds about one carrier, and the company's own data. */
export type PartnershipDocument = {
  readonly id: string
  readonly shipperId: string
  readonly transporterId: string
  readonly status: PartnershipStatus
  /** Of the last invitation or request: who began it, and what became of it. */
  readonly direction?: 'SENT' | 'RECEIVED'
  readonly invite?: InviteState
  readonly openedAt?: string
  readonly openedBy?: string
  readonly expiresAt?: string
  readonly since?: string
  readonly reason?: string
  readonly name: string
  readonly fantasyName?: string
  readonly document: string
  readonly city: string
  readonly state: string
  readonly fleetType?: FleetType
  readonly operationUFs: readonly string[]
  readonly vehicleTypes: readonly string[]
  readonly trailerTypes: readonly string[]
  readonly staffed: boolean
  readonly externalCode?: string
  readonly operationGroupIds: readonly string[]
  readonly groupScope?: readonly string[]
  readonly contact?: string
  readonly phone?: string
  readonly tags: readonly { readonly tag: string; readonly operationGroupId: string }[]
  /** Each once. */
  readonly tagNames: readonly string[]
  readonly isLogisticOperator: boolean
  /** Revision of the last event that it reflects. */
  readonly revision: number
}
