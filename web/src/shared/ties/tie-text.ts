import { dayText } from '@embarca/contracts/kit/days.ts'
import { localDay } from '@embarca/contracts/kit/local-time.ts'
import { referenceLabels } from '@embarca/contracts/reference/labels.pt.ts'
import { holdsOn, type TieKind, tieKinds } from '@embarca/contracts/reference/ties.ts'

/** A tie of a driver or vehicle as answers show it. */
export type ShownTie = {
  readonly transporterId: string
  readonly transporterName?: string
  readonly kind: TieKind
  readonly from?: string
  readonly until?: string
}
export const kindOptions = tieKinds.map((value) => ({ value, label: referenceLabels.tieKinds[value] }))

/** The kind of a tie, and its days where they are limited: 'Agregado · até 31/12/2026'. */
export const tieText = ({ kind, from, until }: ShownTie, today = localDay(new Date().toISOString())): string => {
  const days = [from !== undefined && from > today && `de ${dayText(from)}`, until !== undefined && `até ${dayText(until)}`]
  return [referenceLabels.tieKinds[kind], days.filter(Boolean).join(' ')].filter(Boolean).join(' · ')
}
export const holdsToday = (tie: ShownTie, today = localDay(new Date().toISOString())): boolean => holdsOn(tie, today)
/** A tie that ended; others hold, or begin later. */
export const isEnded = ({ until }: ShownTie, today = localDay(new Date().toISOString())): boolean => until !== undefined && until < today

/** A tie as form text; empty days are today and never. */
export type TieText = { readonly kind: string; readonly from: string; readonly until: string }
export const noTie: TieText = { kind: 'FLEET', from: '', until: '' }
export const tieErrors = ({ from, until }: TieText): Readonly<Record<string, string>> =>
  until && until < (from || localDay(new Date().toISOString())) ? { until: referenceLabels.refusal.TIE_ENDS_BEFORE } : {}
/** The request's part of it. */
export const tieFields = ({ kind, from, until }: TieText) => ({ kind, ...(from && { from }), ...(until && { until }) })
