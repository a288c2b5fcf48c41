import type { LoadEvent } from './events.ts'

/** The marks of a newly opened offer. */
export const unmarkedOffer = { flBoost: false }
export type OfferMarks = Readonly<typeof unmarkedOffer>

type Mark = {
  readonly sets: Partial<OfferMarks>
  /** The offer goes to the front of the carriers' lists again. */
  readonly toFront?: true
}

/** Events that mark an open offer. The load's state, its document and the carriers' lists read this table. */
const offerMarks = {
  LoadBoosted: { sets: { flBoost: true }, toFront: true },
} satisfies { readonly [K in LoadEvent['type']]?: Mark }

/** One step for each of these events. */
export const eachOfferMark = <Step>(step: (mark: Mark) => Step) =>
  Object.fromEntries(Object.entries<Mark>(offerMarks).map(([type, mark]) => [type, step(mark)])) as {
    readonly [K in keyof typeof offerMarks]: Step
  }
