import { type TProperties, Type } from 'typebox'
import { Cents, Id, Instant, Line } from '../kit/schema.ts'

const closed = { additionalProperties: false } as const
const kilograms = Type.Number({ minimum: 0, maximum: 1_000_000_000 })

/** A reverse auction: bids begin at the initial one and each is lower by at least the percentage. Its length is the offer's `duration`. */
export const AuctionTerms = Type.Object(
  {
    initialBid: Cents,
    /** Of the bid to beat. */
    reductionPercentage: Type.Optional(Type.Number({ minimum: 0, maximum: 99 })),
    /** Minutes that remain at least after a late bid; without it, no bid moves the end. */
    extension: Type.Optional(Type.Integer({ minimum: 1, maximum: 60 })),
  },
  closed,
)

/** A volume that several transporters carry in parts; the whole is what its origins add up to. Weights in kilograms. */
export const LotTerms = Type.Object(
  {
    /** Of each burden, or of each tonne where no burden is given. */
    pricePerPart: Type.Optional(Cents),
    /** The least and the most that one withdrawal may take. */
    amountMinimum: Type.Optional(kilograms),
    amountMaximum: Type.Optional(kilograms),
    /** What one truck takes at a time: lot by burden. */
    weightBurden: Type.Optional(kilograms),
  },
  closed,
)

/** The same load again, `formatCount` times more; both days at 08:00 in the zone of each place. */
export const GroupReplicate = Type.Object(
  {
    amount: Type.Integer({ minimum: 1, maximum: 50 }),
    /** `DD/MM/YYYY`. */
    originDate: Type.String({ pattern: '^\\d{2}/\\d{2}/\\d{4}$' }),
    destinationDate: Type.String({ pattern: '^\\d{2}/\\d{2}/\\d{4}$' }),
    /** Each of them adds its number; without it, to the code of the first. */
    externalId: Type.Optional(Type.String({ minLength: 1, maxLength: 36 })),
  },
  closed,
)

export const Attachment = Type.Object({ fileId: Id, name: Line }, closed)
/** Something registered, with its name of that day. */
export const Named = Type.Object({ id: Id, name: Type.String() })

/** What of an offer depends on its kind; read by whoever negotiates. */
export const offerTerms = {
  auction: Type.Optional(AuctionTerms),
  lot: Type.Optional(LotTerms),
} satisfies TProperties

/** When an offer opens by itself; absent or past by less than five minutes: now. */
export const launchDate = Type.Optional(Instant)
