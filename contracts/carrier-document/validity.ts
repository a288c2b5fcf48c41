import { dayAfter, daysFrom } from '../kit/days.ts'
import { atLocalTime } from '../kit/local-time.ts'
import { type DocumentAction, type DocumentStatus, type DocumentValidity, EXPIRY_DAYS } from './codes.ts'

/** The version that counts: approved last. Without `expiresAt` it never ends. */
export type ApprovedVersion = { readonly version: number; readonly expiresAt?: string | undefined }
export type DatedDocument = { readonly status: DocumentStatus; readonly approved?: ApprovedVersion | undefined }

/**
 * The label of a document on a calendar day, `YYYY-MM-DD`, in the zone of its shipper (CA28, R255). While a newer version waits for its
 * review, the approved one counts.
 */
export const documentLabel = ({ approved }: DatedDocument, day: string, thresholdDays = EXPIRY_DAYS): DocumentValidity => {
  if (!approved) return 'WAITING'
  if (approved.expiresAt === undefined) return 'VALID'
  const left = daysFrom(day, approved.expiresAt)
  if (left < 0) return 'EXPIRED'
  return left <= thresholdDays ? 'NEAR_EXPIRY' : 'VALID'
}

/** When the label of a document with this last day changes, as instants: midnights in the zone. */
export const expiryInstants = (expiresAt: string, thresholdDays: number, zone?: string) => ({
  nearExpiryAt: midnight(dayAfter(expiresAt, -thresholdDays), zone),
  expiredAt: midnight(dayAfter(expiresAt, 1), zone),
})
const midnight = (day: string, zone?: string) => atLocalTime(day, undefined, zone) ?? `${day}T03:00:00.000Z`

/** What a shipper asks of a subject, and the version it holds: input of the rules of eligibility. */
export type DocumentStanding = {
  readonly typeId: string
  readonly name: string
  readonly required: boolean
  readonly action: DocumentAction
  readonly approved?: ApprovedVersion | undefined
}
/** The rule of eligibility that a document breaks on a day; undefined: none (CA13). Only required documents can be missing. */
export const documentProblem = (
  { required, approved }: Pick<DocumentStanding, 'required' | 'approved'>,
  day: string,
): 'DOCUMENT_MISSING' | 'DOCUMENT_EXPIRED' | undefined => {
  if (!approved) return required ? 'DOCUMENT_MISSING' : undefined
  return documentLabel({ status: 'APPROVED', approved }, day) === 'EXPIRED' ? 'DOCUMENT_EXPIRED' : undefined
}
