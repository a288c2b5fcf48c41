import type { LoadTerms } from '@embarca/contracts/load/terms.ts'

/** A transporter's reactions to the offer. */
export type Reaction = {
  readonly transporterName?: string
  readonly seenAt?: string
  readonly declinedAt?: string
  readonly reason?: string
  readonly acceptedAt?: string
}
/** The fields of a load's page that its negotiation needs: the audience and the hired transporter. */
export type OfferedLoad = {
  readonly loadId: string
  readonly shipperId: string
  readonly terms?: Pick<LoadTerms, 'target'>
  readonly transporterId?: string
  readonly accepts: readonly {
    readonly transporterId: string
    readonly transporterName: string
    readonly price: number
    readonly at: string
  }[]
  readonly talks: Readonly<Record<string, Reaction>>
}
