import type { LoadTerms } from '@embarca/contracts/load/terms.ts'

/** What a transporter did with the offer. */
export type Reaction = {
  readonly transporterName?: string
  readonly seenAt?: string
  readonly declinedAt?: string
  readonly reason?: string
  readonly acceptedAt?: string
}
/** A load as its page keeps it: of what is said about it, who is asked and who has it. */
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
