import { type Static, Type } from 'typebox'
import { Day, Id } from '../kit/schema.ts'

/** How a driver or a vehicle works for a company: employed or owned, bound by a contract, or for single trips. */
export const tieKinds = ['FLEET', 'AGGREGATE', 'THIRD'] as const
export type TieKind = (typeof tieKinds)[number]

/** For whom a driver or a vehicle works, from the first day to the last, both included. */
export const tieFields = {
  transporterId: Id,
  kind: Type.Enum(tieKinds),
  from: Day,
  until: Type.Optional(Day),
}
/** `from` is absent in the first tie, which holds since the registration. `details`: what that company typed about the driver or vehicle. */
export type Tie<Details = unknown> = {
  readonly transporterId: string
  readonly kind: TieKind
  readonly from?: string
  readonly until?: string
  readonly details?: Details
}
/** What a driver's and a vehicle's state have in common: the company that registered it, and its ties where there are several. */
export type Tied<Details = unknown> = { readonly transporterId: string; readonly ties?: readonly Tie<Details>[] }
type TieData = Static<ReturnType<typeof Type.Object<typeof tieFields>>>

/** The ties of a driver or vehicle, the first one first; without any on record, the company that registered it has it in its fleet. */
export const tiesOf = <Details>({ transporterId, ties }: Tied<Details>): readonly Tie<Details>[] =>
  ties ?? [{ transporterId, kind: 'FLEET' }]

/** Whether a tie holds on a day (`YYYY-MM-DD`). */
export const holdsOn = ({ from, until }: Pick<Tie, 'from' | 'until'>, day: string): boolean =>
  (from === undefined || from <= day) && (until === undefined || day <= until)

/** The tie by which a driver or vehicle works for a company on a day; undefined: it does not. */
export const tieWith = <Details>(
  state: Tied<Details> | undefined,
  transporterId: string | undefined,
  day: string,
): Tie<Details> | undefined => state && tiesOf(state).find((tie) => tie.transporterId === transporterId && holdsOn(tie, day))

/** Whether a driver or vehicle works for a company on a day. */
export const isTied = (state: Tied | undefined, transporterId: string | undefined, day: string): boolean =>
  tieWith(state, transporterId, day) !== undefined

/** The ties after another one: it replaces those of the same company that still hold or begin later. */
export const withTie = <Details>(ties: readonly Tie<Details>[], tie: TieData & { readonly details?: Details }): readonly Tie<Details>[] => {
  const isReplaced = ({ transporterId, until }: Tie) => transporterId === tie.transporterId && (until === undefined || until >= tie.from)
  const at = ties.findIndex(isReplaced)
  const others = ties.filter((one) => !isReplaced(one))
  return at === -1 ? [...others, tie] : [...others.slice(0, at), tie, ...others.slice(at)]
}

/** The ties after a company's ended on that last day. */
export const withoutTie = <Details>(
  ties: readonly Tie<Details>[],
  { transporterId, until }: { readonly transporterId: string; readonly until: string },
): readonly Tie<Details>[] =>
  ties.map((tie) => (tie.transporterId === transporterId && (tie.until === undefined || tie.until > until) ? { ...tie, until } : tie))

/**
 * A driver or vehicle as a company knows it on a day: the registered fields, replaced by what that company typed; undefined without a tie
 * that holds.
 */
export const knownTo = <Thing extends Tied<Partial<Thing>>>(
  state: Thing,
  transporterId: string | undefined,
  day: string,
): Thing | undefined => {
  const tie = tieWith(state, transporterId, day)
  return tie && { ...state, ...tie.details }
}
