import { type Static, type TProperties, Type } from 'typebox'
import { Cents, Id, Instant, Line, Reason } from '../kit/schema.ts'

const closed = { additionalProperties: false } as const
const kilograms = Type.Number({ minimum: 0, maximum: 1_000_000_000 })

/** A reverse auction: each bid is lower than the one before by at least the percentage. It lasts the offer's `duration`. */
export const AuctionTerms = Type.Object(
  {
    initialBid: Cents,
    /** Per cent of the best bid. */
    reductionPercentage: Type.Optional(Type.Number({ minimum: 0, maximum: 99 })),
    /** Minutes that remain at least after a late bid; absent: no bid moves the end. */
    extension: Type.Optional(Type.Integer({ minimum: 1, maximum: 60 })),
  },
  closed,
)

/** A volume that several transporters carry in parts; the total is the sum over its origins. Weights in kilograms. */
export const LotTerms = Type.Object(
  {
    /** Price of each burden, or of each tonne where no burden is given. */
    pricePerPart: Type.Optional(Cents),
    /** Minimum and maximum of one withdrawal. */
    amountMinimum: Type.Optional(kilograms),
    amountMaximum: Type.Optional(kilograms),
    /** The volume of one truck: lot by burden. */
    weightBurden: Type.Optional(kilograms),
  },
  closed,
)

/** Launches the same load `formatCount` more times; both days at 08:00 in the zone of each place. */
export const GroupReplicate = Type.Object(
  {
    amount: Type.Integer({ minimum: 1, maximum: 50 }),
    /** `DD/MM/YYYY`. */
    originDate: Type.String({ pattern: '^\\d{2}/\\d{2}/\\d{4}$' }),
    destinationDate: Type.String({ pattern: '^\\d{2}/\\d{2}/\\d{4}$' }),
    /** Each load appends its number to it; absent: to the code of the first. */
    externalId: Type.Optional(Type.String({ minLength: 1, maxLength: 36 })),
  },
  closed,
)

export const Attachment = Type.Object({ fileId: Id, name: Line }, closed)
/** A register entry, with its name at that time. */
export const Named = Type.Object({ id: Id, name: Type.String() })

/** Terms of an offer that depend on its hiring type; for everyone who negotiates. */
export const offerTerms = {
  auction: Type.Optional(AuctionTerms),
  lot: Type.Optional(LotTerms),
} satisfies TProperties

/** The user typed a price again that is far from its lane's median: the median and the number of prices behind it, as shown. */
export const PriceConfirmed = Type.Object({ median: Cents, loads: Type.Integer({ minimum: 0, maximum: 1_000_000 }) }, closed)

const percent = Type.Integer({ minimum: 0 })
/** Launched although its goods are more than the vehicle carries: why, and how full the vehicle is by weight and by cubage. */
export const Overload = Type.Object({ reason: Reason, weight: percent, cubage: percent }, closed)
export type Overload = Static<typeof Overload>

/** When an offer opens automatically; absent or past by less than five minutes: now. */
export const launchDate = Type.Optional(Instant)
