import { localDay } from '@embarca/contracts/kit/local-time.ts'
import { type Refusal, refuse } from '@embarca/contracts/kit/refusal.ts'
import type { ReferenceRefusal } from '@embarca/contracts/reference/codes.ts'
import { referenceLabels } from '@embarca/contracts/reference/labels.pt.ts'
import { holdsOn, type Tie, type TieKind, tiesOf } from '@embarca/contracts/reference/ties.ts'
import type { CommandOrigin, LookupContext } from '../kit/command-row.ts'
import type { Ownership } from '../kit/scope.ts'
import { worksFor } from './relations.ts'
import type { TiedState } from './ties.ts'

const DAY = 86_400_000

/** A field of the form at fault. */
export type TieFault = { readonly code: ReferenceRefusal; readonly field: string }
/** One refusal for all fields at fault; its code is the first one's. */
export const refusedAt = (faults: readonly TieFault[]): Refusal<ReferenceRefusal> | undefined =>
  faults[0] && refuse(faults[0].code, { fields: faults.map(({ code, field }) => ({ field, message: referenceLabels.refusal[code] })) })

export type TieForm = {
  readonly transporterId?: string | undefined
  readonly kind?: TieKind | undefined
  readonly from?: string | undefined
  readonly until?: string | undefined
}
/** The company that a command is about: a carrier acts for itself. */
export const companyOf = ({ transporterId = '' }: Pick<TieForm, 'transporterId'>, { by }: Pick<CommandOrigin, 'by'>): string =>
  by.transporterId ?? transporterId

/** The tie that a form means, from today unless it says otherwise. */
export const tieOf = ({ kind = 'FLEET', from, until }: TieForm, transporterId: string, now: string) => ({
  transporterId,
  kind,
  from: from ?? localDay(now),
  ...(until && { until }),
})
export const tieFaults = ({ from, until }: TieForm, now: string): readonly TieFault[] =>
  until !== undefined && until < (from ?? localDay(now)) ? [{ code: 'TIE_ENDS_BEFORE', field: 'until' }] : []

/** The last tie of a company, whether it still holds or not. */
export const lastTie = (state: TiedState, transporterId: string): Tie<object> | undefined =>
  tiesOf(state).findLast((tie) => tie.transporterId === transporterId)
/** Whether a company has the driver or vehicle now, or will. */
export const holdsFrom = (state: TiedState, transporterId: string, day: string): boolean =>
  tiesOf(state).some((tie) => tie.transporterId === transporterId && (holdsOn(tie, day) || (tie.from ?? '') > day))
export const dayBefore = (now: string): string => localDay(new Date(Date.parse(now) - DAY).toISOString())

/** What a decision about ties reads of other streams. */
export type CompanyLookup = {
  /** The actor may speak for the company: its own people, or a shipper that it works for. */
  readonly isTheirs: boolean
  /** The company, where the form names none: the first that works for the asking shipper. */
  readonly transporterId: string
}
export const companyLookup = async (state: TiedState | undefined, data: TieForm, context: LookupContext): Promise<CompanyLookup> => {
  const named = companyOf(data, context)
  if (context.by.transporterId !== undefined) return { isTheirs: true, transporterId: named }
  if (named) return { isTheirs: await worksFor(context, named, context.by.shipperId), transporterId: named }
  const [own] = await ownTies(state, context)
  return { isTheirs: own !== undefined, transporterId: own?.transporterId ?? '' }
}

const ownTies = async (state: TiedState | undefined, context: LookupContext) => {
  const ties = state?.transporterId ? tiesOf(state) : []
  const works = await Promise.all(ties.map(({ transporterId }) => worksFor(context, transporterId, context.by.shipperId)))
  return ties.filter((_, at) => works[at])
}

type Owned = (TiedState & { readonly id: string; readonly shipperId: string; readonly driverId?: string }) | undefined
/** The companies it was ever tied to, and every shipper that one of these works for. */
export const ownershipOfTied = async (state: Owned, _: unknown, context: LookupContext): Promise<Ownership | undefined> => {
  if (!state?.id) return undefined
  const { shipperId } = context.by
  const isTheirs = context.by.transporterId === undefined && (await ownTies(state, context)).length > 0
  return {
    shipperId: isTheirs ? shipperId : state.shipperId,
    transporterIds: tiesOf(state).map(({ transporterId }) => transporterId),
    driverId: state.driverId,
  }
}
/** A registration belongs to its author, also where it becomes a tie of a person who is known elsewhere. */
export const ownershipOfNewTie = (_: unknown, __: unknown, { by }: LookupContext): Ownership => ({
  shipperId: by.shipperId,
  ...(by.transporterId !== undefined && { transporterIds: [by.transporterId] }),
})

/** Whether an event is about the driver or vehicle of another company: what this one typed stays as it was. */
export const isOfOtherCompany = ({ data }: { readonly data: TieForm }, form: TieForm, by: CommandOrigin['by']): boolean => {
  const company = companyOf(form, { by })
  return company !== '' && data.transporterId !== undefined && data.transporterId !== company
}
